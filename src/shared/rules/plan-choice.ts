import { BILLING_INTERVALS, DEFAULT_PLAN, type PricingPlan } from '../entities/plan.ts';

/**
 * The plan that the checkout sells (P section 7): its name includes 'Community Access', it has a
 * Stripe price, and a yearly one is preferred to a monthly one. Null when none is ready.
 */
export function chooseCommunityPlan(plans: readonly PricingPlan[]): PricingPlan | null {
  const ready = plans.filter(
    (plan) => plan.name.includes(DEFAULT_PLAN.name) && plan.stripe_price_id !== null,
  );
  return (
    ready.find((plan) => BILLING_INTERVALS[plan.billing_interval].isYearly) ?? ready[0] ?? null
  );
}
