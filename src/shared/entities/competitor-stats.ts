import * as z from 'zod/mini';
import { MAX_COUNTED_COMPETITORS } from '../limits.ts';
import { brandPlatformIds } from './brand-platform.ts';

/**
 * How often the answers name each competitor, by UTC day and platform. Kept with the campaign like its
 * `stats`, but read only where competitors are compared. Counts are by the position of their name,
 * zeros at the end are left out, and so are platforms and days without a count.
 */
export const competitorStatsSchema = z.object({
  names: z.array(z.string()).check(z.maxLength(MAX_COUNTED_COMPETITORS)),
  days: z.record(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    z.partialRecord(
      z.enum(brandPlatformIds),
      z.array(z.int().check(z.nonnegative())).check(z.maxLength(MAX_COUNTED_COMPETITORS)),
    ),
  ),
});

export type CompetitorStats = z.infer<typeof competitorStatsSchema>;

export const NO_COMPETITOR_STATS: CompetitorStats = { names: [], days: {} };
