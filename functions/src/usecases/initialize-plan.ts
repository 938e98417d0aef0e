import { DEFAULT_PLAN_ID, type PricingPlan } from '#shared/entities/plan.ts';
import { createPlanOnce, findPlan } from '../stores/plans.ts';
import { planWithPrice } from './plan-price.ts';

/**
 * The default plan, made with its Stripe product and price when there is none, once however often
 * and however concurrently it is asked for (product 5.5). Anybody may ask, so a plan that is there is
 * never changed: it may carry an operator's edits.
 *
 * @param beforeMaking may refuse by throwing; not called when there is nothing to make
 * @throws PaymentProviderError
 */
export async function initializePlan(beforeMaking: () => Promise<void>): Promise<PricingPlan> {
  const stored = await findPlan(DEFAULT_PLAN_ID);
  if (stored !== null) return stored;
  await beforeMaking();
  return createPlanOnce(await planWithPrice());
}
