import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect } from 'vitest';
import { readEntitlement } from '#functions/usecases/entitlement.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { isStripeEventType } from '#shared/entities/stripe-event.ts';
import { startBackend, type Backend } from './api-server-backend.ts';
import { call, signUp } from './api-server-client.ts';
import { isMembership } from './expected-records.ts';
import { expectNothingLeft, expectStoredLikeStripe } from './api-server-truth.ts';
import { cases } from './cases.ts';
import { SubscriptionHistory, type Move } from './subscription-history.ts';
import type { Steps } from './subscription-steps.ts';

/** How many histories each file runs. */
const HISTORIES = cases({ usual: 10, all: 250 });

let backend: Backend;
let folder: string;
/** Stripe with our plan and nothing else. */
let emptyShop: string;
/** Our plan as it is at first. */
let plan: DocumentData;

/** Starts and stops what the histories of a test file share. */
export function prepareHistories(): void {
  beforeAll(async () => {
    backend = await startBackend();
    await call(backend, 'initialize-pricing-plan', {});
    await backend.control.settled();
    folder = await mkdtemp(join(tmpdir(), 'histories-'));
    emptyShop = join(folder, 'stripe.json');
    await backend.control.save(emptyShop);
    plan = (await backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).get()).data() ?? {};
  });
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  });
}

const step = fc.record({ kind: fc.constant('step' as const), pick: fc.nat() });
/**
 * Each number picks one of the events so far, 0 the newest, so that they come in any order and
 * repeatedly, and fresh ones often meet a delivery of an older one.
 */
const delivery = fc.record({
  kind: fc.constant('deliver' as const),
  picks: fc.array(fc.oneof(fc.nat(), fc.nat({ max: 2 })), { minLength: 1, maxLength: 6 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
  pace: fc.constantFrom('awaited' as const, 'let go' as const, 'overtaken' as const),
});
const history = fc.record({
  moves: fc.array(fc.oneof(step, delivery), {
    minLength: 1,
    maxLength: 8,
  }),
  /** How many deliveries get lost: during the history, and of those after it. */
  lost: fc.nat({ max: 3 }),
  lostInTheEnd: fc.nat({ max: 3 }),
  /** Events that come once more when everything has been applied. */
  again: fc.array(fc.nat(), { maxLength: 4 }),
});

/**
 * Property test with random subscription histories: steps at any time, events delivered in any order, repeatedly,
 * several at once, some lost and some overtaken by others, until all have come. In between nothing
 * may be stored that Stripe has not had or that is older than what was delivered; in the end the store, the
 * claim and the payment records equal what Stripe holds, and no event does anything a second time.
 *
 * Needs the hooks of {@link prepareHistories}.
 */
export async function checkRandomHistories(steps: Steps): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async ({ moves, lost, lostInTheEnd, again }) => {
      const { control } = backend;
      await control.restore(emptyShop);
      await backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).set(plan);
      control.hold();
      control.drop(lost);
      const member = await signUp(backend);
      const played = new SubscriptionHistory(backend, member, steps);
      const purchase: Move = { kind: 'step', pick: 0 };
      for (const move of [purchase, ...moves]) await played.make(move);
      await played.arrived();

      // What was lost or never sent comes with Stripe's retries.
      control.drop(lostInTheEnd);
      control.release();
      await control.settled();
      await played.expectNothingInvented();
      if (played.isDeleted) await expectNothingLeft(backend, member);
      else await expectStoredLikeStripe(backend, member);
      await expectAccessUntilTheEnd(member.uid);
      await played.ledger.expectPaid(backend.stripe);
      await expectAppliedOnce(again);
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
}

/** Premium until the end of the paid period, to the millisecond. */
async function expectAccessUntilTheEnd(uid: string): Promise<void> {
  const { data } = await backend.stripe.subscriptions.list({ status: 'active' });
  const ours = data.filter(isMembership);
  expect(ours.length).toBeLessThanOrEqual(1);
  const [active] = ours;
  const isPremiumAt = async (time: number) =>
    (await readEntitlement(uid, new Date(time))).isPremium;
  const notice = active?.cancel_at ?? null;
  const end = (notice ?? active?.items.data[0]?.current_period_end ?? 0) * 1_000;
  expect(await isPremiumAt(end - 1)).toBe(active !== undefined);
  expect(await isPremiumAt(end)).toBe(active !== undefined && notice === null);
}

/** Every event that we handle is marked as applied, and another delivery of it makes no request. */
async function expectAppliedOnce(again: readonly number[]): Promise<void> {
  const events = backend.control.events().filter(({ type }) => isStripeEventType(type));
  const refs = events.map(({ id }) => backend.db.doc(`stripe_events/${id}`));
  const marks = await backend.db.getAll(...refs);
  expect(marks.map((mark) => typeof mark.get('applied_at'))).toEqual(marks.map(() => 'string'));
  const asked = backend.gate.requests.length;
  const repeated = again.map((pick) => events[pick % events.length]?.id ?? '');
  const outcomes = await backend.control.deliver(repeated, { concurrency: 3 });
  expect(outcomes.filter(({ taken }) => !taken)).toEqual([]);
  expect(backend.gate.requests.slice(asked)).toEqual([]);
}
