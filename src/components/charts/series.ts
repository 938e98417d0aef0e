import type { LineKind } from './line-looks';
import type { Range } from './share-text';

export interface SeriesDay {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number;
  /** The value's range, where it is known; charts draw that of the own brand. */
  range?: Range;
}

/** The values of one line over time, oldest first. */
export interface Series {
  name: string;
  kind: LineKind;
  days: readonly SeriesDay[];
}

/** The days of all series, oldest first. */
export function daysOf(series: readonly Series[]): string[] {
  return [...new Set(series.flatMap(({ days }) => days.map(({ day }) => day)))].sort();
}

/** The value of a day; null when there is none. */
export function valueOn({ days }: Series, day: string): number | null {
  return days.find((each) => each.day === day)?.value ?? null;
}

/** The days with the highest and the lowest value, of equal ones the first; null when all are equal. */
export function extremesOf({
  days,
}: Pick<Series, 'days'>): Record<'high' | 'low', SeriesDay> | null {
  const byValue = [...days].sort((a, b) => a.value - b.value);
  const lowest = byValue[0];
  const highest = byValue.find(({ value }) => value === byValue.at(-1)?.value);
  if (!lowest || !highest || lowest.value === highest.value) return null;
  return { high: highest, low: lowest };
}

export interface TimedValue {
  /** Milliseconds since the epoch. */
  time: number;
  value: number;
}

export interface ChartPoint {
  x: number;
  y: number;
}

/**
 * Places values in a square of 1 by 1, 0/0 at the bottom left, proportional to their time. Lines of one
 * chart share its first and its last day.
 *
 * @param lines each oldest first
 * @param top value at the upper edge
 */
export function chartPoints(
  lines: readonly (readonly TimedValue[])[],
  top: number,
): ChartPoint[][] {
  const times = lines.flatMap((line) => line.map(({ time }) => time));
  const first = Math.min(...times);
  const span = Math.max(...times) - first;
  return lines.map((line) =>
    line.map(({ time, value }) => ({
      x: span === 0 ? 0.5 : (time - first) / span,
      y: value / top,
    })),
  );
}

/** Converts days to times, by which a chart places them. */
export function timed(days: readonly { day: string; value: number }[]): TimedValue[] {
  return days.map(({ day, value }) => ({ time: Date.parse(day), value }));
}
