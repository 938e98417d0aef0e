import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../api-error.ts';
import { TRANSACTION } from './database.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { planSharedUses } from './sharded-limits.ts';

export type KeyedLimit = RateLimit & { key: string };

/** Limits that apply at once, each under its own key. */
export interface Limits {
  /** Of one address or recipient each. */
  each: readonly KeyedLimit[];
  /** Of all callers together. */
  all: KeyedLimit;
}

interface LimitedRow {
  ref: DocumentReference;
  data: object;
}

/**
 * Creates rows together unless one of the limits is used up, and counts them once against each.
 *
 * @throws ApiError `too-many-requests`; then nothing is stored
 */
export async function createWithinLimits(
  rows: readonly [LimitedRow, ...LimitedRow[]],
  limits: Limits,
  now: Date,
): Promise<void> {
  const db = rows[0].ref.firestore;
  await db.runTransaction(async (transaction) => {
    const countUse = await planUse(transaction, db, limits, now);
    if (countUse === null) {
      throw new ApiError('too-many-requests', 'Too many requests. Please try again later.');
    }
    countUse();
    for (const { ref, data } of rows) transaction.create(ref, data);
  }, TRANSACTION);
}

/**
 * Reads whether there is room for one more use.
 *
 * @returns counts it against each of the limits, to be called after the transaction's last read; null
 *   when one of them is used up
 */
export async function planUse(
  transaction: Transaction,
  db: Firestore,
  { each, all }: Limits,
  now: Date,
): Promise<(() => void) | null> {
  const refs = each.map(({ key }) => rateLimitRef(db, key));
  const snapshots = refs.length === 0 ? [] : await transaction.getAll(...refs);
  const uses = each.map((limit, index) => nextUse(snapshots[index], limit, now));
  if (uses.includes(null)) return null;
  const shared = await planSharedUses(transaction, db, all.key, all, now);
  if (shared === null) return null;
  return () => {
    refs.forEach((ref, index) => transaction.set(ref, uses[index] ?? {}));
    shared.write();
  };
}
