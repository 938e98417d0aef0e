import * as z from 'zod/mini';
import { brandPlatformIds } from './brand-platform.ts';

/** The counts of one platform's answers on one day, in the order of a tally. */
export const TALLY_FIELDS = [
  /** Answers. */
  'tests',
  /** Answers that mention the brand. */
  'mentioned',
  /** Mentions of the brand. */
  'mentions',
  /** Answers with a sentiment score, and the sum of their scores. */
  'scored',
  'scoreSum',
  /** Of these, those with this label; the others are neutral. */
  'positive',
  'negative',
  /** In answers of campaigns with competitors: mentions of the brand, and of brand and competitors. */
  'comparedOwn',
  'comparedAll',
] as const;

export type TallyField = (typeof TALLY_FIELDS)[number];

/**
 * An array of counts, because a campaign has hundreds of tallies and field names would be most of
 * the data.
 */
const tallySchema = z
  .array(z.int().check(z.nonnegative()))
  .check(z.refine((counts) => counts.length === TALLY_FIELDS.length));

export type Tally = z.infer<typeof tallySchema>;

/**
 * The statistics of all tests of a campaign, stored with it and changed in the same transaction as
 * its tests. `days` has UTC days (`YYYY-MM-DD`) and platforms that have a test, and no others.
 */
export const campaignStatsSchema = z.object({
  days: z.record(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    z.partialRecord(z.enum(brandPlatformIds), tallySchema),
  ),
});

export type CampaignStats = z.infer<typeof campaignStatsSchema>;

export const NO_STATS: CampaignStats = { days: {} };
