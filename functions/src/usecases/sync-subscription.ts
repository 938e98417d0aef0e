import type Stripe from 'stripe';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { findDeletionOf } from '../stores/deleted-accounts.ts';
import { findUidOfCustomer } from '../stores/stripe-customers.ts';
import {
  findSubscription,
  listSubscriptionsOf,
  saveSubscription,
} from '../stores/subscriptions.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { earlyEndOf, isEndRefunded, settledEarlyEndOf } from './early-end-metadata.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import { refundOnce, retrieveInvoice } from './invoice-money.ts';
import { planIdOf } from './membership-plan.ts';
import { membershipChangeMail } from './membership-change-mail.ts';
import { notifyOperator } from './notify-operator.ts';
import { idOf, instantOf, isLive } from './stripe-subscription.ts';
import { moneyOfPeriod, rowOf } from './subscription-row.ts';
import { refundIfUndone, undoDuplicateSubscriptions } from './undo-duplicate-subscriptions.ts';

/**
 * Updates one stored subscription from Stripe (product 5.10), and queues an e-mail to the member when
 * its end has changed (5.19). Can be repeated, in any order and concurrently: see `takeTicket`.
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
    await notifyOperator({ kind: 'subscriptionOfNobody', objectId: subscriptionId, uid });
    return null;
  }
  const money = await moneyOfPeriod(subscription);
  const next = rowOf(subscription, { uid, planId, money }, now);
  const news = await membershipChangeMail(subscription, next, money.refundedCents);
  const row = await saveSubscription(next, ticket, news, now);
  if (row === null) {
    await endForDeletedAccount(subscriptionId, uid);
    return null;
  }
  await reportEnds(subscription, row, money.refundedCents);
  await settleRefund(subscription);
  await refundIfUndone(subscription);
  if (!isLive(subscription) || !(await undoDuplicateSubscriptions(subscription))) return row;
  return syncSubscription(subscriptionId, now);
}

/** Reports about the end of a membership to the operator. */
async function reportEnds(
  subscription: Stripe.Subscription,
  { user_id: uid, withdrawn }: UserSubscription,
  refundedCents: number,
): Promise<void> {
  const note = earlyEndOf(subscription);
  const isTakenAway =
    isLive(subscription) && note !== null && settledEarlyEndOf(subscription) === null;
  if (isTakenAway && isEndRefunded(subscription, refundedCents)) {
    await notifyOperator({ kind: 'noticeTakenAway', objectId: note.invoiceId, uid });
  }
  if (withdrawn && (await countWithdrawals(uid)) > 1) {
    await notifyOperator({ kind: 'withdrawnAgain', objectId: subscription.id, uid });
  }
}

/** How many memberships a member has withdrawn from. */
export async function countWithdrawals(uid: string): Promise<number> {
  return (await listSubscriptionsOf(uid)).filter(({ withdrawn }) => withdrawn).length;
}

/**
 * Ends the subscription of a deleted account as the deletion would have ended it, and refunds in full
 * what was paid after the deletion, so that a deleted account is never billed.
 */
async function endForDeletedAccount(subscriptionId: string, uid: string): Promise<void> {
  const deletedAt = await findDeletionOf(uid);
  if (deletedAt === null) return;
  // Read again: if it has ended since the sync read it, no refund is due for an early end.
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

/** Marks the stored row as ended when Stripe no longer has the subscription. */
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
 * The owner by Stripe's objects, else by the stored row: a customer that was deleted at Stripe no longer
 * leads to a member.
 */
export async function ownerOf(subscription: Stripe.Subscription): Promise<string | null> {
  const uid = await uidOf(subscription);
  return uid ?? (await findSubscription(subscription.id))?.user_id ?? null;
}

/**
 * The owner of a subscription, or of an invoice by its subscription: by the uid in its metadata, else
 * (made by hand in Stripe's dashboard) by its customer.
 */
export async function uidOf(
  object: Pick<Stripe.Subscription, 'metadata'> & Pick<Stripe.Invoice, 'customer'>,
): Promise<string | null> {
  const uid = object.metadata['uid'];
  if (uid !== undefined && uid !== '') return uid;
  const customerId = idOf(object.customer);
  return customerId === null ? null : findUidOfCustomer(customerId);
}

/** Every subscription that Stripe lists for a customer, ended and foreign ones too. */
export async function listStripeSubscriptions(customerId: string): Promise<Stripe.Subscription[]> {
  const found = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  return found.data;
}
