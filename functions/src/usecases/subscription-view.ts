import { DEFAULT_PLAN, PLAN_CURRENCY, type PricingPlan } from '#shared/entities/plan.ts';
import type { Complimentary } from '#shared/entities/profile.ts';
import type { SubscriptionView, UserSubscription } from '#shared/entities/subscription.ts';
import {
  isWithdrawable,
  noticeOffer,
  withdrawalDay,
  type EarlyEnd,
} from '#shared/rules/membership-term.ts';
import { findPlan } from '../stores/plans.ts';
import { grantsPremium } from './entitlement.ts';

/** What an admin sees in place of a subscription (product 4.4). */
export const ADMIN_SUBSCRIPTION: SubscriptionView = {
  is_premium: true,
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: null,
  ends_at: null,
  notice: null,
  withdrawal: null,
  stripe_subscription_id: null,
  billing_interval: 'year',
  plan_name: 'Admin Access',
  plan_price_cents: 0,
  plan_currency: PLAN_CURRENCY,
  plan_features: ['Full Access', 'Admin Privileges'],
};

/** What a member with complimentary premium sees (product 29.6). */
export function complimentaryView({ ends_at }: Complimentary): SubscriptionView {
  return {
    ...ADMIN_SUBSCRIPTION,
    current_period_end: ends_at,
    plan_name: 'Complimentary Access',
    plan_features: [...DEFAULT_PLAN.features],
  };
}

/** A stored subscription with its plan, as the browser sees it (product 5.17). */
export async function viewOf(row: UserSubscription, now: Date): Promise<SubscriptionView> {
  return joinPlan(row, await findPlan(row.pricing_plan_id), now);
}

/** @param plan the row's plan; one that was removed is shown as the default plan */
export function joinPlan(
  row: UserSubscription,
  plan: PricingPlan | null,
  now: Date,
): SubscriptionView {
  const shown = plan ?? DEFAULT_PLAN;
  const notice = noticeFor(row, now);
  return {
    is_premium: grantsPremium(null, [row], now),
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    current_period_end: row.current_period_end,
    ends_at: row.ends_at,
    notice: notice && { ends_at: notice.endsAt, refund_cents: notice.refundCents },
    withdrawal: withdrawalOf(row, now),
    stripe_subscription_id: row.stripe_subscription_id,
    billing_interval: shown.billing_interval,
    plan_name: shown.name,
    plan_price_cents: shown.price_cents,
    plan_currency: shown.currency,
    plan_features: [...shown.features],
  };
}

/** What one month's notice would mean now, for a membership that runs. */
function noticeFor(row: UserSubscription, now: Date): EarlyEnd | null {
  const { status, current_period_start: periodStart, current_period_end: periodEnd } = row;
  const isOpen = status === 'active' && (row.ends_at === null || row.ends_at === periodEnd);
  if (!isOpen || periodStart === null || periodEnd === null) return null;
  const paidCents = row.period_paid_cents ?? 0;
  return noticeOffer({ startedAt: row.created_at, periodStart, periodEnd, paidCents }, now);
}

/** For a membership that runs, or runs out, within its time for withdrawal. */
function withdrawalOf(
  { status, created_at, period_paid_cents: paid }: UserSubscription,
  now: Date,
): SubscriptionView['withdrawal'] {
  if (status !== 'active' || !isWithdrawable(created_at, now)) return null;
  return { until: withdrawalDay(created_at), refund_cents: paid ?? 0 };
}
