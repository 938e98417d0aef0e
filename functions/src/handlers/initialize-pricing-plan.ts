import type { EndpointHandler } from '../http/call.ts';
import { initializePlan } from '../usecases/initialize-plan.ts';

export const initializePricingPlan: EndpointHandler<'initialize-pricing-plan'> = {
  run: async () => ({ plan: await initializePlan() }),
};
