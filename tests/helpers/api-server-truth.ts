import { expect } from 'vitest';
import type Stripe from 'stripe';
import type { Backend } from './api-server-backend.ts';
import type { TestMember } from './api-server-client.ts';

/**
 * Compares what is stored about a member with what Stripe holds: every subscription, one payment
 * record per invoice, and the claim.
 */
export async function expectStoredLikeStripe(backend: Backend, member: TestMember): Promise<void> {
  const { stripe, db } = backend;
  const everything = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  const subscriptions = everything.data.filter(({ metadata }) => metadata['uid'] === member.uid);
  const rows = await db.collection('user_subscriptions').where('user_id', '==', member.uid).get();
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
  const invoices = (
    await Promise.all(
      subscriptions.map(({ id }) => stripe.invoices.list({ subscription: id, limit: 100 })),
    )
  ).flatMap(({ data }) => data);
  const expected = await Promise.all(invoices.map((invoice) => expectedPayment(stripe, invoice)));
  expect(byId(records)).toEqual(byId(expected.filter((record) => record !== null)));

  const { customClaims } = await backend.auth.getUser(member.uid);
  const isPremium = subscriptions.some(({ status }) => status === 'active');
  expect(customClaims?.['premium'] ?? false).toBe(isPremium);
}

/** What our store keeps of a subscription's state. */
export interface SubscriptionState {
  id: string;
  status: string;
  cancel_at_period_end: boolean;
  /** ISO 8601, UTC */
  current_period_end: string;
}

/** What ought to be stored of a subscription at Stripe. */
export function expectedSubscription(subscription: Stripe.Subscription): SubscriptionState {
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  return {
    id: subscription.id,
    status: subscription.status,
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_end: new Date(end * 1000).toISOString(),
  };
}

async function expectedPayment(stripe: Stripe, invoice: Stripe.Invoice) {
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, limit: 100 });
  const intents = data.map(({ payment }) => String(payment.payment_intent));
  const charges = await Promise.all(
    intents.map((payment_intent) => stripe.charges.list({ payment_intent, limit: 100 })),
  );
  const all = charges.flatMap((list) => list.data);
  if (invoice.status !== 'paid') {
    const isTried = all.some(({ status }) => status === 'failed');
    return isTried ? { id: invoice.id, status: 'failed', amount_cents: invoice.amount_due } : null;
  }
  let status = 'succeeded';
  if (all.some(({ disputed }) => disputed)) status = 'disputed';
  else if (all.some(({ refunded }) => refunded)) status = 'refunded';
  return { id: invoice.id, status, amount_cents: invoice.amount_paid };
}

function byId<T extends { id: string }>(items: T[]): T[] {
  return [...items].sort((a, b) => a.id.localeCompare(b.id));
}
