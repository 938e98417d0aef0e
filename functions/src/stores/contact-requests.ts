import type { EndpointInput } from '../../../src/shared/api/contract.ts';
import { ApiError } from '../http/errors.ts';
import { database, TRANSACTION } from './database.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';

type ContactRequest = Omit<EndpointInput<'contact'>, 'website'>;

/** Limits that apply at once, each under its own key. */
export type KeyedLimit = RateLimit & { key: string };

/**
 * Stores a contact request in `contact_requests/{id}`.
 *
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContactRequest(
  request: ContactRequest,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection('contact_requests').doc();
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
    transaction.create(ref, { ...request, id: ref.id, created_at: now.toISOString() });
  }, TRANSACTION);
}
