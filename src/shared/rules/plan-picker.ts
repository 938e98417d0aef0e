import { BILLING_INTERVALS, DEFAULT_PLAN, type PricingPlan } from '../entities/plan.ts';

/**
 * The plan that the site offers (product 5.4): active, its name includes 'Community Access', it has
 * a Stripe price; a yearly one before a monthly one, then the cheaper one.
 */
export function pickPlan(plans: readonly PricingPlan[]): PricingPlan | null {
  const offered = plans.filter(
    (plan) =>
      plan.is_active && plan.name.includes(DEFAULT_PLAN.name) && Boolean(plan.stripe_price_id),
  );
  const [best] = offered.sort(
    (a, b) => Number(isYearly(b)) - Number(isYearly(a)) || a.price_cents - b.price_cents,
  );
  return best ?? null;
}

function isYearly(plan: PricingPlan): boolean {
  return BILLING_INTERVALS[plan.billing_interval].isYearly;
}
