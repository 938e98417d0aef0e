import type Stripe from 'stripe';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { logWarning } from '../log.ts';
import { refundOnce, retrieveInvoice } from './invoice-money.ts';
import { membershipsIn } from './membership-plan.ts';
import { notifyOperator } from './notify-operator.ts';
import { byAge, idOf, isLive } from './stripe-subscription.ts';

/** Metadata key of an undone subscription, so that a payment that settles later is refunded too. */
const UNDONE = 'undone';

/**
 * Refunds and cancels every live membership of a customer but the oldest (product 5.11). Checkout
 * prevents a second one, but two can still be completed at the same moment.
 *
 * @returns whether something was undone
 */
export async function undoDuplicateSubscriptions(
  subscription: Stripe.Subscription,
): Promise<boolean> {
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
 * Refunds the first payment of a new subscription and cancels it at once. The metadata is written
 * first, so that a later sync completes an interrupted run. A subscription that has been renewed was
 * not bought by mistake: it is reported to the operator and not changed.
 *
 * @returns whether it was undone
 */
async function undo(subscription: Stripe.Subscription): Promise<boolean> {
  const { id } = subscription;
  const invoiceId = idOf(subscription.latest_invoice);
  const invoice = invoiceId === null ? null : await retrieveInvoice(invoiceId);
  if (invoice !== null && invoice.billing_reason !== 'subscription_create') {
    const uid = subscription.metadata['uid'] ?? null;
    await notifyOperator({ kind: 'secondSubscription', objectId: id, uid });
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

/** Refunds the payment of an undone subscription, also when the payment settles days later. */
export async function refundIfUndone(
  subscription: Pick<Stripe.Subscription, 'metadata' | 'latest_invoice'>,
): Promise<void> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (!isUndone(subscription) || invoiceId === null) return;
  const invoice = await retrieveInvoice(invoiceId);
  if (invoice.status === 'paid') await refundOnce(invoice, 'duplicate', invoice.amount_paid);
}
