import type { Firestore } from 'firebase-admin/firestore';
import { hasStripesPrice } from '#functions/usecases/order-guards.ts';
import {
  DEFAULT_PLAN,
  DEFAULT_PLAN_ID,
  FORMER_PRICE_CENTS,
  type PricingPlan,
} from '#shared/entities/plan.ts';

/** A stored plan whose price is to change, or whose price at Stripe is missing. */
export interface PriceChange {
  id: string;
  fromCents: number;
}

/**
 * Which stored plans do not have the price of `src/shared/entities/plan.ts`: the default plan, also
 * when only its price at Stripe is missing, archived or another one, and any with the price that it
 * replaced. Other plans keep what an operator gave them.
 *
 * @throws PaymentProviderError
 */
export async function planPricePush(db: Firestore): Promise<PriceChange[]> {
  const { docs } = await db.collection('pricing_plans').get();
  const changes: PriceChange[] = [];
  for (const row of docs) {
    const fromCents = Number(row.get('price_cents'));
    const isDefault = row.id === DEFAULT_PLAN_ID;
    if (
      fromCents === FORMER_PRICE_CENTS ||
      (isDefault && !(await isSold(fromCents, row.get('stripe_price_id'))))
    )
      changes.push({ id: row.id, fromCents });
  }
  return changes;
}

/** Whether the default plan costs, here and at Stripe, what the code has. */
async function isSold(cents: number, price: unknown): Promise<boolean> {
  if (cents !== DEFAULT_PLAN.price_cents || typeof price !== 'string') return false;
  return hasStripesPrice({
    ...DEFAULT_PLAN,
    features: [],
    stripe_price_id: price,
    stripe_product_id: null,
  });
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
