import { MAX_AI_CHECKS_A_DAY, MAX_AI_CHECKS_AN_HOUR } from '#shared/ai-check-limits.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/durations.ts';
import { ApiError } from '../api-error.ts';
import { hashedKey } from './call-limits.ts';
import { database, TRANSACTION } from './database.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { planSharedUses } from './sharded-limits.ts';

const OWN: RateLimit = { count: MAX_AI_CHECKS_AN_HOUR, windowMs: HOUR_MS };
const ALL: RateLimit = { count: MAX_AI_CHECKS_A_DAY, windowMs: DAY_MS };

/**
 * Counts a site check before a site is fetched, whatever becomes of it: so bounded, it is no tool to
 * look around the internet with (product 32.6).
 *
 * @param address the caller's network
 * @throws ApiError `too-many-requests`, `service-quota-reached`
 */
export async function countAiCheck(address: string, now: Date): Promise<void> {
  const db = await database();
  const own = rateLimitRef(db, hashedKey('ai-check', address));
  await db.runTransaction(async (transaction) => {
    const use = nextUse(await transaction.get(own), OWN, now);
    if (use === null) {
      throw new ApiError('too-many-requests', 'Too many checks. Please try again in an hour.');
    }
    const shared = await planSharedUses(transaction, db, 'ai-check-all', ALL, now);
    if (shared === null) {
      throw new ApiError('service-quota-reached', 'The checks of today are used up.');
    }
    transaction.set(own, use);
    shared.write();
  }, TRANSACTION);
}
