import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { CampaignStats, Tally } from '../entities/campaign-stats.ts';
import type { PromptTest, SentimentLabel } from '../entities/prompt-test.ts';
import { roundTo } from './round-to.ts';
import { brandTrends, type Trends } from './brand-trends.ts';
import { countOf, totalOf } from './campaign-stats.ts';

/** Newest tests that the overview shows (product 21.7). */
export const RECENT_TEST_COUNT = 5;

/** Campaigns that the overview shows (product 21.7). */
export const OVERVIEW_CAMPAIGN_COUNT = 3;

/** The summary of several answers. */
export interface AnswerSummary {
  tests: number;
  /** Answers that mention the brand. */
  mentioned: number;
  mentions: number;
  /** Rounded, over the answers that mention the brand; null without one. */
  avgSentiment: number | null;
  /**
   * Mentions of the brand divided by those of the brand and its competitors, 0 to 1. Without
   * answers of campaigns without competitors; null without mentions.
   */
  shareOfVoice: number | null;
}

/** The statistics of one campaign, or the sum of several (product 21.7). */
export interface CampaignAnalytics extends AnswerSummary {
  /** Only platforms that were tested. */
  platformBreakdown: Partial<Record<BrandPlatformId, AnswerSummary>>;
  /** Answers that do not mention the brand are a bucket of their own, not neutral. */
  sentimentBreakdown: Record<SentimentLabel | 'not_mentioned', number>;
  trends: Trends;
}

export function campaignAnalytics(stats: CampaignStats): CampaignAnalytics {
  const total = totalOf(stats);
  const [positive, negative] = [countOf(total, 'positive'), countOf(total, 'negative')];
  const scored = countOf(total, 'scored');
  return {
    ...summaryOf(total),
    platformBreakdown: platformBreakdown(stats),
    sentimentBreakdown: {
      positive,
      neutral: scored - positive - negative,
      negative,
      not_mentioned: countOf(total, 'tests') - scored,
    },
    trends: brandTrends(stats),
  };
}

export function summaryOf(tally: Tally): AnswerSummary {
  const [scored, compared] = [countOf(tally, 'scored'), countOf(tally, 'comparedAll')];
  return {
    tests: countOf(tally, 'tests'),
    mentioned: countOf(tally, 'mentioned'),
    mentions: countOf(tally, 'mentions'),
    avgSentiment: scored === 0 ? null : roundTo(countOf(tally, 'scoreSum') / scored, 0),
    shareOfVoice: compared === 0 ? null : countOf(tally, 'comparedOwn') / compared,
  };
}

function platformBreakdown(stats: CampaignStats): Partial<Record<BrandPlatformId, AnswerSummary>> {
  const breakdown: Partial<Record<BrandPlatformId, AnswerSummary>> = {};
  for (const platform of brandPlatformIds) {
    const summary = summaryOf(totalOf(stats, platform));
    if (summary.tests > 0) breakdown[platform] = summary;
  }
  return breakdown;
}

/** Newest first; tests of one moment keep the order of their samples. */
export function sortNewestFirst<T extends Pick<PromptTest, 'created_at' | 'sample_index'>>(
  tests: readonly T[],
): T[] {
  return [...tests].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.sample_index - b.sample_index,
  );
}
