import * as z from 'zod/mini';

/** Crawlers that fetch pages for answers with sources, by their names in robots.txt. */
export const SEARCH_BOTS = [
  'OAI-SearchBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'Bingbot',
] as const;

/** Crawlers, or names alone, that stand for the training of models. */
export const TRAINING_BOTS = ['GPTBot', 'ClaudeBot', 'Google-Extended'] as const;

/** What is to be changed comes first, what is not judged last. */
export const FINDING_STATES = ['fail', 'look', 'pass', 'note'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/**
 * Everything that the site check finds, in the order of the report: what each can come to, and how that
 * is judged (product 32.3). A `note` is no judgement.
 */
export const FINDINGS = {
  robots: { found: 'pass', missing: 'look', notText: 'look', tooLong: 'look', unreachable: 'fail' },
  searchBots: { allowed: 'pass', partly: 'look', refused: 'fail' },
  text: { enough: 'pass', little: 'look', none: 'fail' },
  noindex: { free: 'pass', set: 'fail' },
  title: { good: 'pass', same: 'look', missing: 'fail' },
  heading: { one: 'pass', several: 'look', none: 'fail' },
  language: { named: 'pass', missing: 'look' },
  canonical: { own: 'pass', missing: 'look', foreign: 'look' },
  structuredData: { company: 'pass', other: 'look', none: 'look', broken: 'fail' },
  date: { named: 'pass', missing: 'look' },
  author: { named: 'pass', missing: 'look' },
  sitemap: { found: 'pass', missing: 'look' },
  trainingBots: { allowed: 'note', refused: 'note' },
  llms: { found: 'note', missing: 'note' },
  firewall: { unknown: 'note' },
} as const satisfies Record<string, Record<string, FindingState>>;

export type FindingId = keyof typeof FINDINGS;

export const FINDING_IDS = Object.keys(FINDINGS) as FindingId[];

/** A finding by its case, with what its words need. */
export interface Finding {
  id: FindingId;
  case: string;
  /** For the placeholders of its words. */
  values: Record<string, string | number>;
  /** The pages that it is about, where it is not about all of them. */
  pages: readonly string[];
}

/** A site's `robots.txt`, as far as it was there to be read. */
export type RobotsFile =
  { state: 'found' | 'tooLong'; text: string } | { state: 'missing' | 'notText' | 'unreachable' };

/** What one page says about itself without its scripts; all of it is data of somebody else. */
export interface PageFacts {
  words: number;
  title: string;
  /** Number of `h1` elements. */
  headings: number;
  lang: string;
  /** `robots` metadata with `noindex`. */
  isHidden: boolean;
  /** As it is written there; null without one. */
  canonical: string | null;
  hasDate: boolean;
  hasAuthor: boolean;
  /** Types of its structured data, each once, in its order. */
  types: readonly string[];
  /** Structured data that is no JSON. */
  hasBrokenData: boolean;
}

/** A page of the site, with its address after redirects. */
export interface CheckedPage {
  url: string;
  facts: PageFacts;
}

/** Everything that the findings are made of. */
export interface SiteFacts {
  robots: RobotsFile;
  /** The page whose address was typed, then others. */
  pages: readonly [CheckedPage, ...CheckedPage[]];
  /** Addresses in the sitemap; null without one that can be read. */
  sitemapPages: number | null;
  hasLlmsFile: boolean;
}

const findingSchema = z.strictObject({
  id: z.enum(FINDING_IDS),
  /** What it came to, one of FINDINGS. */
  case: z.string(),
  state: z.enum(FINDING_STATES),
  title: z.string(),
  text: z.string(),
  /** What to change; null where nothing is. */
  change: z.nullable(z.string()),
  /** Addresses of the pages that it is about, where it is not about all of them. */
  pages: z.array(z.string()),
});

/** The report of a check, in the caller's language: text alone, nothing of it is markup. */
export const aiCheckReportSchema = z.strictObject({
  /** The host that was read, after redirects. */
  site: z.string(),
  checked_at: z.iso.datetime(),
  /** Addresses of the pages that were read. */
  pages: z.array(z.string()),
  findings: z.array(findingSchema),
});

export type AiCheckReport = z.infer<typeof aiCheckReportSchema>;
