import { ANSWER_MODES, type AnswerMode } from '../entities/answer-mode.ts';
import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import {
  NO_STATS,
  TALLY_FIELDS,
  type CampaignStats,
  type StatsDays,
  type Tally,
  type TallyField,
} from '../entities/campaign-stats.ts';
import type { CountedTest } from '../entities/prompt-test.ts';
import { STATS_DAYS } from '../figure-limits.ts';
import { isFirstThree, isUnsearched } from './answer-facets.ts';
import { DAY_MS } from './durations.ts';

type StatsDay = StatsDays[string];

/** The statistics of these tests alone. */
export function statsOf(tests: readonly CountedTest[]): CampaignStats {
  const stats: CampaignStats = structuredClone(NO_STATS);
  for (const test of tests) {
    const { mode, platform, branded, created_at } = test;
    const days = branded ? stats.branded : stats.days;
    const tallies = ((days[created_at.slice(0, 10)] ??= {})[mode] ??= {});
    tallies[platform] = sumOf([tallies[platform] ?? NOTHING, tallyOf(test)]);
  }
  return addStats(NO_STATS, stats);
}

/** The sum of several campaigns' statistics. */
export function sumOfStats(all: readonly CampaignStats[]): CampaignStats {
  return all.reduce(addStats, NO_STATS);
}

/** Both together. */
export function addStats(stats: CampaignStats, added: CampaignStats): CampaignStats {
  return combine(stats, added, 1);
}

/** The first without the second; what has no test is left out. */
export function subtractStats(stats: CampaignStats, removed: CampaignStats): CampaignStats {
  return combine(stats, removed, -1);
}

/** One tally of a measure, or of one platform in it. */
export function totalOf(days: StatsDays, mode: AnswerMode, platform?: BrandPlatformId): Tally {
  return sumOf(
    Object.values(days).flatMap((day) =>
      platform === undefined ? Object.values(day[mode] ?? {}) : [day[mode]?.[platform] ?? NOTHING],
    ),
  );
}

/** All stored answers, of both measures and with the brand's name in the question or not. */
export function testCount({ days, branded }: CampaignStats): number {
  const totals = [days, branded].flatMap((each) =>
    ANSWER_MODES.map((mode) => countOf(totalOf(each, mode), 'tests')),
  );
  return totals.reduce((sum, count) => sum + count, 0);
}

/** The measure that a view of a single one shows: search, once there are answers with search. */
export function shownMode({ days }: CampaignStats): AnswerMode {
  return countOf(totalOf(days, 'search'), 'tests') > 0 ? 'search' : 'memory';
}

/** The days with answers of a measure, oldest first. */
export function daysOf(days: StatsDays, mode: AnswerMode): { day: string; tally: Tally }[] {
  return Object.entries(days)
    .filter(([, day]) => day[mode] !== undefined)
    .map(([day, modes]) => ({ day, tally: sumOf(Object.values(modes[mode] ?? {})) }))
    .sort((a, b) => a.day.localeCompare(b.day));
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

type Tallied = Omit<CountedTest, 'platform' | 'created_at' | 'branded'>;

/** What one answer counts. */
export function tallyOf(test: Tallied): Tally {
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
    firstThree: isFirstThree(test) ? 1 : 0,
    unsearched: isUnsearched(test) ? 1 : 0,
  };
  return TALLY_FIELDS.map((field) => counts[field]);
}

function combine(stats: CampaignStats, change: CampaignStats, sign: 1 | -1): CampaignStats {
  const all = [stats.days, stats.branded, change.days, change.branded].flatMap(Object.keys);
  const newest = all.reduce((a, b) => (a > b ? a : b), '1970-01-01');
  const first = new Date(Date.parse(newest) - STATS_DAYS * DAY_MS).toISOString().slice(0, 10);
  return {
    days: combineDays(stats.days, change.days, sign, first),
    branded: combineDays(stats.branded, change.branded, sign, first),
  };
}

/** @param first the first day that is kept by itself, because a document's size is limited */
function combineDays(known: StatsDays, change: StatsDays, sign: 1 | -1, first: string): StatsDays {
  const days = new Map<string, StatsDay>();
  const add = (each: StatsDays, by: 1 | -1) => {
    for (const [name, day] of Object.entries(each)) {
      const key = name < first ? `${name.slice(0, 7)}-01` : name;
      days.set(key, combineDay(days.get(key) ?? {}, day, by));
    }
  };
  add(known, 1);
  add(change, sign);
  return Object.fromEntries([...days].filter(([, day]) => Object.keys(day).length > 0));
}

/** Counts never become negative, even after a row was changed by hand. */
function combineDay(known: StatsDay, change: StatsDay, sign: 1 | -1): StatsDay {
  const day: StatsDay = {};
  for (const mode of ANSWER_MODES) {
    for (const platform of brandPlatformIds) {
      const counts = change[mode]?.[platform] ?? NOTHING;
      const next = (known[mode]?.[platform] ?? NOTHING).map((count, index) =>
        Math.max(0, count + sign * (counts[index] ?? 0)),
      );
      if (countOf(next, 'tests') > 0) (day[mode] ??= {})[platform] = next;
    }
  }
  return day;
}
