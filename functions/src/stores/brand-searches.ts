import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { SearchQuota } from '#shared/api/brand-questions.ts';
import { setting } from '../config.ts';
import { rateLimitRef } from './rate-limits.ts';

/**
 * A member's web searches of a month and a day, both UTC, in one row. They are counted apart from answers
 * from memory: the provider bills each search, and an answer can take several (product 21.14).
 */

/** Key of the row; it has a colon, as all keys about a member have. */
export function searchesKey(uid: string): string {
  return `brand-searches:${uid}`;
}

interface Use {
  month: string;
  used: number;
  day: string;
  used_today: number;
}

/** What the member has used of the month, and of the day, that `now` is in. */
export function searchQuota(row: DocumentSnapshot | undefined, now: Date): SearchQuota {
  const { used, used_today } = currentUse(row, now);
  return {
    used,
    limit: setting('BRAND_MONTHLY_SEARCHES'),
    resets_at: endOfMonth(now).toISOString(),
    used_today,
    limit_today: setting('BRAND_DAILY_SEARCHES'),
  };
}

/** Searches that are planned in a transaction, to be written after its last read. */
export type SearchPlan =
  | { write: () => void }
  /** So many are not left: of the month, or of the day. */
  | { usedUp: 'month' | 'day' };

/** Plans to count searches before models are asked, so that parallel calls cannot exceed the limits. */
export async function planSearches(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  searches: number,
  now: Date,
): Promise<SearchPlan> {
  if (searches === 0) return { write: () => undefined };
  const ref = rowOf(db, uid);
  const use = currentUse(await transaction.get(ref), now);
  const used = use.used + searches;
  const used_today = use.used_today + searches;
  if (used > setting('BRAND_MONTHLY_SEARCHES')) return { usedUp: 'month' };
  if (used_today > setting('BRAND_DAILY_SEARCHES')) return { usedUp: 'day' };
  const expires_at = endOfMonth(now);
  return { write: () => transaction.set(ref, { ...use, used, used_today, expires_at }) };
}

/** Searches that were counted at a time. */
export interface CountedSearches {
  searches: number;
  countedAt: Date;
}

/**
 * Gives searches back, unless the month or day in which they were counted is over, in a transaction that
 * reads nothing afterwards.
 */
export async function planSearchesBack(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  counted: readonly CountedSearches[],
): Promise<() => void> {
  if (counted.every(({ searches }) => searches === 0)) return () => undefined;
  const ref = rowOf(db, uid);
  const row = await transaction.get(ref);
  if (!row.exists) return () => undefined;
  const less = (field: 'used' | 'used_today', isSame: (countedAt: Date) => boolean) => {
    const same = counted.filter(({ countedAt }) => isSame(countedAt));
    return Math.max(0, Number(row.get(field)) - same.reduce((sum, each) => sum + each.searches, 0));
  };
  const used = less('used', (countedAt) => monthOf(countedAt) === row.get('month'));
  const used_today = less('used_today', (countedAt) => dayOf(countedAt) === row.get('day'));
  return () => transaction.update(ref, { used, used_today });
}

function rowOf(db: Firestore, uid: string): DocumentReference {
  return rateLimitRef(db, searchesKey(uid));
}

function currentUse(row: DocumentSnapshot | undefined, now: Date): Use {
  const [month, day] = [monthOf(now), dayOf(now)];
  return {
    month,
    used: row?.get('month') === month ? Number(row.get('used')) : 0,
    day,
    used_today: row?.get('day') === day ? Number(row.get('used_today')) : 0,
  };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

function endOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
