/**
 * What is counted of the answers of one platform on one day, in the order of a tally. Without zod,
 * for the browser.
 */
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
