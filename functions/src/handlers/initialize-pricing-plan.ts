import type { EndpointHandler } from '../call.ts';
import { initializePlan } from '../usecases/initialize-plan.ts';

export const initializePricingPlan: EndpointHandler<'initialize-pricing-plan'> = {
  run: async () => ({ plan: await initializePlan() }),
};
