import type { AnswerMode } from '../entities/answer-mode.ts';
import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { CampaignStats, Tally } from '../entities/campaign-stats.ts';
import type { PromptTest, SentimentLabel } from '../entities/prompt-test.ts';
import { roundTo } from './round-to.ts';
import { brandTrend, type BrandTrend } from './brand-trend.ts';
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

/**
 * The statistics of one measure of a campaign, or the sum of several campaigns (product 21.7). Without
 * answers to questions that contain the brand's name.
 */
export interface CampaignAnalytics extends AnswerSummary {
  /** Only platforms that were tested. */
  platformBreakdown: Partial<Record<BrandPlatformId, AnswerSummary>>;
  /** Answers that do not mention the brand are a bucket of their own, not neutral. */
  sentimentBreakdown: Record<SentimentLabel | 'not_mentioned', number>;
  /** Null below MIN_TREND_RUNS runs. */
  trend: BrandTrend | null;
}

export function campaignAnalytics(stats: CampaignStats, mode: AnswerMode): CampaignAnalytics {
  const total = totalOf(stats.days, mode);
  const [positive, negative] = [countOf(total, 'positive'), countOf(total, 'negative')];
  const scored = countOf(total, 'scored');
  return {
    ...summaryOf(total),
    platformBreakdown: platformBreakdown(stats, mode),
    sentimentBreakdown: {
      positive,
      neutral: scored - positive - negative,
      negative,
      not_mentioned: countOf(total, 'tests') - scored,
    },
    trend: brandTrend(stats, mode),
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

function platformBreakdown(
  { days }: CampaignStats,
  mode: AnswerMode,
): Partial<Record<BrandPlatformId, AnswerSummary>> {
  const breakdown: Partial<Record<BrandPlatformId, AnswerSummary>> = {};
  for (const platform of brandPlatformIds) {
    const summary = summaryOf(totalOf(days, mode, platform));
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
