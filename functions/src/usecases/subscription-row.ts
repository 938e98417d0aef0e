import type Stripe from 'stripe';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { isWithdrawable } from '#shared/rules/membership-term.ts';
import { findRefundedCents } from '../stores/payments.ts';
import { isEndRefunded, settledEarlyEndOf } from './early-end-metadata.ts';
import { openCents } from './invoice-money.ts';
import { idOf, instantOf, statusOf } from './stripe-subscription.ts';
import { isUndone } from './undo-duplicate-subscriptions.ts';

/** What is not in Stripe's object itself. */
interface Facts {
  uid: string;
  planId: string;
  money: PeriodMoney;
}

/** What is stored of a subscription. */
export function rowOf(
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

/** The fields of a stored row that Stripe's list of subscriptions contains. */
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
    settledEarlyEndOf(subscription) !== null || (paidCents > 0 && refundedCents >= paidCents);
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

/** @param subscription with its newest invoice expanded */
export async function moneyOfPeriod({
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
