import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import {
  brandPlatformIds,
  BRAND_PLATFORMS,
  type BrandPlatformId,
} from '#shared/entities/brand-platform.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { CompetitorStats } from '#shared/entities/competitor-stats.ts';
import { brandTimeline } from '#shared/rules/brand-timeline.ts';
import { countOf, daysOf } from '#shared/rules/campaign-stats.ts';
import { metricDays, type Metric } from './metrics';
import type { Series } from '@/components/charts/series';

/** The statistics of one platform. */
function ofPlatform(stats: CampaignStats, platform: BrandPlatformId): CampaignStats {
  const days: CampaignStats['days'] = {};
  for (const [day, modes] of Object.entries(stats.days)) {
    for (const mode of ANSWER_MODES) {
      const tally = modes[mode]?.[platform];
      if (tally) days[day] = { ...days[day], [mode]: { [platform]: tally } };
    }
  }
  return { ...stats, days };
}

/** A metric of the brand by platform; only platforms that were tested. */
export function platformSeries(stats: CampaignStats, mode: AnswerMode, metric: Metric): Series[] {
  return brandPlatformIds
    .map((platform) => ({
      name: BRAND_PLATFORMS[platform].name,
      kind: 'platform' as const,
      days: metricDays(brandTimeline(ofPlatform(stats, platform), mode), metric),
    }))
    .filter(({ days }) => days.length > 0);
}

/** Answers by day, of one platform or of all. */
export function answersByDay(
  stats: CampaignStats,
  mode: AnswerMode,
  platform: BrandPlatformId | null,
): Map<string, number> {
  const counted = platform === null ? stats : ofPlatform(stats, platform);
  return new Map(brandTimeline(counted, mode).map(({ day, tests }) => [day, tests]));
}

interface Compared {
  brand: string;
  stats: CampaignStats;
  competitors: CompetitorStats;
  mode: AnswerMode;
  /** Null for all of them. */
  platform: BrandPlatformId | null;
}

/**
 * The first day with counts for each competitor; null when none was named yet. Days whose answers name
 * no competitor have no counts, but are included.
 */
function countedSince(
  stats: CampaignStats,
  { days }: CompetitorStats,
  mode: AnswerMode,
): string | null {
  let [since = null] = Object.keys(days)
    .filter((day) => days[day]?.[mode] !== undefined)
    .sort();
  if (since === null) return null;
  for (const { day, tally } of daysOf(stats.days, mode).toReversed()) {
    if (day >= since) continue;
    const own = countOf(tally, 'comparedOwn');
    if (countOf(tally, 'comparedAll') > own) break;
    if (own > 0) since = day;
  }
  return since;
}

/**
 * The share of answers that name the brand, then of those that name each competitor, the most frequent
 * first; names that no answer has are included. Days without counts for each competitor are left out.
 */
export function competitorSeries(compared: Compared): Series[] {
  const { brand, stats, competitors, mode, platform } = compared;
  const counted = platform === null ? stats : ofPlatform(stats, platform);
  const since = countedSince(stats, competitors, mode);
  const days = daysOf(counted.days, mode).filter(({ day }) => day >= (since ?? day));
  const countOn = (day: string, place: number) =>
    Object.entries(competitors.days[day]?.[mode] ?? {})
      .filter(([id]) => platform === null || id === platform)
      .reduce((sum, [, counts]) => sum + (counts[place] ?? 0), 0);
  const others = competitors.names
    .map((name, place) => ({
      name,
      total: days.reduce((sum, { day }) => sum + countOn(day, place), 0),
      days: days.map(({ day, tally }) => ({
        day,
        value: countOn(day, place) / countOf(tally, 'tests'),
      })),
    }))
    .sort((a, b) => b.total - a.total)
    .map(({ name, days: values }) => ({ name, kind: 'rival' as const, days: values }));
  const own = days.map(({ day, tally }) => ({
    day,
    value: countOf(tally, 'mentioned') / countOf(tally, 'tests'),
  }));
  return [{ name: brand, kind: 'own', days: own }, ...others];
}
