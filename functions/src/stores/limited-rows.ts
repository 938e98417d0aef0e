import type { DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../http/errors.ts';
import { TRANSACTION } from './database.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';

/** Limits that apply at once, each under its own key. */
export type KeyedLimit = RateLimit & { key: string };

/**
 * Creates a row unless one of the limits is used up, and counts it against all of them.
 *
 * @throws ApiError `too-many-requests`; then nothing is stored
 */
export async function createWithinLimits(
  ref: DocumentReference,
  row: object,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<void> {
  const db = ref.firestore;
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
    transaction.create(ref, row);
  }, TRANSACTION);
}
