import type Stripe from 'stripe';
import { refundOnImmediateEnd, noticeOffer } from '#shared/rules/membership-term.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import {
  isEndRefunded,
  metadataOfDeletion,
  earlyEndMetadata,
  settledEarlyEndOf,
  type EarlyEnd,
} from './early-end-metadata.ts';
import {
  moneyOf,
  openCents,
  refundOnce,
  retrieveInvoice,
  type RefundOutcome,
} from './invoice-money.ts';
import { periodOf } from './membership-plan.ts';
import { idOf } from './stripe-subscription.ts';

/**
 * Ends a subscription at once and gives back what is due; its open invoice is voided. Repeating it
 * completes what broke off.
 *
 * @param at the moment that decides what is due
 * @returns `refused` while Stripe does not make the refund
 */
export async function endNow(
  subscription: Stripe.Subscription,
  at: Date,
  by: 'member' | 'deletion' = 'member',
): Promise<RefundOutcome> {
  const due = await dueNow(subscription, at);
  const metadata = {
    ...(by === 'deletion' && metadataOfDeletion(due?.cents ?? 0)),
    ...(due !== null && earlyEndMetadata(due, false)),
  };
  if (Object.keys(metadata).length > 0) {
    await callStripeOrNull((stripe) => stripe.subscriptions.update(subscription.id, { metadata }));
  }
  // Null: it has ended meanwhile.
  await callStripeOrNull((stripe) =>
    stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
  );
  await voidOpenInvoice(subscription);
  return settleRefund(await retrieveSubscription(subscription.id));
}

/**
 * Ends a renewed membership in one month and gives back the days after that; of a renewal that is
 * not charged yet, once it is paid.
 *
 * @throws ApiError `notice-not-possible`
 */
export async function endWithNotice(subscription: Stripe.Subscription, now: Date): Promise<void> {
  if (settledEarlyEndOf(subscription) !== null) return;
  const money = await moneyFor(subscription);
  const period = money && periodOf(subscription, money.paidCents + money.openCents);
  const offer = period && noticeOffer(period, now);
  if (!money || !offer) {
    throw new ApiError('notice-not-possible', 'One month’s notice is not possible now.');
  }
  const { id, cancel_at_period_end: endsWithPeriod } = subscription;
  const endsAt = Math.floor(Date.parse(offer.endsAt) / 1000);
  const note: EarlyEnd = { invoiceId: money.invoiceId, cents: offer.refundCents, endsAt };
  // The two kinds of end exclude each other.
  if (endsWithPeriod) await endAtPeriodEnd(id, false);
  try {
    await callStripe((stripe) =>
      stripe.subscriptions.update(id, {
        cancel_at: endsAt,
        proration_behavior: 'none',
        metadata: earlyEndMetadata(note, money.isEndRefunded),
      }),
    );
  } catch (error) {
    // The earlier cancellation is restored, unless Stripe stored the new end and its answer was lost.
    const standing = endsWithPeriod ? await retrieveSubscription(id) : null;
    if (standing && settledEarlyEndOf(standing) === null) await endAtPeriodEnd(id, true);
    throw error;
  }
}

async function endAtPeriodEnd(id: string, ends: boolean): Promise<void> {
  await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: ends }));
}

async function retrieveSubscription(id: string): Promise<Stripe.Subscription> {
  return callStripe((stripe) => stripe.subscriptions.retrieve(id));
}

/** Refunds a settled early end, once. */
export async function settleRefund(subscription: Stripe.Subscription): Promise<RefundOutcome> {
  const note = settledEarlyEndOf(subscription);
  if (note === null) return 'settled';
  return refundOnce(await retrieveInvoice(note.invoiceId), 'end', note.cents);
}

/** Null when nothing is due, or an end was settled before. */
async function dueNow(subscription: Stripe.Subscription, at: Date): Promise<EarlyEnd | null> {
  if (settledEarlyEndOf(subscription) !== null) return null;
  const money = await moneyFor(subscription);
  const period = money && periodOf(subscription, money.paidCents);
  const cents = period ? refundOnImmediateEnd(period, at) : 0;
  if (!money || cents === 0) return null;
  return { invoiceId: money.invoiceId, cents, endsAt: Math.floor(at.getTime() / 1_000) };
}

/** What was paid for the current period and not given back, and what is still to be paid for it. */
interface PeriodMoney {
  invoiceId: string;
  paidCents: number;
  openCents: number;
  /** An earlier end of this period has given money back, so that nothing is left for another. */
  isEndRefunded: boolean;
}

async function moneyFor(subscription: Stripe.Subscription): Promise<PeriodMoney | null> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (invoiceId === null) return null;
  const invoice = await retrieveInvoice(invoiceId);
  const money = await moneyOf(invoice);
  const isRefunded = isEndRefunded(subscription, money.refundedCents);
  return {
    invoiceId,
    paidCents: isRefunded ? 0 : money.keptCents,
    openCents: openCents(invoice),
    isEndRefunded: isRefunded,
  };
}

/** So that an ended membership cannot be paid later. */
async function voidOpenInvoice({ latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoiceId = idOf(latest_invoice);
  if (invoiceId === null) return;
  const { status } = await retrieveInvoice(invoiceId);
  if (status === 'open') await callStripe((stripe) => stripe.invoices.voidInvoice(invoiceId));
}
