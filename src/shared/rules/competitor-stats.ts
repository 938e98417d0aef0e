import type { AnswerMode } from '../entities/answer-mode.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { CompetitorStats } from '../entities/competitor-stats.ts';
import type { CountedTest } from '../entities/prompt-test.ts';
import { COMPETITOR_DAYS, MAX_COUNTED_COMPETITORS } from '../limits.ts';
import { nameKey } from './brand-names.ts';
import { DAY_MS } from './durations.ts';

type Counted = Pick<
  CountedTest,
  'mode' | 'branded' | 'platform' | 'created_at' | 'competitor_mentions'
>;

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
  const places = placesOf(names);
  const next = new Map(Object.entries(days));
  const counted = tests.filter(({ branded }) => !branded);
  for (const [name, own] of Map.groupBy(counted, ({ created_at }) => created_at.slice(0, 10))) {
    const day = structuredClone(next.get(name) ?? {});
    for (const { mode, platform, competitor_mentions } of own) {
      const platforms = (day[mode] ??= {});
      const change = placesNamed(places, competitor_mentions);
      platforms[platform] = withNamed(platforms[platform] ?? [], change, sign);
    }
    const kept = withoutEmpty(day);
    if (Object.keys(kept).length > 0) next.set(name, kept);
    else next.delete(name);
  }
  return { names, days: recentDays(Object.fromEntries(next)) };
}

/** Places of counted names, by their key. */
export function placesOf(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, place) => [nameKey(name), place]));
}

/** The places of the counted competitors that an answer names. */
export function placesNamed(
  places: ReadonlyMap<string, number>,
  mentions: Counted['competitor_mentions'],
): number[] {
  const named = mentions.filter(({ count }) => count > 0);
  return named.flatMap(({ name }) => places.get(nameKey(name)) ?? []);
}

/**
 * Counts with one more, or one less, at each of these places, without zeros at the end. They never
 * become negative, even after a row was changed by hand.
 */
export function withNamed(
  counts: readonly number[],
  places: readonly number[],
  sign: 1 | -1 = 1,
): number[] {
  const next = [...counts];
  for (const place of places) {
    while (next.length <= place) next.push(0);
    next[place] = Math.max(0, (next[place] ?? 0) + sign);
  }
  return next.slice(0, next.findLastIndex((count) => count > 0) + 1);
}

function withoutEmpty(day: Day): Day {
  const modes = Object.entries(day)
    .map(([mode, platforms]) => {
      const counted = Object.entries(platforms).filter(([, counts]) => counts.length > 0);
      return [mode, Object.fromEntries(counted)] as const;
    })
    .filter(([, platforms]) => Object.keys(platforms).length > 0);
  return Object.fromEntries(modes);
}

/** The newest COMPETITOR_DAYS days, because a document's size is limited. */
function recentDays(days: CompetitorStats['days']): CompetitorStats['days'] {
  const newest = Object.keys(days).reduce((a, b) => (a > b ? a : b), '');
  const first = Date.parse(newest) - COMPETITOR_DAYS * DAY_MS;
  return Object.fromEntries(Object.entries(days).filter(([name]) => Date.parse(name) > first));
}

/** Answers that name each counted competitor, with its name. */
export interface NamedAnswers {
  name: string;
  answers: number;
}

/** The answers of a measure that name each competitor, or of one platform in it. */
export function competitorTotals(
  { names, days }: CompetitorStats,
  mode: AnswerMode,
  platform?: BrandPlatformId,
): NamedAnswers[] {
  const counts = Object.values(days).flatMap((day) =>
    platform === undefined ? Object.values(day[mode] ?? {}) : [day[mode]?.[platform] ?? []],
  );
  return names.map((name, place) => ({
    name,
    answers: counts.reduce((sum, each) => sum + (each[place] ?? 0), 0),
  }));
}
