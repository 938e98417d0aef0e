import { DEFAULT_PLAN, PLAN_CURRENCY, type PricingPlan } from '#shared/entities/plan.ts';
import type { SubscriptionView, UserSubscription } from '#shared/entities/subscription.ts';
import { findPlan } from '../stores/plans.ts';
import { grantsPremium } from './entitlement.ts';

/** What an admin sees in place of a subscription (product 4.4). */
export const ADMIN_SUBSCRIPTION: SubscriptionView = {
  is_premium: true,
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: null,
  stripe_subscription_id: null,
  billing_interval: 'year',
  plan_name: 'Admin Access',
  plan_price_cents: 0,
  plan_currency: PLAN_CURRENCY,
  plan_features: ['Full Access', 'Admin Privileges'],
};

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
  return {
    is_premium: grantsPremium(null, [row], now),
    status: row.status,
    cancel_at_period_end: row.cancel_at_period_end,
    current_period_end: row.current_period_end,
    stripe_subscription_id: row.stripe_subscription_id,
    billing_interval: shown.billing_interval,
    plan_name: shown.name,
    plan_price_cents: shown.price_cents,
    plan_currency: shown.currency,
    plan_features: [...shown.features],
  };
}
