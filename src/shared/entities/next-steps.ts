import { z } from 'zod';
import { TOOL_IDS } from './tool.ts';
import { utcInstant } from './subscription.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** One UTC day of a campaign: the share of its answers that mention the brand, 0 to 1. */
const brandDaySchema = z.object({ day, mention_rate: z.number().min(0).max(1) });

/** The campaign that was tested last: its newest day with answers, and the one before. */
const brandNewsSchema = z.object({
  brand_name: z.string(),
  now: brandDaySchema,
  before: brandDaySchema.nullable(),
});

export type BrandNews = z.infer<typeof brandNewsSchema>;

/**
 * What a member can do next, at a glance (product 7.14). Null and empty are what cannot be told: it
 * was never used, it is not theirs, or it could not be read.
 */
export const nextStepsSchema = z.object({
  /** When the visit before this one began; null in the first one. */
  last_visit_at: utcInstant.nullable(),
  /** The newest first. */
  tools: z.array(z.object({ tool_id: z.enum(TOOL_IDS), used_at: utcInstant })),
  /** Prompts that came into the library since the last visit. */
  new_prompts: z.int().nonnegative(),
  brand: brandNewsSchema.nullable(),
  /** Of the published lessons: those that the member has done, and those that are new. */
  lessons: z
    .object({
      total: z.int().nonnegative(),
      done: z.int().nonnegative(),
      new: z.int().nonnegative(),
    })
    .nullable(),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
