import type Stripe from 'stripe';
import { refundOnImmediateEnd, noticeOffer } from '#shared/rules/membership-term.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import { moneyOf, openCents, refundOnce, retrieveInvoice } from './invoice-money.ts';
import { periodOf } from './membership.ts';
import { idOf } from './stripe-subscription.ts';

/**
 * What is owed for an early end is noted in the subscription's metadata together with the end, so
 * that whoever syncs it later can complete a refund that broke off: {@link settleRefund}.
 */
const REFUND_INVOICE = 'refund_invoice';
const REFUND_CENTS = 'refund_cents';

/** Whether an early end with a refund was settled, which cannot be taken back. */
export function hasEarlyEnd({ metadata }: Pick<Stripe.Subscription, 'metadata'>): boolean {
  return metadata[REFUND_INVOICE] !== undefined;
}

/**
 * Ends a subscription at once and gives back what is due; its open invoice is voided. Repeating it
 * completes what broke off.
 *
 * @param at the moment that decides what is due
 */
export async function endNow(subscription: Stripe.Subscription, at: Date): Promise<void> {
  const due = await dueWhen(subscription, at);
  if (due !== null && !hasEarlyEnd(subscription)) {
    await callStripeOrNull((stripe) =>
      stripe.subscriptions.update(subscription.id, { metadata: noteOf(due) }),
    );
  }
  // Null: it has ended meanwhile.
  await callStripeOrNull((stripe) =>
    stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
  );
  await voidOpenInvoice(subscription);
  await settleRefund(await retrieveSubscription(subscription.id));
}

/**
 * Ends a renewed membership in one month and gives back the days after that; of a renewal that is
 * not charged yet, once it is paid.
 *
 * @throws ApiError `notice-not-possible`
 */
export async function endWithNotice(subscription: Stripe.Subscription, now: Date): Promise<void> {
  if (hasEarlyEnd(subscription)) return;
  const money = await moneyFor(subscription);
  const period = money && periodOf(subscription, money.paidCents + money.openCents);
  const offer = period && noticeOffer(period, now);
  if (!money || !offer) {
    throw new ApiError('notice-not-possible', 'One month’s notice is not possible now.');
  }
  const { id, cancel_at_period_end: endsWithPeriod } = subscription;
  // The two kinds of end exclude each other.
  if (endsWithPeriod) await endAtPeriodEnd(id, false);
  try {
    await callStripe((stripe) =>
      stripe.subscriptions.update(id, {
        cancel_at: Math.floor(Date.parse(offer.endsAt) / 1000),
        proration_behavior: 'none',
        metadata: noteOf({ invoiceId: money.invoiceId, cents: offer.refundCents }),
      }),
    );
  } catch (error) {
    // Whoever had cancelled stays cancelled, unless Stripe took the new end and its answer was lost.
    const standing = endsWithPeriod ? await retrieveSubscription(id) : null;
    if (standing && !hasEarlyEnd(standing)) await endAtPeriodEnd(id, true);
    throw error;
  }
}

async function endAtPeriodEnd(id: string, ends: boolean): Promise<void> {
  await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: ends }));
}

async function retrieveSubscription(id: string): Promise<Stripe.Subscription> {
  return callStripe((stripe) => stripe.subscriptions.retrieve(id));
}

/** Pays back what an early end left due, once. */
export async function settleRefund({
  metadata,
}: Pick<Stripe.Subscription, 'metadata'>): Promise<void> {
  const invoiceId = metadata[REFUND_INVOICE];
  const cents = Number(metadata[REFUND_CENTS]);
  if (invoiceId === undefined || !Number.isSafeInteger(cents)) return;
  await refundOnce(await retrieveInvoice(invoiceId), 'end', cents);
}

interface Due {
  invoiceId: string;
  cents: number;
}

function noteOf({ invoiceId, cents }: Due): Record<string, string> {
  return { [REFUND_INVOICE]: invoiceId, [REFUND_CENTS]: String(cents) };
}

async function dueWhen(subscription: Stripe.Subscription, at: Date): Promise<Due | null> {
  const money = await moneyFor(subscription);
  const period = money && periodOf(subscription, money.paidCents);
  const cents = period ? refundOnImmediateEnd(period, at) : 0;
  return money && cents > 0 ? { invoiceId: money.invoiceId, cents } : null;
}

/** What was paid for the current period and not given back, and what is still to be paid for it. */
interface PeriodMoney {
  invoiceId: string;
  paidCents: number;
  openCents: number;
}

async function moneyFor(subscription: Stripe.Subscription): Promise<PeriodMoney | null> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (invoiceId === null) return null;
  const invoice = await retrieveInvoice(invoiceId);
  const { paidCents, refundedCents, dispute } = await moneyOf(invoice);
  // Disputed money is with the bank: a refund would pay it back twice.
  const kept = dispute === 'none' ? Math.max(0, paidCents - refundedCents) : 0;
  return { invoiceId, paidCents: kept, openCents: openCents(invoice) };
}

/** Nobody may pay later for what has ended. */
async function voidOpenInvoice({ latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoiceId = idOf(latest_invoice);
  if (invoiceId === null) return;
  const { status } = await retrieveInvoice(invoiceId);
  if (status === 'open') await callStripe((stripe) => stripe.invoices.voidInvoice(invoiceId));
}
