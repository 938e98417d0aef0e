import { expect } from 'vitest';
import type { Backend } from './api-server-backend.ts';
import {
  expectedPayment,
  expectedSubscription,
  invoicesAtStripe,
  isMembership,
} from './expected-records.ts';
import { call, type TestMember } from './api-server-client.ts';

/**
 * Compares what is stored about a member with what Stripe holds: every subscription, one payment
 * record per invoice, and the membership in the answer to the member.
 */
export async function expectStoredLikeStripe(backend: Backend, member: TestMember): Promise<void> {
  const { stripe, db } = backend;
  const everything = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  const mapping = await db.doc(`stripe_customers/${member.uid}`).get();
  const rows = await db.collection('user_subscriptions').where('user_id', '==', member.uid).get();
  // Once its customer is deleted at Stripe, only what was stored shows whose it was.
  const known = new Set(rows.docs.map(({ id }) => id));
  const subscriptions = everything.data
    .filter(isMembership)
    .filter(
      ({ id, metadata, customer }) =>
        metadata['uid'] === member.uid ||
        (metadata['uid'] === undefined &&
          (customer === mapping.get('customer_id') || known.has(id))),
    );
  const stored = rows.docs.map((row) => ({
    id: row.id,
    status: row.get('status') as string,
    cancel_at_period_end: row.get('cancel_at_period_end') as boolean,
    current_period_end: row.get('current_period_end') as string,
  }));
  expect(byId(stored)).toEqual(byId(subscriptions.map(expectedSubscription)));

  const payments = await db.collection('payments').where('user_id', '==', member.uid).get();
  const records = payments.docs.map((row) => ({
    id: row.id,
    status: row.get('status') as string,
    amount_cents: row.get('amount_cents') as number,
  }));
  const ids = new Set(subscriptions.map(({ id }) => id));
  const expected = (await invoicesAtStripe(stripe))
    .filter(({ subscription }) => ids.has(subscription))
    .map(expectedPayment);
  expect(byId(records)).toEqual(byId(expected.filter((record) => record !== null)));

  const { subscription } = await call(backend, 'me', {}, member);
  const isPremium = subscriptions.some(({ status }) => status === 'active');
  expect(subscription?.is_premium ?? false).toBe(isPremium);
}

/**
 * Nothing is left of a deleted account but Stripe's own invoices, and nothing will be billed.
 */
export async function expectNothingLeft(
  { stripe, db, auth }: Backend,
  { uid }: TestMember,
): Promise<void> {
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  for (const collection of ['user_subscriptions', 'payments', 'user_activity']) {
    const rows = await db.collection(collection).where('user_id', '==', uid).get();
    expect(
      rows.docs.map(({ id }) => id),
      collection,
    ).toEqual([]);
  }
  for (const collection of ['user_profiles', 'user_stats', 'stripe_customers']) {
    expect((await db.doc(`${collection}/${uid}`).get()).exists, collection).toBe(false);
  }
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  const states = data.filter(isMembership).map(({ status }) => status);
  expect(states.filter((status) => status !== 'canceled')).toEqual([]);
}

function byId<T extends { id: string }>(items: T[]): T[] {
  return [...items].sort((a, b) => a.id.localeCompare(b.id));
}
