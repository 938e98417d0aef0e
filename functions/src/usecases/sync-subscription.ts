import type Stripe from 'stripe';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { findDeletionOf } from '../stores/deleted-accounts.ts';
import { findRefundedCents } from '../stores/payments.ts';
import { findUidOfCustomer } from '../stores/stripe-customers.ts';
import { findSubscription, saveSubscription } from '../stores/subscriptions.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import { openCents, refundOnce, retrieveInvoice } from './invoice-money.ts';
import { planIdOf } from './membership.ts';
import { reportToOperator } from './report-to-operator.ts';
import { idOf, instantOf, isLive, statusOf } from './stripe-subscription.ts';
import { refundIfUndone, undoLaterSubscriptions } from './undo-subscription.ts';

/**
 * Brings one stored subscription to what Stripe says now (product 5.10). Safe
 * to run any number of times, in any order and at once: see `takeTicket`.
 *
 * @returns the stored row, or null when the subscription is not ours or its account is deleted
 */
export async function syncSubscription(
  subscriptionId: string,
  now: Date,
): Promise<UserSubscription | null> {
  const ticket = await takeTicket(subscriptionId, now);
  const subscription = await retrieveWithInvoice(subscriptionId);
  if (subscription === null) return endMissing(subscriptionId, ticket, now);
  const planId = await planIdOf(subscription);
  if (planId === null) return null;

  const uid = await uidOf(subscription);
  if (uid === null) {
    await reportToOperator({ kind: 'subscriptionOfNobody', objectId: subscriptionId, uid });
    return null;
  }
  const row = await saveSubscription(await rowOf(subscription, uid, planId, now), ticket);
  if (row === null) {
    await endForDeletedAccount(subscriptionId, uid);
    return null;
  }
  await settleRefund(subscription);
  await refundIfUndone(subscription);
  if (!isLive(subscription) || !(await undoLaterSubscriptions(subscription))) return row;
  return syncSubscription(subscriptionId, now);
}

/**
 * Nothing may be billed to an account that is deleted: whatever lives ends as the deletion would
 * have ended it, and what was paid after the deletion goes back whole.
 */
async function endForDeletedAccount(subscriptionId: string, uid: string): Promise<void> {
  const deletedAt = await findDeletionOf(uid);
  if (deletedAt === null) return;
  // Read anew: one that has ended since the sync read it is owed nothing for an end of ours.
  const subscription = await retrieveWithInvoice(subscriptionId);
  if (subscription === null) return;
  if (isLive(subscription)) await endNow(subscription, new Date(deletedAt));
  else await settleRefund(subscription);
  const invoiceId = idOf(subscription.latest_invoice);
  if (invoiceId === null) return;
  const invoice = await retrieveInvoice(invoiceId);
  const paidAt = invoice.status_transitions.paid_at;
  if (paidAt === null || instantOf(paidAt) < deletedAt) return;
  await refundOnce(invoice, 'after-deletion', invoice.amount_paid);
}

/** Null when Stripe does not know it (any more). */
function retrieveWithInvoice(id: string): Promise<Stripe.Subscription | null> {
  return callStripeOrNull((stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  );
}

/** Stripe does not know it (any more), so it cannot be alive. */
async function endMissing(
  subscriptionId: string,
  ticket: number,
  now: Date,
): Promise<UserSubscription | null> {
  const stored = await findSubscription(subscriptionId);
  if (stored === null) return null;
  return saveSubscription({ ...stored, status: 'canceled', updated_at: now.toISOString() }, ticket);
}

/**
 * The owner of a subscription, or of an invoice by what it says about its subscription. Ours carry
 * the uid; one made by hand in Stripe's dashboard is found by its customer.
 */
export async function uidOf(
  object: Pick<Stripe.Subscription, 'metadata'> & Pick<Stripe.Invoice, 'customer'>,
): Promise<string | null> {
  const uid = object.metadata['uid'];
  if (uid !== undefined && uid !== '') return uid;
  const customerId = idOf(object.customer);
  return customerId === null ? null : findUidOfCustomer(customerId);
}

async function rowOf(
  subscription: Stripe.Subscription,
  uid: string,
  planId: string,
  now: Date,
): Promise<UserSubscription> {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    user_id: uid,
    pricing_plan_id: planId,
    status: statusOf(subscription),
    cancel_at_period_end: endsWithPeriod(subscription, item),
    stripe_subscription_id: subscription.id,
    stripe_customer_id: idOf(subscription.customer) ?? '',
    current_period_start: item === undefined ? null : instantOf(item.current_period_start),
    current_period_end: item === undefined ? null : instantOf(item.current_period_end),
    ends_at: endOf(subscription, item),
    period_paid_cents: await paidForPeriod(subscription),
    created_at: instantOf(subscription.created),
    updated_at: now.toISOString(),
  };
}

/** Stripe's portal may note the end of the period as `cancel_at` instead of the flag. */
function endsWithPeriod(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): boolean {
  const { cancel_at_period_end: flag, cancel_at: at } = subscription;
  return flag || (at !== null && item !== undefined && at <= item.current_period_end);
}

/** When it ends, if that is settled. */
function endOf(
  { cancel_at_period_end: flag, cancel_at: at, ended_at: ended }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): string | null {
  const end = ended ?? (flag ? item?.current_period_end : at);
  return end == null ? null : instantOf(end);
}

async function paidForPeriod({
  latest_invoice: invoice,
}: Stripe.Subscription): Promise<number | null> {
  if (invoice === null || typeof invoice === 'string') return null;
  if (invoice.status !== 'paid') return openCents(invoice);
  return Math.max(0, invoice.amount_paid - (await findRefundedCents(invoice.id)));
}

/** Every subscription that Stripe lists for a customer, ended and foreign ones too. */
export async function listStripeSubscriptions(customerId: string): Promise<Stripe.Subscription[]> {
  const found = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  return found.data;
}
