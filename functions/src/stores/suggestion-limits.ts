import { MAX_SUGGESTIONS_A_DAY, MAX_SUGGESTIONS_IN_ALL } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { ApiError } from '../api-error.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { planSharedUses } from './sharded-limits.ts';

const OWN: RateLimit = { count: MAX_SUGGESTIONS_A_DAY, windowMs: DAY_MS };
const ALL: RateLimit = { count: MAX_SUGGESTIONS_IN_ALL, windowMs: DAY_MS };
const EVERYBODY = 'suggestions-all';

/** Key of the limit that is kept about a member. */
export function suggestionLimitKey(uid: string): string {
  return `suggestions:${uid}`;
}

/**
 * Counts a call for suggestions (product 21.36) before a site is fetched, whatever becomes of it: so
 * bounded, it is no tool to look around the internet with.
 *
 * @throws ApiError `suggestions-used-up`, `service-quota-reached`, and `forbidden` for a deleted account
 */
export async function countSuggestion(uid: string, now: Date): Promise<void> {
  const db = await database();
  const own = rateLimitRef(db, suggestionLimitKey(uid));
  await db.runTransaction(async (transaction) => {
    const [row, deleted] = await transaction.getAll(own, deletedAccount(db, uid));
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const use = nextUse(row, OWN, now);
    if (use === null) {
      throw new ApiError('suggestions-used-up', 'Your suggestions for today are used up.');
    }
    const shared = await planSharedUses(transaction, db, EVERYBODY, ALL, now);
    if (shared === null) {
      throw new ApiError('service-quota-reached', 'The suggestions for today are used up.');
    }
    transaction.set(own, use);
    shared.write();
  }, TRANSACTION);
}
