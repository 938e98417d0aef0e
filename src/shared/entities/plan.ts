import * as z from 'zod/mini';
import { MAX_ID_LENGTH } from '../limits.ts';
import { keysOf } from '../rules/keys-of.ts';

/**
 * Billing intervals (monthly, annual or year) and the recurring interval that Stripe
 * calls each of them. New rows are written with `year` or `monthly`; `annual` is read only.
 */
export const BILLING_INTERVALS = {
  monthly: { stripeInterval: 'month', isYearly: false },
  year: { stripeInterval: 'year', isYearly: true },
  annual: { stripeInterval: 'year', isYearly: true },
} as const satisfies Record<string, { stripeInterval: 'month' | 'year'; isYearly: boolean }>;

/** Annual price in cents, 19 % VAT included (product 5.1, 5.2). */
export const ANNUAL_PRICE_CENTS = 29_000;

/**
 * The price that the annual plan replaced; `npm run prices:push` moves rows that still hold it
 * (product 5.1).
 */
export const FORMER_PRICE_CENTS = 2_700;

/** Struck-through regular price on the site, in cents (product 5.3). */
export const STRUCK_THROUGH_PRICE_CENTS = 9_700;

/** Discount shown beside the struck-through price, in percent (product 5.3). */
export const SHOWN_DISCOUNT_PERCENT = 72;

/** Regular price that the terms of service cite, in cents (product 5.3). */
export const TERMS_REGULAR_PRICE_CENTS = 9_900;

/** Currency of every plan, ISO 4217. */
export const PLAN_CURRENCY = 'EUR';

/** Document id of the default plan, fixed so that initialising it twice cannot make two. */
export const DEFAULT_PLAN_ID = 'community-access';

// With the call inside `z.enum`, the bundler keeps both, and with them Zod, in members' pages.
const intervals = keysOf(BILLING_INTERVALS);
export const billingInterval = z.enum(intervals);

/** `pricing_plans/{id}` (product 5.1). Amounts are integer cents, VAT included. */
export const pricingPlanSchema = z.object({
  id: z.string().check(z.maxLength(MAX_ID_LENGTH)),
  name: z.string(),
  description: z.string(),
  price_cents: z.int().check(z.nonnegative()),
  currency: z.string().check(z.length(3)),
  billing_interval: billingInterval,
  stripe_price_id: z.nullable(z.string()),
  stripe_product_id: z.nullable(z.string()),
  features: z.array(z.string()),
  is_active: z.boolean(),
});

export type PricingPlan = z.infer<typeof pricingPlanSchema>;

/** The default plan (product 5.1), before it has a Stripe price. */
export const DEFAULT_PLAN = {
  id: DEFAULT_PLAN_ID,
  name: 'Community Access',
  description:
    'An annual subscription to community tools, prompt library, video tutorials and live sessions.',
  price_cents: ANNUAL_PRICE_CENTS,
  currency: PLAN_CURRENCY,
  billing_interval: 'year',
  features: [
    'Mini Tools That Actually Work',
    'Video Tutorials',
    'Monthly Live Chats',
    'Priority Support',
  ],
  is_active: true,
} as const satisfies Omit<PricingPlan, 'stripe_price_id' | 'stripe_product_id'>;
