import * as z from 'zod/mini';
import { MAX_ID_LENGTH } from '../limits.ts';
import { BILLING_INTERVALS, type BillingInterval } from './plan-terms.ts';

export * from './plan-terms.ts';

const intervals = Object.keys(BILLING_INTERVALS) as [BillingInterval, ...BillingInterval[]];

/** `pricing_plans/{id}` (product 5.1). Amounts are integer cents, VAT included. */
export const pricingPlanSchema = z.object({
  id: z.string().check(z.maxLength(MAX_ID_LENGTH)),
  name: z.string(),
  description: z.string(),
  price_cents: z.int().check(z.nonnegative()),
  currency: z.string().check(z.length(3)),
  billing_interval: z.enum(intervals),
  stripe_price_id: z.nullable(z.string()),
  stripe_product_id: z.nullable(z.string()),
  features: z.array(z.string()),
  is_active: z.boolean(),
});

export type PricingPlan = z.infer<typeof pricingPlanSchema>;
