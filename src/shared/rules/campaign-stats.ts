import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import {
  TALLY_FIELDS,
  type CampaignStats,
  type Tally,
  type TallyField,
} from '../entities/campaign-stats.ts';
import type { CountedTest } from '../entities/prompt-test.ts';

type StatsDay = CampaignStats['days'][string];

/** The statistics of these tests alone. */
export function statsOf(tests: readonly CountedTest[]): CampaignStats {
  const stats: CampaignStats = { days: {} };
  for (const test of tests) {
    const { platform, created_at } = test;
    const day = (stats.days[created_at.slice(0, 10)] ??= {});
    day[platform] = sumOf([day[platform] ?? NOTHING, tallyOf(test)]);
  }
  return stats;
}

/** The sum of several campaigns' statistics. */
export function sumOfStats(all: readonly CampaignStats[]): CampaignStats {
  return all.reduce(addStats, { days: {} });
}

/** Both together. */
export function addStats(stats: CampaignStats, added: CampaignStats): CampaignStats {
  return combine(stats, added, 1);
}

/** The first without the second; days and platforms without a test are left out. */
export function subtractStats(stats: CampaignStats, removed: CampaignStats): CampaignStats {
  return combine(stats, removed, -1);
}

/** One tally of everything, or of one platform. */
export function totalOf(stats: CampaignStats, platform?: BrandPlatformId): Tally {
  const days = Object.values(stats.days);
  if (platform === undefined) return sumOf(days.flatMap((day) => Object.values(day)));
  return sumOf(days.map((day) => day[platform] ?? NOTHING));
}

export function countOf(tally: Tally, field: TallyField): number {
  return tally[TALLY_FIELDS.indexOf(field)] ?? 0;
}

const NOTHING: Tally = TALLY_FIELDS.map(() => 0);

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = [...NOTHING];
  for (const tally of tallies)
    tally.forEach((count, index) => (sum[index] = (sum[index] ?? 0) + count));
  return sum;
}

/** What one answer counts. */
export function tallyOf(test: Omit<CountedTest, 'platform' | 'created_at'>): Tally {
  const { mentions_count, competitor_mentions, sentiment_score, sentiment_label } = test;
  const others = competitor_mentions.reduce((sum, { count }) => sum + count, 0);
  const isCompared = competitor_mentions.length > 0;
  const counts: Record<TallyField, number> = {
    tests: 1,
    mentioned: mentions_count > 0 ? 1 : 0,
    mentions: mentions_count,
    scored: sentiment_score === null ? 0 : 1,
    scoreSum: sentiment_score ?? 0,
    positive: sentiment_label === 'positive' ? 1 : 0,
    negative: sentiment_label === 'negative' ? 1 : 0,
    comparedOwn: isCompared ? mentions_count : 0,
    comparedAll: isCompared ? mentions_count + others : 0,
  };
  return TALLY_FIELDS.map((field) => counts[field]);
}

/** Counts never become negative, even after a row was changed by hand. */
function combine(stats: CampaignStats, change: CampaignStats, sign: 1 | -1): CampaignStats {
  const days = new Map(Object.entries(stats.days));
  for (const [name, changed] of Object.entries(change.days)) {
    const day = combineDay(days.get(name) ?? {}, changed, sign);
    if (Object.keys(day).length > 0) days.set(name, day);
    else days.delete(name);
  }
  return { days: Object.fromEntries(days) };
}

function combineDay(known: StatsDay, change: StatsDay, sign: 1 | -1): StatsDay {
  const day: StatsDay = {};
  for (const platform of brandPlatformIds) {
    const counts = change[platform] ?? NOTHING;
    const next = (known[platform] ?? NOTHING).map((count, index) =>
      Math.max(0, count + sign * (counts[index] ?? 0)),
    );
    if (countOf(next, 'tests') > 0) day[platform] = next;
  }
  return day;
}
