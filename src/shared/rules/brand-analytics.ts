import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { PromptTest } from '../entities/prompt-test.ts';
import type { SentimentLabel } from '../entities/sentiment-label.ts';
import { average, roundedAverage, roundTo } from './averages.ts';

/** Newest tests that the overview shows (product 21.7). */
export const RECENT_TEST_COUNT = 5;

/** Campaigns that the overview shows (product 21.7). */
export const OVERVIEW_CAMPAIGN_COUNT = 3;

export interface PlatformBreakdown {
  tests: number;
  /** Tests whose answer mentions the brand. */
  mentioned: number;
  mentions: number;
  /** Over the answers that mention the brand; null without one. */
  avgSentiment: number | null;
  shareOfVoice: number | null;
}

/**
 * How the newer half of the tests differs from the older half (product 21.7); with an odd number
 * the test in the middle is in neither. Null when there is nothing to compare.
 */
export interface Trends {
  /** Mentions per test, newer minus older, to one decimal place. */
  mentionsTrend: number | null;
  /** Average sentiment in points, newer minus older, of the answers that mention the brand. */
  sentimentTrend: number | null;
  /** Tests in the newer half of the time between first and last test, minus those in the older. */
  totalTrend: number | null;
}

/** A campaign's numbers on the overview (product 21.7). */
export interface CampaignAnalytics {
  totalTests: number;
  totalMentions: number;
  /** Rounded, over the answers that mention the brand; null without one. */
  avgSentiment: number | null;
  shareOfVoice: number | null;
  /** Only platforms that were tested. */
  platformBreakdown: Partial<Record<BrandPlatformId, PlatformBreakdown>>;
  /** Answers that do not mention the brand are a bucket of their own, not neutral. */
  sentimentBreakdown: Record<SentimentLabel | 'not_mentioned', number>;
  /** Newest first. */
  recentTests: PromptTest[];
  trends: Trends;
}

/** Sums tests up, of one campaign or of all; their order does not matter. */
export function campaignAnalytics(tests: readonly PromptTest[]): CampaignAnalytics {
  const newestFirst = sortNewestFirst(tests);
  const breakdown = { positive: 0, neutral: 0, negative: 0, not_mentioned: 0 };
  for (const { sentiment_label } of tests) breakdown[sentiment_label ?? 'not_mentioned'] += 1;
  return {
    totalTests: tests.length,
    totalMentions: totalMentions(tests),
    avgSentiment: averageSentiment(tests),
    shareOfVoice: combinedShareOfVoice(tests),
    platformBreakdown: platformBreakdown(tests),
    sentimentBreakdown: breakdown,
    recentTests: newestFirst.slice(0, RECENT_TEST_COUNT),
    trends: trendsOf(newestFirst),
  };
}

/** Newest first; tests of one moment keep the order of their samples. */
export function sortNewestFirst(tests: readonly PromptTest[]): PromptTest[] {
  return [...tests].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.sample_index - b.sample_index,
  );
}

/** Rounded average sentiment of the answers that mention the brand; null without one. */
export function averageSentiment(
  tests: readonly Pick<PromptTest, 'sentiment_score'>[],
): number | null {
  return roundedAverage(tests.map(({ sentiment_score }) => sentiment_score));
}

/**
 * The share of voice of several answers together: all mentions of the brand by those of the brand
 * and its competitors, 0 to 1. Answers of campaigns without competitors stay out.
 */
export function combinedShareOfVoice(tests: readonly PromptTest[]): number | null {
  const compared = tests.filter(({ competitor_mentions }) => competitor_mentions.length > 0);
  const own = totalMentions(compared);
  const others = compared
    .flatMap(({ competitor_mentions }) => competitor_mentions)
    .reduce((sum, { count }) => sum + count, 0);
  return own + others === 0 ? null : own / (own + others);
}

function totalMentions(tests: readonly Pick<PromptTest, 'mentions_count'>[]): number {
  return tests.reduce((sum, { mentions_count }) => sum + mentions_count, 0);
}

function platformBreakdown(
  tests: readonly PromptTest[],
): Partial<Record<BrandPlatformId, PlatformBreakdown>> {
  const byPlatform = Map.groupBy(tests, ({ platform }) => platform);
  const rows = [...byPlatform].map(([platform, own]) => [
    platform,
    {
      tests: own.length,
      mentioned: own.filter(({ mentions_count }) => mentions_count > 0).length,
      mentions: totalMentions(own),
      avgSentiment: averageSentiment(own),
      shareOfVoice: combinedShareOfVoice(own),
    },
  ]);
  return Object.fromEntries(rows) as Partial<Record<BrandPlatformId, PlatformBreakdown>>;
}

function trendsOf(newestFirst: readonly PromptTest[]): Trends {
  const half = Math.floor(newestFirst.length / 2);
  const newer = newestFirst.slice(0, half);
  const older = newestFirst.slice(newestFirst.length - half);
  const difference = (measure: (tests: readonly PromptTest[]) => number | null, digits: number) => {
    const [after, before] = [measure(newer), measure(older)];
    return after === null || before === null ? null : roundTo(after - before, digits);
  };
  return {
    mentionsTrend: difference(
      (tests) => average(tests.map(({ mentions_count }) => mentions_count)),
      1,
    ),
    sentimentTrend: difference(
      (tests) => average(tests.flatMap(({ sentiment_score }) => sentiment_score ?? [])),
      0,
    ),
    totalTrend: paceTrend(newestFirst.map(({ created_at }) => Date.parse(created_at))),
  };
}

/** @param times milliseconds, newest first */
function paceTrend(times: readonly number[]): number | null {
  const [last] = times;
  const first = times.at(-1);
  if (last === undefined || first === undefined || times.length < 2) return null;
  const middle = (first + last) / 2;
  const newer = times.filter((time) => time > middle).length;
  const older = times.filter((time) => time < middle).length;
  return newer - older;
}
