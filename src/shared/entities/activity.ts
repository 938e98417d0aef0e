import { z } from 'zod';
import { utcInstant } from './subscription.ts';

/**
 * The activity types (product 23.4), and the counter of `user_stats/{uid}` that each one raises.
 */
export const ACTIVITY_TYPES = {
  tool_accessed: { counter: 'tools_used' },
  prompt_created: { counter: 'prompts_created' },
  video_watched: { counter: 'videos_watched' },
  subscription_cancelled: { counter: null },
  upgrade_prompt: { counter: null },
} as const satisfies Record<
  string,
  { counter: 'tools_used' | 'prompts_created' | 'videos_watched' | null }
>;

export type ActivityType = keyof typeof ACTIVITY_TYPES;

export const activityTypes = Object.keys(ACTIVITY_TYPES) as [ActivityType, ...ActivityType[]];

/** Most values that one activity carries. */
const MAX_ACTIVITY_VALUES = 20;

/**
 * Values that an activity may carry: flat, so that cleaning (product 23.5) sees every text. Names
 * are identifiers, because Firestore refuses empty and `__reserved__` ones.
 */
export const activityDataSchema = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,63}$/i),
    z.union([z.string().max(4_000), z.number(), z.boolean(), z.null()]),
  )
  .refine((data) => Object.keys(data).length <= MAX_ACTIVITY_VALUES, 'Too many values');

export type ActivityData = z.infer<typeof activityDataSchema>;

/** `user_activity/{id}`. */
export const userActivitySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  activity_type: z.enum(activityTypes),
  activity_data: activityDataSchema,
  created_at: utcInstant,
});

export type UserActivity = z.infer<typeof userActivitySchema>;

/** `user_stats/{uid}`: counters kept in the same transaction as the activity (product 23.4). */
export const userStatsSchema = z.object({
  user_id: z.string(),
  activity_count: z.int().nonnegative(),
  tools_used: z.int().nonnegative(),
  prompts_created: z.int().nonnegative(),
  videos_watched: z.int().nonnegative(),
});

export type UserStats = z.infer<typeof userStatsSchema>;

/** What the dashboard shows (product 7.10); all zeros when they cannot be read. */
export const statisticsSchema = z.object({
  toolsUsed: z.int().nonnegative(),
  promptsCreated: z.int().nonnegative(),
  videosWatched: z.int().nonnegative(),
  communityRank: z.int().nonnegative(),
  totalPrompts: z.int().nonnegative(),
});

export type Statistics = z.infer<typeof statisticsSchema>;
