import type Stripe from 'stripe';
import {
  BILLING_INTERVALS,
  DEFAULT_PLAN,
  DEFAULT_PLAN_ID,
  type PricingPlan,
} from '#shared/entities/plan.ts';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';
import { findPlan, hasFormerPrices, savePlanAndMoveFormerPrices } from '../stores/plans.ts';

/** Stripe lets one active price hold a lookup key, so a second price with it cannot exist. */
const LOOKUP_KEY = `${DEFAULT_PLAN_ID}-${DEFAULT_PLAN.billing_interval}-${DEFAULT_PLAN.price_cents}`;

/**
 * The default plan with its Stripe product and price, made once however often and however
 * concurrently it is asked for; rows with the former price are moved to the annual one
 * (product 5.1, 5.5). Asked again, it costs two reads.
 *
 * @throws PaymentProviderError
 */
export async function initializePlan(): Promise<PricingPlan> {
  const [stored, isOutdated] = await Promise.all([findPlan(DEFAULT_PLAN_ID), hasFormerPrices()]);
  const isComplete =
    stored?.stripe_price_id != null && stored.price_cents === DEFAULT_PLAN.price_cents;
  if (isComplete && !isOutdated) return stored;

  const price = (await findPrice()) ?? (await createPrice());
  const plan: PricingPlan = {
    ...DEFAULT_PLAN,
    features: [...DEFAULT_PLAN.features],
    stripe_price_id: price.id,
    stripe_product_id: typeof price.product === 'string' ? price.product : price.product.id,
  };
  await savePlanAndMoveFormerPrices(plan);
  return plan;
}

async function findPrice(): Promise<Stripe.Price | null> {
  const found = await callStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 }),
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
      { idempotencyKey: `product-${LOOKUP_KEY}` },
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
          lookup_key: LOOKUP_KEY,
          metadata: { plan_id: DEFAULT_PLAN_ID },
        },
        { idempotencyKey: `price-${LOOKUP_KEY}` },
      ),
    );
  } catch (error) {
    const taken = error instanceof PaymentProviderError ? await findPrice() : null;
    if (taken === null) throw error;
    return taken;
  }
}
