import * as z from 'zod/mini';
import { TOOL_IDS } from './tool.ts';
import { utcInstant } from './subscription.ts';

const count = z.int().check(z.nonnegative());
const utcDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The newest UTC day on which a campaign has answers of one measure. */
const measureNewsSchema = z.object({
  day: utcDay,
  /** Answers of that day, at least one. */
  n: z.int().check(z.positive()),
  /** Of these, those that name somebody: the brand first, then the competitors named most often. */
  names: z.array(z.object({ name: z.string(), own: z.boolean(), k: count })),
  /** Answers of the day with answers before, and those of them that name the brand. */
  before: z.nullable(z.object({ day: utcDay, k: count, n: z.int().check(z.positive()) })),
  /** Days with answers. */
  days: z.int().check(z.positive()),
});

export type MeasureNews = z.infer<typeof measureNewsSchema>;

/** The campaign that was tested last. The two measures are never added up (product 21.29). */
const brandNewsSchema = z.object({
  campaign_id: z.string(),
  brand_name: z.string(),
  memory: z.nullable(measureNewsSchema),
  search: z.nullable(measureNewsSchema),
  /** When its schedule runs next; null without one. */
  next_run_at: z.nullable(utcInstant),
  /** Its first open thing to do, in the language it was worded in, and how many are open. */
  to_do: z.nullable(
    z.object({
      title: z.string(),
      locale: z.enum(['en', 'de']),
      open: z.int().check(z.positive()),
    }),
  ),
});

export type BrandNews = z.infer<typeof brandNewsSchema>;

/** A lesson that is not done yet, with its title in each language. */
const nextLessonSchema = z.object({
  key: z.string(),
  titles: z.object({ en: z.string(), de: z.string() }),
  minutes: z.int().check(z.positive()),
});

/**
 * The data for a member's next steps (product 7.14). A part is null or empty when it was never
 * used, the member has no access, or it could not be read.
 */
export const nextStepsSchema = z.object({
  /** When the visit before this one began; null in the first one. */
  last_visit_at: z.nullable(utcInstant),
  /** The tools that were opened, each once, the newest first. */
  tools: z.array(z.object({ tool_id: z.enum(TOOL_IDS), used_at: utcInstant })),
  /** Number of prompts added to the library since the last visit. */
  new_prompts: count,
  /** Number of favourites in the library. */
  favourites: count,
  brand: z.nullable(brandNewsSchema),
  /** Numbers of published lessons: in all, done by the member, and new. */
  lessons: z.nullable(
    z.object({ total: count, done: count, new: count, next: z.nullable(nextLessonSchema) }),
  ),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
