import type { Firestore } from 'firebase-admin/firestore';
import {
  DEFAULT_PLAN,
  DEFAULT_PLAN_ID,
  FORMER_PRICE_CENTS,
  type PricingPlan,
} from '#shared/entities/plan.ts';

/** A stored plan whose price is to change. */
export interface PriceChange {
  id: string;
  fromCents: number;
}

/**
 * Which stored plans do not have the price of `src/shared/entities/plan.ts`: the default plan,
 * and any with the price that it replaced. Other plans keep what an operator gave them.
 */
export async function planPricePush(db: Firestore): Promise<PriceChange[]> {
  const { docs } = await db.collection('pricing_plans').get();
  return docs
    .map((row) => ({ id: row.id, fromCents: Number(row.get('price_cents')) }))
    .filter(
      ({ id, fromCents }) =>
        fromCents === FORMER_PRICE_CENTS ||
        (id === DEFAULT_PLAN_ID && fromCents !== DEFAULT_PLAN.price_cents),
    );
}

/**
 * Gives these plans the price, all together. Members keep the price that their subscription has at
 * Stripe.
 *
 * @param priced the default plan with its price at Stripe
 */
export async function applyPricePush(
  db: Firestore,
  changes: readonly PriceChange[],
  priced: PricingPlan,
): Promise<void> {
  const { price_cents, currency, billing_interval, stripe_price_id, stripe_product_id } = priced;
  const batch = db.batch();
  for (const { id } of changes) {
    batch.update(db.collection('pricing_plans').doc(id), {
      price_cents,
      currency,
      billing_interval,
      stripe_price_id,
      stripe_product_id,
    });
  }
  await batch.commit();
}
