import type Stripe from 'stripe';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { logWarning } from '../log.ts';
import { refundOnce, retrieveInvoice } from './invoice-money.ts';
import { membershipsIn } from './membership.ts';
import { reportToOperator } from './report-to-operator.ts';
import { byAge, idOf, isLive } from './stripe-subscription.ts';

/** Metadata of a subscription that was undone, so that a payment that settles later goes back too. */
const UNDONE = 'undone';

/**
 * Undoes a second membership that was completed in spite of checkout's guard: of a customer's live
 * ones the oldest stays, each later one is refunded and ended.
 *
 * @returns whether something was undone
 */
export async function undoLaterSubscriptions(subscription: Stripe.Subscription): Promise<boolean> {
  const customer = idOf(subscription.customer);
  if (customer === null) return false;
  const all = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  const [, ...later] = (await membershipsIn(all.data.filter(isLive))).sort(byAge);
  let undone = false;
  for (const second of later) undone = (await undo(second)) || undone;
  return undone;
}

/**
 * Gives the first payment of a fresh subscription back and ends it at once. The note comes first, so
 * that any later sync completes what broke off. One that has been renewed already was not bought by
 * mistake: it is left alone and reported.
 *
 * @returns whether it was undone
 */
async function undo(subscription: Stripe.Subscription): Promise<boolean> {
  const { id } = subscription;
  const invoiceId = idOf(subscription.latest_invoice);
  const invoice = invoiceId === null ? null : await retrieveInvoice(invoiceId);
  if (invoice !== null && invoice.billing_reason !== 'subscription_create') {
    const uid = subscription.metadata['uid'] ?? null;
    await reportToOperator({ kind: 'secondSubscription', objectId: id, uid });
    return false;
  }
  const noted = await callStripeOrNull((stripe) =>
    stripe.subscriptions.update(id, { metadata: { [UNDONE]: 'duplicate' } }),
  );
  if (noted !== null) await refundIfUndone(noted);
  // Null: another delivery has ended it already.
  await callStripeOrNull((stripe) =>
    stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }),
  );
  logWarning('undid a second subscription', { subscription_id: id });
  return true;
}

export function isUndone({ metadata }: Pick<Stripe.Subscription, 'metadata'>): boolean {
  return metadata[UNDONE] !== undefined;
}

/** Gives back what was paid for an undone subscription, also by a method that settles days later. */
export async function refundIfUndone(
  subscription: Pick<Stripe.Subscription, 'metadata' | 'latest_invoice'>,
): Promise<void> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (!isUndone(subscription) || invoiceId === null) return;
  const invoice = await retrieveInvoice(invoiceId);
  if (invoice.status === 'paid') await refundOnce(invoice, 'duplicate', invoice.amount_paid);
}
