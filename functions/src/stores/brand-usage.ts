import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import { searchesOf, type BrandRun } from '#shared/entities/brand-run.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { setting } from '../config.ts';
import { ApiError } from '../api-error.ts';
import { planSearches, searchesKey, searchQuota } from './brand-searches.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { readSnapshots, type Page, type PageRequest } from './pages.ts';
import { currentUse, nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { runRef } from './run-rows.ts';
import { giveSharedUsesBack, planSharedUses, sharedUse, type ShardUse } from './sharded-limits.ts';

/** Days are UTC days: windows count from 1970-01-01T00:00Z. */

/** Calls that ask models, in a minute: what a person can click, with room to spare. */
const CALL_LIMIT: RateLimit = { count: 20, windowMs: 60_000 };

/** The limit of all members together. A member's key has a colon, so no uid can be this one. */
const EVERYBODY = 'brand-everybody';

/** Prefix of the keys of members' answers, which the operator's list finds them by. */
const DAY_FIELD = 'answer_day';

const quotaLimit = (): RateLimit => ({ count: setting('BRAND_DAILY_QUOTA'), windowMs: DAY_MS });
const ceiling = (): RateLimit => ({ count: setting('BRAND_DAILY_CEILING'), windowMs: DAY_MS });

/** Keys of the limits that are kept about a member. */
export function brandLimitKeys(uid: string): { answers: string; calls: string; searches: string } {
  return {
    answers: `brand-answers:${uid}`,
    calls: `brand-calls:${uid}`,
    searches: searchesKey(uid),
  };
}

/** Answers that all members together have used today. */
export async function readCeiling(now: Date): Promise<{ used: number; limit: number }> {
  const limit = ceiling();
  return { used: await sharedUse(await database(), EVERYBODY, limit, now), limit: limit.count };
}

/** Today's use by member, the most first. */
export async function listQuotas(
  now: Date,
  page: PageRequest,
): Promise<Page<{ uid: string; used: number; limit: number }>> {
  const limits = (await database()).collection('rate_limits');
  const today = limits.where(DAY_FIELD, '==', Math.floor(now.getTime() / DAY_MS));
  const { docs, next_cursor } = await readSnapshots(
    { query: today, by: { field: 'count', holds: 'number' }, direction: 'desc' },
    page,
  );
  const { length } = brandLimitKeys('').answers;
  const rows = docs.map((row) => ({
    uid: row.id.slice(length),
    used: Number(row.get('count')),
    limit: quotaLimit().count,
  }));
  return { rows, next_cursor };
}

/** What the member has used of today's answers from memory, and of the searches. */
export async function readQuota(uid: string, now: Date): Promise<BrandQuota> {
  const db = await database();
  const keys = brandLimitKeys(uid);
  const [row, searches] = await db.getAll(
    rateLimitRef(db, keys.answers),
    rateLimitRef(db, keys.searches),
  );
  const { window, count } = currentUse(row, quotaLimit(), now);
  return {
    used: count,
    limit: quotaLimit().count,
    resets_at: new Date((window + 1) * DAY_MS).toISOString(),
    searches: searchQuota(searches, now),
  };
}

/** Model answers from memory that a call may ask for now. */
export interface Reservation {
  uid: string;
  window: number;
  /** Answers that were counted against the ceiling of all members. */
  shared: ShardUse[];
}

/**
 * Counts a call's answers from memory against the member's quota and everybody's ceiling, and those of its
 * run against the member's searches, before models are asked; and stores the run. All in one transaction,
 * so that parallel calls cannot exceed any limit.
 *
 * @param run what is asked with web search; null for nothing
 * @throws ApiError `too-many-requests`, `quota-reached`, `service-quota-reached`, `search-month-reached`,
 *   `search-day-reached`, and `forbidden` for a deleted account; then nothing is counted
 */
export async function reserveAnswers(
  uid: string,
  { answers, run }: { answers: number; run: BrandRun | null },
  now: Date,
): Promise<Reservation> {
  const db = await database();
  const { calls } = refs(db, uid);
  const searches = run?.slots.reduce((sum, slot) => sum + searchesOf(slot), 0) ?? 0;
  return db.runTransaction(async (transaction) => {
    const nextCall = nextUse(await transaction.get(calls), CALL_LIMIT, now);
    if (nextCall === null) throw new ApiError('too-many-requests', 'Please slow down.');
    const search = await planSearches(transaction, db, uid, searches, now);
    if ('usedUp' in search) {
      const { usedUp } = search;
      throw new ApiError(
        `search-${usedUp}-reached`,
        `Too few searches are left in this ${usedUp}.`,
      );
    }
    const { reservation, write } = await planAnswers(transaction, db, uid, answers, now);
    transaction.set(calls, nextCall);
    search.write();
    if (run !== null) {
      transaction.create(runRef(db, run.id), { ...run, expires_at: expiryOf('brand_runs', now) });
    }
    write();
    return reservation;
  }, TRANSACTION);
}

/**
 * {@link reserveAnswers} within a transaction and without the limit of calls, which is for people who
 * click. What is planned is written by `write`, after the transaction's last read.
 *
 * @throws ApiError `quota-reached`, `service-quota-reached`, `forbidden`
 */
export async function planAnswers(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  answers: number,
  now: Date,
): Promise<{ reservation: Reservation; write: () => void }> {
  const { own } = refs(db, uid);
  const [ownRow, deleted] = await transaction.getAll(own, deletedAccount(db, uid));
  if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
  // A limit that was lowered meanwhile does not refuse what asks for nothing from memory.
  if (answers === 0) return { reservation: { uid, window: 0, shared: [] }, write: () => undefined };
  const nextOwn = nextUse(ownRow, quotaLimit(), now, answers);
  if (nextOwn === null) {
    throw new ApiError('quota-reached', 'Your model answers for today are used up.');
  }
  const shared = await planSharedUses(transaction, db, EVERYBODY, ceiling(), now, answers);
  if (shared === null) {
    throw new ApiError('service-quota-reached', 'The model answers for today are used up.');
  }
  return {
    reservation: { uid, window: nextOwn.window, shared: shared.uses },
    write: () => {
      transaction.set(own, { ...nextOwn, [DAY_FIELD]: nextOwn.window });
      shared.write();
    },
  };
}

/** Returns answers that no provider bills to the quota, unless their day is over (product 21.14). */
export async function releaseAnswers(
  { uid, window, shared }: Reservation,
  answers: number,
): Promise<void> {
  if (answers === 0) return;
  const db = await database();
  const { own } = refs(db, uid);
  await db.runTransaction(async (transaction) => {
    const row = await transaction.get(own);
    const giveShared = await giveSharedUsesBack(transaction, db, shared, answers);
    if (row.get('window') === window) {
      transaction.update(own, { count: Math.max(0, Number(row.get('count')) - answers) });
    }
    giveShared();
  }, TRANSACTION);
}

function refs(db: Firestore, uid: string) {
  const keys = brandLimitKeys(uid);
  return {
    own: rateLimitRef(db, keys.answers),
    calls: rateLimitRef(db, keys.calls),
  };
}
