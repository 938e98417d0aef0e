import type Stripe from 'stripe';
import {
  BILLING_INTERVALS,
  DEFAULT_PLAN,
  DEFAULT_PLAN_ID,
  type PricingPlan,
} from '#shared/entities/plan.ts';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';

/** Stripe lets one active price hold a lookup key, so a second price with it cannot exist. */
export const PLAN_LOOKUP_KEY = `${DEFAULT_PLAN_ID}-${DEFAULT_PLAN.billing_interval}-${DEFAULT_PLAN.price_cents}`;

/**
 * The default plan with its product and price at Stripe, which are made when they are missing, once
 * however concurrently it is asked for.
 *
 * @throws PaymentProviderError
 */
export async function planWithPrice(): Promise<PricingPlan> {
  const price = (await findPlanPrice()) ?? (await createPrice());
  return {
    ...DEFAULT_PLAN,
    features: [...DEFAULT_PLAN.features],
    stripe_price_id: price.id,
    stripe_product_id: typeof price.product === 'string' ? price.product : price.product.id,
  };
}

/** The default plan's price at Stripe; null before it is made. */
export async function findPlanPrice(): Promise<Stripe.Price | null> {
  const found = await callStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [PLAN_LOOKUP_KEY], active: true, limit: 1 }),
  );
  return found.data[0] ?? null;
}

/** VAT is included in the price (product 5.2), which Stripe calls tax-inclusive. */
async function createPrice(): Promise<Stripe.Price> {
  const product = await callStripe((stripe) =>
    stripe.products.create(
      {
        name: DEFAULT_PLAN.name,
        description: DEFAULT_PLAN.description,
        metadata: { plan_id: DEFAULT_PLAN_ID },
      },
      { idempotencyKey: `product-${PLAN_LOOKUP_KEY}` },
    ),
  );
  try {
    return await callStripe((stripe) =>
      stripe.prices.create(
        {
          product: product.id,
          unit_amount: DEFAULT_PLAN.price_cents,
          currency: DEFAULT_PLAN.currency.toLowerCase(),
          recurring: { interval: BILLING_INTERVALS[DEFAULT_PLAN.billing_interval].stripeInterval },
          tax_behavior: 'inclusive',
          lookup_key: PLAN_LOOKUP_KEY,
          metadata: { plan_id: DEFAULT_PLAN_ID },
        },
        { idempotencyKey: `price-${PLAN_LOOKUP_KEY}` },
      ),
    );
  } catch (error) {
    const taken = error instanceof PaymentProviderError ? await findPlanPrice() : null;
    if (taken === null) throw error;
    return taken;
  }
}
