import * as z from 'zod/mini';
import { brandPlatformIds } from './brand-platform.ts';
import { TALLY_FIELDS } from './tally-fields.ts';

/** Counts by position: a campaign has hundreds of them, and names would be most of the data. */
export const tallySchema = z
  .array(z.int().check(z.nonnegative()))
  .check(z.length(TALLY_FIELDS.length));

export type Tally = z.infer<typeof tallySchema>;

/**
 * The numbers of all tests of a campaign, kept with it and changed in the same transaction as its
 * tests. `days` has UTC days (`YYYY-MM-DD`) and platforms that have a test, and no others.
 */
export const campaignStatsSchema = z.object({
  days: z.record(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    z.partialRecord(z.enum(brandPlatformIds), tallySchema),
  ),
});

export type CampaignStats = z.infer<typeof campaignStatsSchema>;

export const NO_STATS: CampaignStats = { days: {} };
