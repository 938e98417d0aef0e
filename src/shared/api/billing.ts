import * as z from 'zod/mini';
import { pricingPlanSchema } from '../entities/plan.ts';
import { subscriptionViewSchema, utcInstant } from '../entities/subscription.ts';
import { MAX_ID_LENGTH, MAX_URL_LENGTH } from '../limits.ts';

const locale = z.enum(['en', 'de']);

const billingPortalInput = z.strictObject({
  locale: z.optional(locale),
  /** The page that the portal leads back to. */
  returnTo: z._default(z.enum(['dashboard', 'accountSettings']), 'accountSettings'),
});

const checkoutInput = z.strictObject({
  planId: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
  /** The price that the order showed, in cents. */
  priceCents: z.optional(z.int().check(z.nonnegative())),
  /** Path on this site, or an absolute URL of the same origin. */
  successUrl: z.optional(z.string().check(z.maxLength(MAX_URL_LENGTH))),
  cancelUrl: z.optional(z.string().check(z.maxLength(MAX_URL_LENGTH))),
  locale: z.optional(locale),
});

/** Plans, checkout and the member's subscription. */
export const BILLING_ENDPOINTS = {
  /** Active plans, cheapest first (product 5.4). */
  'pricing-plans': {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({ plans: z.array(pricingPlanSchema) }),
  },
  /** Creates the default plan once, and its Stripe product and price (product 5.5). */
  'initialize-pricing-plan': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({}),
    output: z.strictObject({ plan: pricingPlanSchema }),
  },
  /** How many members the community has and what they pay (product 22.9). */
  'early-bird-stats': {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({
      member_count: z.int().check(z.nonnegative()),
      price_cents: z.int().check(z.nonnegative()),
      regular_price_cents: z.int().check(z.nonnegative()),
    }),
  },
  /** Opens a Stripe Checkout session; the browser goes to `url` (product 6.1). */
  'create-checkout-session': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: checkoutInput,
    output: z.strictObject({ url: z.url() }),
  },
  /**
   * Cancels at the period's end; with `notice` in one month, the rest refunded, which a renewed
   * membership allows; with `immediate` at once.
   */
  'cancel-subscription': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: z
      .strictObject({ immediate: z.optional(z.boolean()), notice: z.optional(z.boolean()) })
      .check(
        z.refine(({ immediate, notice }) => immediate !== true || notice !== true, {
          message: 'Choose one of immediate and notice.',
        }),
      ),
    output: z.strictObject({ subscription: subscriptionViewSchema }),
  },
  /** Takes back a cancellation before the period ends. */
  'resume-subscription': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: z.strictObject({}),
    output: z.strictObject({ subscription: subscriptionViewSchema }),
  },
  /**
   * Withdraws from the contract (§ 356a BGB): takes the declaration, ends the membership and gives the
   * money back (product 6.12). The answer confirms the receipt.
   */
  'withdraw-membership': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: z.strictObject({ locale: z._default(locale, 'en') }),
    output: z.strictObject({
      /** What was declared, as it is in the receipt. */
      notice: z.strictObject({ name: z.string(), email: z.string(), contract: z.string() }),
      reference: z.string(),
      received_at: utcInstant,
      refund_cents: z.int().check(z.nonnegative()),
      currency: z.string().check(z.length(3)),
    }),
  },
  /** The member's contract as it was sent, to be kept as a file (product 6.11). */
  contract: {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)) }),
    output: z.strictObject({ html: z.string() }),
  },
  /** Opens Stripe's billing portal. */
  'billing-portal': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: billingPortalInput,
    output: z.strictObject({ url: z.url() }),
  },
} as const;
