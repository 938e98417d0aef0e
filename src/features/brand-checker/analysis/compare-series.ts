import {
  brandPlatformIds,
  BRAND_PLATFORMS,
  type BrandPlatformId,
} from '#shared/entities/brand-platform.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { CompetitorStats } from '#shared/entities/competitor-stats.ts';
import { brandTimeline } from '#shared/rules/brand-timeline.ts';
import { countOf, sumOf } from '#shared/rules/campaign-stats.ts';
import { metricDays, type Metric } from './metrics';
import type { Series } from '@/components/charts/series';

/** The statistics of one platform. */
function ofPlatform(stats: CampaignStats, platform: BrandPlatformId): CampaignStats {
  const days: CampaignStats['days'] = {};
  for (const [day, { [platform]: tally }] of Object.entries(stats.days)) {
    if (tally) days[day] = { [platform]: tally };
  }
  return { days };
}

/** A metric of the brand by platform; only platforms that were tested. */
export function platformSeries(stats: CampaignStats, metric: Metric): Series[] {
  return brandPlatformIds
    .map((platform) => ({
      name: BRAND_PLATFORMS[platform].name,
      kind: 'platform' as const,
      days: metricDays(brandTimeline(ofPlatform(stats, platform)), metric),
    }))
    .filter(({ days }) => days.length > 0);
}

/** Answers by day, of one platform or of all. */
export function answersByDay(
  stats: CampaignStats,
  platform: BrandPlatformId | null,
): Map<string, number> {
  const counted = platform === null ? stats : ofPlatform(stats, platform);
  return new Map(brandTimeline(counted).map(({ day, tests }) => [day, tests]));
}

interface Compared {
  brand: string;
  stats: CampaignStats;
  competitors: CompetitorStats;
  /** Null for all of them. */
  platform: BrandPlatformId | null;
}

/**
 * The first day with counts for each competitor; null when none was mentioned yet. Days whose
 * answers name no competitor have no counts, but are included.
 */
function countedSince(stats: CampaignStats, { days }: CompetitorStats): string | null {
  let [since = null] = Object.keys(days).sort();
  if (since === null) return null;
  for (const day of Object.keys(stats.days).sort().reverse()) {
    if (day >= since) continue;
    const tally = sumOf(Object.values(stats.days[day] ?? {}));
    const own = countOf(tally, 'comparedOwn');
    if (countOf(tally, 'comparedAll') > own) break;
    if (own > 0) since = day;
  }
  return since;
}

/**
 * Mentions per answer of the brand, then of its competitors by number of mentions; names without
 * mentions are included. Days without counts for each competitor are left out.
 */
export function competitorSeries({ brand, stats, competitors, platform }: Compared): Series[] {
  const counted = platform === null ? stats : ofPlatform(stats, platform);
  const since = countedSince(stats, competitors);
  const days = Object.entries(counted.days)
    .filter(([day]) => day >= (since ?? day))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, platforms]) => ({ day, tally: sumOf(Object.values(platforms)) }));
  const countOn = (day: string, place: number) =>
    Object.entries(competitors.days[day] ?? {})
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
    value: countOf(tally, 'mentions') / countOf(tally, 'tests'),
  }));
  return [{ name: brand, kind: 'own', days: own }, ...others];
}
