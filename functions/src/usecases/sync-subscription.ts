import type Stripe from 'stripe';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { isWithdrawable } from '#shared/rules/membership-term.ts';
import { findDeletionOf } from '../stores/deleted-accounts.ts';
import { findRefundedCents } from '../stores/payments.ts';
import { findUidOfCustomer } from '../stores/stripe-customers.ts';
import {
  findSubscription,
  listSubscriptionsOf,
  saveSubscription,
} from '../stores/subscriptions.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { endNoteOf, isEndRefunded, settledEndOf } from './end-note.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import { openCents, refundOnce, retrieveInvoice } from './invoice-money.ts';
import { planIdOf } from './membership.ts';
import { membershipNews } from './membership-news.ts';
import { reportToOperator } from './report-to-operator.ts';
import { idOf, instantOf, isLive, statusOf } from './stripe-subscription.ts';
import { isUndone, refundIfUndone, undoLaterSubscriptions } from './undo-subscription.ts';

/**
 * Brings one stored subscription to what Stripe says now (product 5.10), and tells the member when it
 * ends or goes on (5.19). Safe to run any number of times, in any order and at once: see `takeTicket`.
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

  const uid = await ownerOf(subscription);
  if (uid === null) {
    await reportToOperator({ kind: 'subscriptionOfNobody', objectId: subscriptionId, uid });
    return null;
  }
  const money = await moneyOfPeriod(subscription);
  const next = rowOf(subscription, { uid, planId, money }, now);
  const news = await membershipNews(subscription, next, money.refundedCents);
  const row = await saveSubscription(next, ticket, news, now);
  if (row === null) {
    await endForDeletedAccount(subscriptionId, uid);
    return null;
  }
  await reportEnds(subscription, row, money.refundedCents);
  await settleRefund(subscription);
  await refundIfUndone(subscription);
  if (!isLive(subscription) || !(await undoLaterSubscriptions(subscription))) return row;
  return syncSubscription(subscriptionId, now);
}

/** What about the end of a membership is left to a person. */
async function reportEnds(
  subscription: Stripe.Subscription,
  { user_id: uid, withdrawn }: UserSubscription,
  refundedCents: number,
): Promise<void> {
  const note = endNoteOf(subscription);
  const isTakenAway = isLive(subscription) && note !== null && settledEndOf(subscription) === null;
  if (isTakenAway && isEndRefunded(subscription, refundedCents)) {
    await reportToOperator({ kind: 'noticeTakenAway', objectId: note.invoiceId, uid });
  }
  if (withdrawn && (await countWithdrawals(uid)) > 1) {
    await reportToOperator({ kind: 'withdrawnAgain', objectId: subscription.id, uid });
  }
}

/** How many memberships a member has withdrawn from. */
export async function countWithdrawals(uid: string): Promise<number> {
  return (await listSubscriptionsOf(uid)).filter(({ withdrawn }) => withdrawn).length;
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
  if (isLive(subscription)) await endNow(subscription, new Date(deletedAt), 'deletion');
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
  const ended = { ...stored, status: 'canceled', updated_at: now.toISOString() } as const;
  return saveSubscription(ended, ticket, () => null, now);
}

/**
 * The owner by what Stripe knows, else by what was stored: a customer that was deleted at Stripe leads
 * to nobody any more.
 */
export async function ownerOf(subscription: Stripe.Subscription): Promise<string | null> {
  const uid = await uidOf(subscription);
  return uid ?? (await findSubscription(subscription.id))?.user_id ?? null;
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

interface Facts {
  uid: string;
  planId: string;
  money: PeriodMoney;
}

function rowOf(
  subscription: Stripe.Subscription,
  { uid, planId, money }: Facts,
  now: Date,
): UserSubscription {
  return {
    ...stateOf(subscription),
    user_id: uid,
    pricing_plan_id: planId,
    stripe_subscription_id: subscription.id,
    period_paid_cents: isEndRefunded(subscription, money.refundedCents) ? 0 : money.leftCents,
    withdrawn: isWithdrawn(subscription, money),
    created_at: instantOf(subscription.created),
    updated_at: now.toISOString(),
  };
}

/** What of a stored row Stripe's list of subscriptions tells by itself. */
export function stateOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    status: statusOf(subscription),
    cancel_at_period_end: endsWithPeriod(subscription, item),
    stripe_customer_id: idOf(subscription.customer) ?? '',
    current_period_start: item === undefined ? null : instantOf(item.current_period_start),
    current_period_end: item === undefined ? null : instantOf(item.current_period_end),
    ends_at: endOf(subscription, item),
  };
}

/** Ended within the time for withdrawal, with the money back; a second order by mistake is none. */
function isWithdrawn(
  subscription: Stripe.Subscription,
  { paidCents, refundedCents }: PeriodMoney,
): boolean {
  const { created, ended_at: ended } = subscription;
  if (ended === null || isUndone(subscription)) return false;
  const isBack =
    settledEndOf(subscription) !== null || (paidCents > 0 && refundedCents >= paidCents);
  return isBack && isWithdrawable(instantOf(created), new Date(ended * 1_000));
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

/** In cents, of the newest invoice. */
interface PeriodMoney {
  paidCents: number;
  refundedCents: number;
  /** Paid or still to be paid, and not given back; null without an invoice. */
  leftCents: number | null;
}

async function moneyOfPeriod({
  latest_invoice: invoice,
}: Stripe.Subscription): Promise<PeriodMoney> {
  if (invoice === null || typeof invoice === 'string') {
    return { paidCents: 0, refundedCents: 0, leftCents: null };
  }
  if (invoice.status !== 'paid') {
    return { paidCents: 0, refundedCents: 0, leftCents: openCents(invoice) };
  }
  const paidCents = invoice.amount_paid;
  const refundedCents = await findRefundedCents(invoice.id);
  return { paidCents, refundedCents, leftCents: Math.max(0, paidCents - refundedCents) };
}

/** Every subscription that Stripe lists for a customer, ended and foreign ones too. */
export async function listStripeSubscriptions(customerId: string): Promise<Stripe.Subscription[]> {
  const found = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  return found.data;
}
