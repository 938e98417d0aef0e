import { expect } from 'vitest';
import type { Backend } from './api-server-backend.ts';
import { post, type TestMember } from './api-server-client.ts';
import { expectNothingLeft, expectStoredLikeStripe } from './api-server-truth.ts';

/** What must be true about a member. */
export interface Expected {
  hasAccess: boolean;
  /** Every refund there may be, in cents. */
  refunds: readonly number[];
}

/** What the functions answer a member who asks for their access; false once there is no account. */
async function hasAccess(backend: Backend, member: TestMember): Promise<boolean> {
  const response = await post(backend, 'me', {}, member);
  if (response.status !== 200) {
    expect([401, 403]).toContain(response.status);
    return false;
  }
  const { subscription } = (await response.json()) as {
    subscription: { is_premium: boolean } | null;
  };
  return subscription?.is_premium ?? false;
}

/** Every refund at Stripe in cents, none of more than was paid. */
async function refundsOf({ stripe }: Backend): Promise<number[]> {
  const [refunds, charges] = await Promise.all([
    stripe.refunds.list({ limit: 100 }),
    stripe.charges.list({ limit: 100 }),
  ]);
  for (const { amount, amount_refunded: back } of charges.data) {
    expect(back).toBeLessThanOrEqual(amount);
  }
  return refunds.data.map(({ amount }) => amount).sort((a, b) => a - b);
}

/** The first night after a process ended makes this true, whatever became of the events. */
export async function expectAccessAndRefunds(
  backend: Backend,
  member: TestMember,
  expected: Expected,
): Promise<void> {
  const [access, refunds] = [await hasAccess(backend, member), await refundsOf(backend)];
  expect({ hasAccess: access, refunds }).toEqual(expected);
}

/** A deleted account leaves nothing; of any other the store knows what Stripe does. */
export async function expectWhole(backend: Backend, member: TestMember): Promise<void> {
  const mark = await backend.db.doc(`deleted_accounts/${member.uid}`).get();
  if (mark.exists) await expectNothingLeft(backend, member);
  else await expectStoredLikeStripe(backend, member);
}
