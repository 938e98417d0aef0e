import type { DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../api-error.ts';
import { TRANSACTION } from './database.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';

/** Limits that apply at once, each under its own key. */
export type KeyedLimit = RateLimit & { key: string };

export interface LimitedRow {
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
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<void> {
  const db = rows[0].ref.firestore;
  const refs = limits.map(({ key }) => rateLimitRef(db, key));
  await db.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...refs);
    const uses = limits.map((limit, index) => nextUse(snapshots[index], limit, now));
    uses.forEach((use, index) => {
      const limitRef = refs[index];
      if (use === null || limitRef === undefined) {
        throw new ApiError('too-many-requests', 'Too many requests. Please try again later.');
      }
      transaction.set(limitRef, use);
    });
    for (const { ref, data } of rows) transaction.create(ref, data);
  }, TRANSACTION);
}
