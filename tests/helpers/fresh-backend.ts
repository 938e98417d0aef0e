import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from './api-server-backend.ts';
import { call } from './api-server-client.ts';

export interface FreshBackend {
  readonly backend: Backend;
  /** Leaves our plan alone at Stripe and in the store; events are held from then on. */
  reset: () => Promise<void>;
}

/** A backend of the file's own that hundreds of cases can start from, without any member. */
export function useFreshBackend(): FreshBackend {
  let started: Backend | undefined;
  let folder: string;
  /** Stripe with our plan and nothing else. */
  let emptyShop: string;
  let plan: DocumentData;

  const backend = () => {
    if (started === undefined) throw new Error('The backend has not started.');
    return started;
  };
  beforeAll(async () => {
    started = await startBackend();
    await call(backend(), 'initialize-pricing-plan', {});
    await backend().control.settled();
    folder = await mkdtemp(join(tmpdir(), 'fresh-'));
    emptyShop = join(folder, 'stripe.json');
    await backend().control.save(emptyShop);
    plan = (await backend().db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).get()).data() ?? {};
  });
  afterAll(async () => {
    await started?.stop();
    await rm(folder, { recursive: true });
  });

  return {
    get backend() {
      return backend();
    },
    async reset(): Promise<void> {
      const { control, db, gate } = backend();
      backend().setNow(null);
      gate.forgetUnmet();
      await control.restore(emptyShop);
      control.hold();
      const collections = await db.listCollections();
      const others = collections.filter(({ id }) => id !== 'pricing_plans');
      await Promise.all(others.map((collection) => db.recursiveDelete(collection)));
      await db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).set(plan);
    },
  };
}
