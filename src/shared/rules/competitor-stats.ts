import type { CompetitorStats } from '../entities/competitor-stats.ts';
import type { CompetitorMentions, CountedTest } from '../entities/prompt-test.ts';
import { COMPETITOR_DAYS, MAX_COUNTED_COMPETITORS } from '../limits.ts';
import { nameKey } from './brand-names.ts';
import { DAY_MS } from './durations.ts';

type Counted = Pick<CountedTest, 'platform' | 'created_at' | 'competitor_mentions'>;

type Day = CompetitorStats['days'][string];

/** Adds tests to the statistics; new names are appended up to MAX_COUNTED_COMPETITORS. */
export function addCompetitors(stats: CompetitorStats, tests: readonly Counted[]): CompetitorStats {
  return changed({ ...stats, names: namesWith(stats.names, tests) }, tests, 1);
}

/** Removes tests from the statistics. Names stay, because counts refer to their positions. */
export function removeCompetitors(
  stats: CompetitorStats,
  tests: readonly Counted[],
): CompetitorStats {
  return changed(stats, tests, -1);
}

/** The statistics of these tests alone; new names follow the known ones. */
export function competitorStatsOf(
  tests: readonly Counted[],
  names: readonly string[] = [],
): CompetitorStats {
  return addCompetitors({ names: [...names], days: {} }, tests);
}

function namesWith(known: readonly string[], tests: readonly Counted[]): string[] {
  const names = new Map(known.map((name) => [nameKey(name), name]));
  for (const { competitor_mentions } of tests) {
    for (const { name } of competitor_mentions) {
      if (names.size >= MAX_COUNTED_COMPETITORS) break;
      if (!names.has(nameKey(name))) names.set(nameKey(name), name);
    }
  }
  return [...names.values()];
}

function changed(
  { names, days }: CompetitorStats,
  tests: readonly Counted[],
  sign: 1 | -1,
): CompetitorStats {
  const places = new Map(names.map((name, place) => [nameKey(name), place]));
  const next = new Map(Object.entries(days));
  for (const [name, own] of Map.groupBy(tests, ({ created_at }) => created_at.slice(0, 10))) {
    const day = structuredClone(next.get(name) ?? {});
    for (const { platform, competitor_mentions } of own) {
      const counts = (day[platform] ??= []);
      for (const mentioned of competitor_mentions) {
        const place = places.get(nameKey(mentioned.name));
        if (place !== undefined) addAt(counts, place, sign * mentioned.count);
      }
    }
    const kept = withoutZeros(day);
    if (Object.keys(kept).length > 0) next.set(name, kept);
    else next.delete(name);
  }
  return { names, days: recentDays(Object.fromEntries(next)) };
}

/** Counts never become negative, even after a row was changed by hand. */
function addAt(counts: number[], place: number, change: number): void {
  while (counts.length <= place) counts.push(0);
  counts[place] = Math.max(0, (counts[place] ?? 0) + change);
}

function withoutZeros(day: Day): Day {
  const counted = Object.entries(day)
    .map(([platform, counts]) => [platform, counts.slice(0, lengthOf(counts))] as const)
    .filter(([, counts]) => counts.length > 0);
  return Object.fromEntries(counted);
}

function lengthOf(counts: readonly number[]): number {
  return counts.findLastIndex((count) => count > 0) + 1;
}

/** The newest COMPETITOR_DAYS days, because a document's size is limited. */
function recentDays(days: CompetitorStats['days']): CompetitorStats['days'] {
  const newest = Object.keys(days).reduce((a, b) => (a > b ? a : b), '');
  const first = Date.parse(newest) - COMPETITOR_DAYS * DAY_MS;
  return Object.fromEntries(Object.entries(days).filter(([name]) => Date.parse(name) > first));
}

/** The mentions of each competitor in all answers. */
export function competitorTotals({ names, days }: CompetitorStats): CompetitorMentions[] {
  const counts = Object.values(days).flatMap((platforms) => Object.values(platforms));
  return names.map((name, place) => ({
    name,
    count: counts.reduce((sum, each) => sum + (each[place] ?? 0), 0),
  }));
}
