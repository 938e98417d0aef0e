import { pricingPlanSchema, FORMER_PRICE_CENTS, type PricingPlan } from '#shared/entities/plan.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION } from './database.ts';

const COLLECTION = 'pricing_plans';

export async function findPlan(id: string): Promise<PricingPlan | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await (await database()).collection(COLLECTION).doc(id).get();
  return readRow(pricingPlanSchema, snapshot);
}

export async function findPlanByPrice(stripePriceId: string): Promise<PricingPlan | null> {
  const plans = (await database()).collection(COLLECTION);
  const found = await plans.where('stripe_price_id', '==', stripePriceId).get();
  // Old and new rows can share a price; the lowest id is the same one every time.
  const [first] = readRows(pricingPlanSchema, found.docs).sort((a, b) => a.id.localeCompare(b.id));
  return first ?? null;
}

/**
 * Active plans, cheapest first (product 5.4). A handful of rows, so sorting here needs no index.
 */
export async function listActivePlans(): Promise<PricingPlan[]> {
  const plans = (await database()).collection(COLLECTION);
  const found = await plans.where('is_active', '==', true).get();
  return readRows(pricingPlanSchema, found.docs).sort(
    (a, b) => a.price_cents - b.price_cents || a.id.localeCompare(b.id),
  );
}

/** Whether rows with the price that the annual one replaced are left (product 5.1). */
export async function hasFormerPrices(): Promise<boolean> {
  const plans = (await database()).collection(COLLECTION);
  return !(await plans.where('price_cents', '==', FORMER_PRICE_CENTS).limit(1).get()).empty;
}

/**
 * Stores the default plan and moves every row with the former price to its price, together. Run
 * twice, also at once, it leaves the same rows.
 */
export async function savePlanAndMoveFormerPrices(plan: PricingPlan): Promise<void> {
  const db = await database();
  const plans = db.collection(COLLECTION);
  const { price_cents, currency, billing_interval, stripe_price_id, stripe_product_id } = plan;
  await db.runTransaction(async (transaction) => {
    const former = await transaction.get(plans.where('price_cents', '==', FORMER_PRICE_CENTS));
    for (const row of former.docs) {
      transaction.update(row.ref, {
        price_cents,
        currency,
        billing_interval,
        stripe_price_id,
        stripe_product_id,
      });
    }
    transaction.set(plans.doc(plan.id), plan, { merge: true });
  }, TRANSACTION);
}
