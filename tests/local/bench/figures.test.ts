import { describe, expect, it } from 'vitest';
import { comparePart } from '#local/bench/compare.ts';
import { figureOf, formatFigure, isMissed, rounded } from '#local/bench/figure.ts';
import { median } from '#local/bench/median.ts';
import { missedIn, partOf, tableOf, type PartResult } from '#local/bench/part.ts';

const columns = [
  { name: 'LCP s', digits: 2 },
  { name: 'KB', digits: 1 },
];

function part(seconds: readonly number[], kilobytes = 12.34): PartResult {
  const figures = { 'LCP s': figureOf(seconds, { most: 1 }), KB: { value: kilobytes } };
  return partOf({ title: 'Pages', subject: 'Page', columns, rows: [{ name: 'Home', figures }] });
}

describe('a figure', () => {
  it('is the median of all runs with the lowest and the highest of them', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
    expect(figureOf([0.9, 0.8, 1.2, 0.85, 1])).toEqual({
      value: 0.9,
      low: 0.8,
      high: 1.2,
      runs: 5,
    });
  });

  it('is refused when a run measured nothing', () => {
    expect(() => figureOf([1, NaN])).toThrow('1, NaN');
    expect(() => figureOf([])).toThrow('no run');
  });

  it('is kept as it is shown, so that a budget is held against what can be read', () => {
    const figure = rounded(figureOf([1.1512, 1.1504, 1.1535], { most: 1.15 }), 2);
    expect(figure).toEqual({ value: 1.15, low: 1.15, high: 1.15, runs: 3, most: 1.15 });
    expect(isMissed(figure)).toBe(false);
  });

  it('shows its range unless all runs agree, and a missed budget in bold', () => {
    expect(formatFigure(figureOf([1, 2, 3]), 1)).toBe('2.0 (1.0–3.0)');
    expect(formatFigure(figureOf([100, 100, 100]), 0)).toBe('100');
    expect(formatFigure({ value: 12 }, 1)).toBe('12.0');
    expect(formatFigure({ value: 1.2, most: 1.15 }, 2)).toBe('**1.20, missed: ≤ 1.15**');
    expect(formatFigure({ value: 97, least: 98 }, 0)).toBe('**97, missed: ≥ 98**');
  });
});

describe('a part', () => {
  it('is a table with a column for each figure, empty where a row has none', () => {
    const { rows, ...rest } = part([0.91, 0.931, 0.97]);
    const empty = { name: 'Empty page', figures: { 'LCP s': { value: 0.8 } } };
    expect(tableOf({ ...rest, rows: [empty, ...rows] }).split('\n')).toEqual([
      '| Page | LCP s | KB |',
      '| --- | --: | --: |',
      '| Empty page | 0.80 |  |',
      '| Home | 0.93 (0.91–0.97) | 12.3 |',
    ]);
  });

  it('names every budget that does not hold', () => {
    expect(missedIn(part([0.9, 0.95, 1.5]))).toEqual([]);
    expect(missedIn(part([1.1, 1.2, 1.5]))).toEqual(['Pages: Home, LCP s: 1.20, at most 1']);
  });
});

describe('a comparison', () => {
  const recorded = part([0.9, 0.92, 0.95]);

  it('takes a median within the recorded range for the same', () => {
    expect(comparePart(recorded, part([0.8, 0.95, 2]))).toEqual({ compared: 2, outside: [] });
  });

  it('tells a median outside of the range from one that differs', () => {
    expect(comparePart(recorded, part([0.91, 0.96, 0.99])).outside).toEqual([
      'Home, LCP s: recorded 0.92 (0.90–0.95), now 0.96 (0.91–0.99)',
    ]);
    expect(comparePart(recorded, part([0.93, 0.96, 0.99])).outside).toEqual([
      'Home, LCP s: recorded 0.92 (0.90–0.95), now 0.96 (0.93–0.99): differs',
    ]);
  });

  it('holds counts to the same number', () => {
    expect(comparePart(recorded, part([0.92], 12.4)).outside).toEqual([
      'Home, KB: recorded 12.3, now 12.4: differs',
    ]);
  });

  it('leaves out what has no spread of its own, and rows that are new', () => {
    const single = { name: 'Home', figures: { 'LCP s': { value: 5, runs: 20 } } };
    const fresh = { name: 'New', figures: { KB: { value: 1 } } };
    const before = { ...recorded, rows: [single] };
    const now = { ...recorded, rows: [...recorded.rows, fresh] };
    expect(comparePart(before, now)).toEqual({ compared: 0, outside: [] });
  });
});
