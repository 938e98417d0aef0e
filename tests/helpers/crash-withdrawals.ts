import { expect } from 'vitest';
import { post } from './api-server-client.ts';
import type { Expected } from './crash-expectations.ts';
import { asMember, buyer, type CrashCase, type Scene } from './crash-scenes.ts';

const DECLARED: Pick<CrashCase, 'isMade' | 'before' | 'after'> = {
  isMade: async (scene) => !(await noticesOf(scene)).empty,
  before: { hasAccess: true, refunds: [] },
  after: carriedOut,
};

/** Withdrawals count once they are declared, whatever becomes of the process. */
export const WITHDRAWAL_CASES: Record<string, CrashCase> = {
  withdrawal: {
    begin: buyer,
    act: asMember('withdraw-membership'),
    again: asMember('withdraw-membership', {}, [200, 409]),
    ends: /^commit/,
    ...DECLARED,
  },
  'withdrawal by the public form': { begin: buyer, act: withdrawByForm, ...DECLARED },
};

async function withdrawByForm({ backend, member }: Scene): Promise<void> {
  const declared = { name: 'Mia', email: member.email, contract: 'my membership', locale: 'en' };
  const notice = { kind: 'withdrawal', ...declared };
  const { status } = await post(backend, 'contract-notice', notice, member);
  expect(status).toBe(200);
}

function noticesOf({ backend: { db }, member: { uid } }: Scene) {
  return db.collection('contract_notices').where('user_id', '==', uid).get();
}

/** Everything is paid back, and each notice is done: who declares again after midnight has two. */
async function carriedOut(scene: Scene): Promise<Expected> {
  const { docs } = await noticesOf(scene);
  expect(docs).not.toEqual([]);
  expect(docs.filter((notice) => notice.get('done') === null)).toEqual([]);
  return { hasAccess: false, refunds: [29_000] };
}
