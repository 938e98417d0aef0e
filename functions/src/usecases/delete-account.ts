import type Stripe from 'stripe';
import { PLAN_CURRENCY } from '#shared/entities/plan.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { deleteAuthUser } from '../gateways/auth.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { deletionMail } from '../mail/membership.ts';
import { noteDeletionAtNotices } from '../stores/contract-notices.ts';
import {
  finishDeletionOf,
  markAccountDeleted,
  settleDeletion,
  type DeletionOutcome,
} from '../stores/deleted-accounts.ts';
import { deleteMemberData, type DataOwner } from '../stores/member-data.ts';
import { wasMailSent } from '../stores/outgoing-mail.ts';
import { requireCustomerIds } from '../stores/stripe-customers.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { contractMailKey } from './confirm-contract.ts';
import { deletionRefundOf } from './early-end-metadata.ts';
import { endNow, settleRefund } from './end-subscription.ts';
import { isMembership, membershipsIn } from './membership-plan.ts';
import { expireOpenSessions } from './start-checkout.ts';
import { idOf, isLive, statusOf } from './stripe-subscription.ts';
import { syncInvoice } from './sync-invoice.ts';
import { listStripeSubscriptions } from './sync-subscription.ts';

/**
 * Deletes an account (product 8.3): first open checkouts and memberships at Stripe, with what is due
 * refunded, where a failure leaves everything as it was; then the mark, from which on the account can
 * do nothing else and late events bring no data back; then the rest, as {@link finishDeletion}.
 *
 * @throws PaymentProviderError when Stripe does not confirm; nothing is deleted then
 */
export async function deleteAccount(
  member: DataOwner,
  locale: Locale,
  now: Date,
): Promise<DeletionOutcome> {
  await endAtStripe(member.uid, now);
  await markAccountDeleted(member.uid, locale, now);
  return finishDeletion(member, now);
}

/**
 * Does what comes after the mark: Stripe once more, for a checkout that was completed in between; the
 * e-mail about it; the data; the Auth user last, so that the member can repeat a deletion that broke
 * off. Every step can be repeated, and the ledger repeats unfinished deletions. Invoices stay with
 * Stripe, as bookkeeping law demands.
 */
export async function finishDeletion(member: DataOwner, now: Date): Promise<DeletionOutcome> {
  const { uid } = member;
  const found = await endAtStripe(uid, now);
  const outcome = await settleDeletion(uid, found, (mark) => mailAbout(member, mark, found), now);
  await noteDeletionAtNotices(member, outcome, now);
  await deleteMemberData(member, now);
  await deleteAuthUser(uid);
  await finishDeletionOf(uid, now);
  return outcome;
}

function mailAbout(
  { addresses: [address] }: DataOwner,
  { locale, deleted_at: at }: { locale: Locale; deleted_at: string },
  { ended_membership: endedMembership, refund_cents: refundCents }: DeletionOutcome,
) {
  if (address === undefined || address.email === '') return null;
  return deletionMail(address.email, locale, {
    endedMembership,
    refundCents,
    currency: PLAN_CURRENCY,
    at,
  });
}

/** @returns what this deletion ended and gave back, an earlier try of it included */
async function endAtStripe(uid: string, now: Date): Promise<DeletionOutcome> {
  const outcome: DeletionOutcome = { ended_membership: false, refund_cents: 0 };
  for (const subscription of await membershipsOf(uid)) {
    const ended = await endMembership(subscription, now);
    const cents = ended && deletionRefundOf(ended);
    if (cents === null) continue;
    outcome.ended_membership = true;
    outcome.refund_cents += cents;
  }
  return outcome;
}

/** Every membership that the member has at Stripe, when nothing more can be bought. */
async function membershipsOf(uid: string): Promise<Stripe.Subscription[]> {
  const [customers, rows] = await Promise.all([requireCustomerIds(uid), listSubscriptionsOf(uid)]);
  const found: Stripe.Subscription[] = [];
  for (const customer of customers) {
    await expireOpenSessions(customer);
    found.push(...(await membershipsIn(await listStripeSubscriptions(customer))));
  }
  // Subscriptions whose customer was never stored, or is another one in the store.
  for (const { id } of rows.filter((row) => !found.some((other) => other.id === row.id))) {
    const subscription = await callStripeOrNull((stripe) => stripe.subscriptions.retrieve(id));
    if (subscription === null || !(await isMembership(subscription))) continue;
    if (isLive(subscription)) found.push(subscription);
  }
  return found;
}

/** @returns the subscription as it is then */
async function endMembership(
  subscription: Stripe.Subscription,
  now: Date,
): Promise<Stripe.Subscription | null> {
  if (statusOf(subscription) === 'canceled') {
    await settleRefund(subscription);
    return subscription;
  }
  await confirmFirst(subscription, now);
  await endNow(subscription, now, 'deletion');
  return callStripeOrNull((stripe) => stripe.subscriptions.retrieve(subscription.id));
}

/** Queues the contract of a payment that was just made, before the address is deleted. */
async function confirmFirst(subscription: Stripe.Subscription, now: Date): Promise<void> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (invoiceId === null || (await wasMailSent(contractMailKey(subscription.id)))) return;
  await syncInvoice(invoiceId, now, { isLeaving: true });
}
