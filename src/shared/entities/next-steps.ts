import * as z from 'zod/mini';
import { TOOL_IDS } from './tool.ts';
import { utcInstant } from './subscription.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** One UTC day of a campaign: the share of its answers that mention the brand, 0 to 1. */
const brandDaySchema = z.object({
  day,
  mention_rate: z.number().check(z.minimum(0), z.maximum(1)),
});

/** The campaign that was tested last: its newest day with answers, and the one before. */
const brandNewsSchema = z.object({
  brand_name: z.string(),
  now: brandDaySchema,
  before: z.nullable(brandDaySchema),
});

export type BrandNews = z.infer<typeof brandNewsSchema>;

/**
 * The data for a member's next steps (product 7.14). A part is null or empty when it was never
 * used, the member has no access, or it could not be read.
 */
export const nextStepsSchema = z.object({
  /** When the visit before this one began; null in the first one. */
  last_visit_at: z.nullable(utcInstant),
  /** The newest first. */
  tools: z.array(z.object({ tool_id: z.enum(TOOL_IDS), used_at: utcInstant })),
  /** Number of prompts added to the library since the last visit. */
  new_prompts: z.int().check(z.nonnegative()),
  brand: z.nullable(brandNewsSchema),
  /** Numbers of published lessons: in all, done by the member, and new. */
  lessons: z.nullable(
    z.object({
      total: z.int().check(z.nonnegative()),
      done: z.int().check(z.nonnegative()),
      new: z.int().check(z.nonnegative()),
    }),
  ),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
