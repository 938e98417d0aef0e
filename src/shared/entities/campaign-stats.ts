import * as z from 'zod/mini';
import { ANSWER_MODES } from './answer-mode.ts';
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
  /** Of these, those with this label; the others are neutral. Negative ones are critical answers. */
  'positive',
  'negative',
  /** In answers of campaigns with competitors: mentions of the brand, and of brand and competitors. */
  'comparedOwn',
  'comparedAll',
  /** Answers with the brand among the first three of a list. */
  'firstThree',
  /** Search answers without a search. */
  'unsearched',
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

/** By UTC day (`YYYY-MM-DD`), measure and platform; only those that have a test. */
const daysSchema = z.record(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  z.partialRecord(z.enum(ANSWER_MODES), z.partialRecord(z.enum(brandPlatformIds), tallySchema)),
);

export type StatsDays = z.infer<typeof daysSchema>;

/**
 * The statistics of all tests of a campaign, stored with it and changed in the same transaction as
 * its tests. Days before the newest STATS_DAYS are added up under the first day of their month.
 */
export const campaignStatsSchema = z.object({
  days: daysSchema,
  /** Answers to questions that contain the brand's name, which are in no other figure. */
  branded: daysSchema,
});

export type CampaignStats = z.infer<typeof campaignStatsSchema>;

export const NO_STATS: CampaignStats = { days: {}, branded: {} };
