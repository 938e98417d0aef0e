import { z } from 'zod';
import { brandPlatformIds } from './brand-platform.ts';

/**
 * Most competitors that a campaign counts one by one in its life, more than it can have at once. The
 * first ones are kept; later ones are only in the sum of a `Tally`.
 */
export const MAX_COUNTED_COMPETITORS = 30;

/** Days before the newest count that are kept: a year can be compared with the same month before. */
export const COMPETITOR_DAYS = 400;

/**
 * How often the answers name each competitor, by UTC day and platform. Kept with the campaign like its
 * `stats`, but read only where competitors are compared. Counts are by the position of their name,
 * zeros at the end are left out, and so are platforms and days without a count.
 */
export const competitorStatsSchema = z.object({
  names: z.array(z.string()).max(MAX_COUNTED_COMPETITORS),
  days: z.record(
    z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    z.partialRecord(
      z.enum(brandPlatformIds),
      z.array(z.int().nonnegative()).max(MAX_COUNTED_COMPETITORS),
    ),
  ),
});

export type CompetitorStats = z.infer<typeof competitorStatsSchema>;

export const NO_COMPETITOR_STATS: CompetitorStats = { names: [], days: {} };
