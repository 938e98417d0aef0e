import type { EndpointHandler } from '../http/call.ts';
import { listActivePlans } from '../stores/plans.ts';

export const pricingPlans: EndpointHandler<'pricing-plans'> = {
  run: async () => ({ plans: await listActivePlans() }),
};
