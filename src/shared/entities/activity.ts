import * as z from 'zod/mini';
import { keysOf } from '../rules/keys-of.ts';
import { utcInstant } from './subscription.ts';
import { TOOL_IDS } from './tool.ts';

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

export const activityTypes = keysOf(ACTIVITY_TYPES);

/** Most values that one activity carries. */
const MAX_ACTIVITY_VALUES = 20;

/** Identifiers, because Firestore refuses empty and `__reserved__` names. */
const activityValueName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/i));

function hasFewValues(data: object): boolean {
  return Object.keys(data).length <= MAX_ACTIVITY_VALUES;
}

/** Limit of nesting, because values are read recursively. */
const MAX_ACTIVITY_DEPTH = 8;

function isShallow(value: unknown, levels = MAX_ACTIVITY_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** What a caller may send with an activity: any object, as long as a body can be. */
export const activityInputSchema = z.record(activityValueName, z.unknown()).check(
  z.refine(hasFewValues, 'Too many values'),
  z.refine((data) => isShallow(data), 'Nested too deeply'),
);

export type ActivityInput = z.infer<typeof activityInputSchema>;

/** What is stored: flat values with cleaned texts (product 23.5). */
export const activityDataSchema = z
  .record(activityValueName, z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .check(z.refine(hasFewValues, 'Too many values'));

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
  activity_count: z.int().check(z.nonnegative()),
  tools_used: z.int().check(z.nonnegative()),
  prompts_created: z.int().check(z.nonnegative()),
  videos_watched: z.int().check(z.nonnegative()),
  /** When each tool was opened last. */
  tools: z._default(z.partialRecord(z.enum(TOOL_IDS), utcInstant), {}),
});

export type UserStats = z.infer<typeof userStatsSchema>;

/** What the dashboard shows (product 7.10); all zeros when they cannot be read. */
export const statisticsSchema = z.object({
  toolsUsed: z.int().check(z.nonnegative()),
  promptsCreated: z.int().check(z.nonnegative()),
  videosWatched: z.int().check(z.nonnegative()),
  communityRank: z.int().check(z.nonnegative()),
  totalPrompts: z.int().check(z.nonnegative()),
});

export type Statistics = z.infer<typeof statisticsSchema>;
