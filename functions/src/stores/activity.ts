import {
  ACTIVITY_TYPES,
  userActivitySchema,
  userStatsSchema,
  type ActivityInput,
  type UserActivity,
  type UserStats,
} from '#shared/entities/activity.ts';
import { TOOL_IDS } from '#shared/entities/tool.ts';
import { cleanActivityData } from '#shared/rules/activity-cleaning.ts';
import { RECENT_ACTIVITY_COUNT } from '#shared/limits.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { ApiError } from '../api-error.ts';
import { database, readRow, readRows, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';

const ACTIVITY = 'user_activity';
const STATS = 'user_stats';

type NewActivity = Omit<UserActivity, 'id' | 'activity_data'> & { activity_data: ActivityInput };

/** What a person can click in a minute, with room to spare; a script meets it at once. */
const ACTIVITY_LIMIT: RateLimit = { count: 60, windowMs: 60_000 };

/**
 * Stores an activity, its texts cleaned, and raises the member's counters, together (product 7.13).
 *
 * @throws ApiError `too-many-requests` above the limit, `forbidden` for a deleted account
 */
export async function recordActivity(entry: NewActivity, now: Date): Promise<void> {
  const db = await database();
  const ref = db.collection(ACTIVITY).doc();
  const statsRef = db.collection(STATS).doc(entry.user_id);
  const limitRef = rateLimitRef(db, `activity:${entry.user_id}`);
  await db.runTransaction(async (transaction) => {
    const [stats, used, deleted] = await transaction.getAll(
      statsRef,
      limitRef,
      deletedAccount(db, entry.user_id),
    );
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const use = nextUse(used, ACTIVITY_LIMIT, now);
    if (use === null) throw new ApiError('too-many-requests', 'Please slow down.');
    const before = stats === undefined ? null : readRow(userStatsSchema, stats);
    transaction.set(limitRef, use);
    transaction.set(statsRef, countActivity(before ?? emptyStats(entry.user_id), entry));
    const activity_data = cleanActivityData(entry.activity_data);
    const expires_at = expiryOf('user_activity', now);
    transaction.create(ref, { ...entry, activity_data, id: ref.id, expires_at });
  }, TRANSACTION);
}

/** The member's newest entries, newest first. */
export async function listRecentActivity(uid: string): Promise<UserActivity[]> {
  const entries = (await database()).collection(ACTIVITY).where('user_id', '==', uid);
  const newest = entries.orderBy('created_at', 'desc').limit(RECENT_ACTIVITY_COUNT);
  return readRows(userActivitySchema, (await newest.get()).docs);
}

export async function findStats(uid: string): Promise<UserStats | null> {
  return readRow(userStatsSchema, await (await database()).collection(STATS).doc(uid).get());
}

/** How many members have more activity: an aggregate, never a read of everybody (product 7.11). */
export async function countMembersAbove(activityCount: number): Promise<number> {
  const above = (await database()).collection(STATS).where('activity_count', '>', activityCount);
  return (await above.count().get()).data().count;
}

function emptyStats(uid: string): UserStats {
  return {
    user_id: uid,
    activity_count: 0,
    tools_used: 0,
    prompts_created: 0,
    videos_watched: 0,
    tools: {},
  };
}

function countActivity(stats: UserStats, entry: NewActivity): UserStats {
  const { counter } = ACTIVITY_TYPES[entry.activity_type];
  const counted = {
    ...stats,
    activity_count: stats.activity_count + 1,
    tools: { ...stats.tools, ...openedTool(entry) },
  };
  return counter === null ? counted : { ...counted, [counter]: stats[counter] + 1 };
}

function openedTool({ activity_type, activity_data, created_at }: NewActivity): UserStats['tools'] {
  const id = TOOL_IDS.find((known) => known === activity_data['tool_id']);
  return activity_type === 'tool_accessed' && id !== undefined ? { [id]: created_at } : {};
}
