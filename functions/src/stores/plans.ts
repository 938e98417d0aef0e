import { pricingPlanSchema, type PricingPlan } from '#shared/entities/plan.ts';
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

/**
 * Stores a plan unless there is one with its id.
 *
 * @returns the plan that is stored
 * @throws Error for a stored one that cannot be read
 */
export async function createPlanOnce(plan: PricingPlan): Promise<PricingPlan> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(plan.id);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) {
      transaction.create(ref, plan);
      return plan;
    }
    const standing = readRow(pricingPlanSchema, stored);
    if (standing === null) throw new Error(`${ref.path} does not fit its schema.`);
    return standing;
  }, TRANSACTION);
}
