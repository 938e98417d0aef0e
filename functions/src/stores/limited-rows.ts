import type { DocumentReference } from 'firebase-admin/firestore';
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
  { each, all }: Limits,
  now: Date,
): Promise<void> {
  const db = rows[0].ref.firestore;
  const refs = each.map(({ key }) => rateLimitRef(db, key));
  await db.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...refs);
    const uses = each.map((limit, index) => nextUse(snapshots[index], limit, now));
    if (uses.includes(null)) throw tooMany();
    const shared = await planSharedUses(transaction, db, all.key, all, now);
    if (shared === null) throw tooMany();
    refs.forEach((ref, index) => transaction.set(ref, uses[index] ?? {}));
    shared.write();
    for (const { ref, data } of rows) transaction.create(ref, data);
  }, TRANSACTION);
}

function tooMany(): ApiError {
  return new ApiError('too-many-requests', 'Too many requests. Please try again later.');
}
