import type { EndpointHandler } from '../call.ts';
import { countCall, planLimit } from '../stores/call-limits.ts';
import { initializePlan } from '../usecases/initialize-plan.ts';

export const initializePricingPlan: EndpointHandler<'initialize-pricing-plan'> = {
  run: async ({ address, now }) => ({
    plan: await initializePlan(() => countCall(planLimit(address), now)),
  }),
};
