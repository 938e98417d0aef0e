import * as z from 'zod/mini';
import { MAX_COUNTED_COMPETITORS } from '../limits.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { brandPlatformIds } from './brand-platform.ts';

/** Counts by the position of a competitor's name; zeros at the end are left out. */
export const competitorCounts = z
  .array(z.int().check(z.nonnegative()))
  .check(z.maxLength(MAX_COUNTED_COMPETITORS));

/**
 * How many answers name each competitor, by UTC day, measure and platform, without those to questions
 * that contain the brand's name. Kept with the campaign like its `stats`, but read only where
 * competitors are compared. What has no count is left out.
 */
export const competitorStatsSchema = z.object({
  names: z.array(z.string()).check(z.maxLength(MAX_COUNTED_COMPETITORS)),
  days: z.record(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    z.partialRecord(
      z.enum(ANSWER_MODES),
      z.partialRecord(z.enum(brandPlatformIds), competitorCounts),
    ),
  ),
});

export type CompetitorStats = z.infer<typeof competitorStatsSchema>;

export const NO_COMPETITOR_STATS: CompetitorStats = { names: [], days: {} };
