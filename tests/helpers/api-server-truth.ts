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
  const mapping = await db.doc(`stripe_customers/${member.uid}`).get();
  const subscriptions = everything.data
    .filter(isMembership)
    .filter(
      ({ metadata, customer }) =>
        metadata['uid'] === member.uid ||
        (metadata['uid'] === undefined && customer === mapping.get('customer_id')),
    );
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
  const ids = new Set(subscriptions.map(({ id }) => id));
  const expected = (await invoicesAtStripe(stripe))
    .filter(({ subscription }) => ids.has(subscription))
    .map(expectedPayment);
  expect(byId(records)).toEqual(byId(expected.filter((record) => record !== null)));

  const { customClaims } = await backend.auth.getUser(member.uid);
  const isPremium = subscriptions.some(({ status }) => status === 'active');
  expect(customClaims?.['premium'] ?? false).toBe(isPremium);
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

/** What carries our price is membership, whoever sold it; anything else is none of ours. */
export function isMembership({ metadata, items }: Stripe.Subscription): boolean {
  return [metadata, items.data[0]?.price.metadata].some((each) => each?.['plan_id'] !== undefined);
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
    // An end that is settled, by the flag or for a moment of the period, as a notice does.
    cancel_at_period_end:
      subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= end,
    current_period_end: new Date(end * 1000).toISOString(),
  };
}

interface BilledInvoice {
  invoice: Stripe.Invoice;
  /** Id of its subscription. */
  subscription: string;
  /** Every try to take its money. */
  charges: Stripe.Charge[];
  disputes: Stripe.Dispute[];
}

/** All invoices with their charges, in as few requests as possible: hundreds of lives ask. */
async function invoicesAtStripe(stripe: Stripe): Promise<BilledInvoice[]> {
  const everything = { limit: 100 };
  const most = { limit: 10_000 };
  const [invoices, payments, charges, disputes] = await Promise.all([
    stripe.invoices.list(everything).autoPagingToArray(most),
    stripe.invoicePayments.list(everything).autoPagingToArray(most),
    stripe.charges.list(everything).autoPagingToArray(most),
    stripe.disputes.list(everything).autoPagingToArray(most),
  ]);
  return invoices.map((invoice) => {
    const intents = payments
      .filter((payment) => payment.invoice === invoice.id)
      .map(({ payment }) => payment.payment_intent);
    const isItsOwn = ({ payment_intent }: Stripe.Charge | Stripe.Dispute) =>
      intents.includes(payment_intent ?? '');
    return {
      invoice,
      subscription: String(invoice.parent?.subscription_details?.subscription),
      charges: charges.filter(isItsOwn),
      disputes: disputes.filter(isItsOwn),
    };
  });
}

function expectedPayment({ invoice, charges, disputes }: BilledInvoice) {
  if (invoice.status !== 'paid') {
    const isTried = charges.some(({ status }) => status === 'failed');
    return isTried ? { id: invoice.id, status: 'failed', amount_cents: invoice.amount_due } : null;
  }
  let status = 'succeeded';
  if (disputes.some((each) => each.status !== 'won')) status = 'disputed';
  else if (charges.some(({ refunded }) => refunded)) status = 'refunded';
  return { id: invoice.id, status, amount_cents: invoice.amount_paid };
}

function byId<T extends { id: string }>(items: T[]): T[] {
  return [...items].sort((a, b) => a.id.localeCompare(b.id));
}
