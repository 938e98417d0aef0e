import type { EndpointHandler } from '../call.ts';
import { listActivePlans } from '../stores/plans.ts';

export const pricingPlans: EndpointHandler<'pricing-plans'> = {
  run: async () => ({ plans: await listActivePlans() }),
};
