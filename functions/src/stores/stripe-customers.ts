import * as z from 'zod/mini';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

/** `stripe_customers/{uid}`: the one Stripe customer of a member (product 5.11). */
const stripeCustomerSchema = z.object({
  /** Null after the customer was deleted at Stripe; the next checkout makes a new one. */
  customer_id: z.nullable(z.string()),
  /** How many customers came before; part of the idempotency key, which Stripe keeps for a day. */
  generation: z.int().check(z.nonnegative()),
});

export type StripeCustomerRow = z.infer<typeof stripeCustomerSchema>;

const COLLECTION = 'stripe_customers';

export async function findStripeCustomer(uid: string): Promise<StripeCustomerRow | null> {
  const snapshot = await (await database()).collection(COLLECTION).doc(uid).get();
  return readRow(stripeCustomerSchema, snapshot);
}

/**
 * Every customer that the store knows of a member: from the mapping and from stored subscriptions.
 *
 * @throws Error when the mapping cannot be read, so that it is not mistaken for "no customer"
 */
export async function requireCustomerIds(uid: string): Promise<string[]> {
  const db = await database();
  const [mapping, rows] = await Promise.all([
    db.collection(COLLECTION).doc(uid).get(),
    db.collection('user_subscriptions').where('user_id', '==', uid).get(),
  ]);
  const ids = rows.docs.map((row): unknown => row.get('stripe_customer_id'));
  if (mapping.exists) {
    const id: unknown = mapping.get('customer_id');
    if (typeof id !== 'string' && id !== null) {
      throw new Error(`${mapping.ref.path} names no customer.`);
    }
    ids.push(id);
  }
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

export async function findUidOfCustomer(customerId: string): Promise<string | null> {
  const customers = (await database()).collection(COLLECTION);
  const found = await customers.where('customer_id', '==', customerId).limit(1).get();
  return found.docs[0]?.id ?? null;
}

/**
 * Notes a member's customer, once.
 *
 * @returns the stored customer, which is another one if a concurrent call was faster; null when the
 *   account is deleted
 */
export async function saveStripeCustomer(
  uid: string,
  row: StripeCustomerRow & { customer_id: string },
): Promise<string | null> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(uid);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, uid));
    if (deleted?.exists) return null;
    const standing = stored === undefined ? null : readRow(stripeCustomerSchema, stored);
    if (standing?.customer_id != null) return standing.customer_id;
    transaction.set(ref, row);
    return row.customer_id;
  }, TRANSACTION);
}

/** Forgets a customer that Stripe no longer has; another one noted since then stays. */
export async function forgetStripeCustomer(uid: string, customerId: string): Promise<void> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(uid);
  await db.runTransaction(async (transaction) => {
    const row = readRow(stripeCustomerSchema, await transaction.get(ref));
    if (row?.customer_id !== customerId) return;
    transaction.set(ref, { customer_id: null, generation: row.generation + 1 });
  }, TRANSACTION);
}
