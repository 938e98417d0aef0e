import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { brandTrend } from '#shared/rules/brand-trend.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import {
  answerBase,
  changeOf,
  heldTwice,
  levelWith,
  share,
  wilson,
  type Share,
} from '#shared/rules/shares.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const percent = (value: number) => Math.round(value * 100);
const of = (k: number, n: number): Share => {
  const made = share(k, n);
  if (made === null) throw new Error('No answers');
  return made;
};

const anyShare = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.nat(500))
  .map(([n, k]) => of(Math.min(k, n), n));

describe('the range of a share', () => {
  it.each([
    [0, 10, 0, 28],
    [3, 10, 11, 60],
    [5, 10, 24, 76],
    [15, 30, 33, 67],
    [30, 60, 38, 62],
    [50, 100, 40, 60],
    [19, 96, 13, 29],
    [54, 128, 34, 51],
  ])('of %i in %i answers is %i to %i per cent', (k, n, low, high) => {
    const range = wilson(k, n);
    expect([percent(range?.low ?? -1), percent(range?.high ?? -1)]).toEqual([low, high]);
  });

  it('does not exist without answers', () => {
    expect(wilson(0, 0)).toBeNull();
    expect(share(0, 0)).toBeNull();
  });

  it('is around the share, within 0 and 1, and narrower with more answers', () => {
    fc.assert(
      fc.property(anyShare, ({ k, n, value, low, high }) => {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(high).toBeLessThanOrEqual(1);
        const more = of(k * 4, n * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
        const others = of(n - k, n);
        expect(others.low).toBeCloseTo(1 - high, 10);
      }),
    );
  });
});

describe('the words for figures', () => {
  it.each([
    [1, 'hint'],
    [20, 'hint'],
    [21, 'moderate'],
    [100, 'moderate'],
    [101, 'strong'],
  ])('%i answers are a base that is called %s', (n, base) => {
    expect(answerBase(n)).toBe(base);
  });

  it('a change is more than chance when the ranges do not touch, and in no other case', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (now, before) => {
        const touches = now.low <= before.high && before.low <= now.high;
        const change = changeOf(now, before);
        expect(change === 'may-be-chance').toBe(touches);
        if (!touches) expect(change).toBe(now.value > before.value ? 'more' : 'less');
        expect(levelWith(now, before)).toBe(
          { more: 'leads', less: 'trails', 'may-be-chance': 'level' }[change],
        );
      }),
    );
  });

  it('a change held twice when both later runs are on one side of the run before', () => {
    const runs = (...counts: number[]) => heldTwice(counts.map((k) => of(k, 10)));
    expect(runs(3, 5, 4)).toBe('more');
    expect(runs(9, 3, 2, 1)).toBe('less');
    expect(runs(3, 5, 3)).toBeNull();
    expect(runs(5, 4)).toBeNull();
  });
});

describe('a trend', () => {
  const run = (day: number, k: number, n = 10, fields: Partial<PromptTest> = {}) =>
    Array.from({ length: n }, (_, index) =>
      promptTest({ created_at: onDay(day), mentions_count: index < k ? 1 : 0, ...fields }),
    );
  const trendOf = (...counts: number[]) =>
    brandTrend(statsOf(counts.flatMap((k, day) => run(day + 1, k))), 'memory');

  it('begins with the fourth run', () => {
    expect(trendOf(0, 0, 10)).toBeNull();
    expect(trendOf(0, 0, 0, 10)).toMatchObject({
      now: { k: 10 },
      before: { k: 0 },
      change: 'more',
      basis: 'clear',
    });
  });

  it('is chance within the ranges, unless it held twice', () => {
    expect(trendOf(5, 5, 5, 6)?.change).toBe('may-be-chance');
    expect(trendOf(5, 5, 6, 7)?.change).toBe('more');
    expect(trendOf(5, 4, 6, 6)).toMatchObject({ basis: 'held', before: { k: 4 }, now: { k: 6 } });
    expect(trendOf(5, 5, 4, 4)?.change).toBe('less');
  });

  it('is of one measure, without questions that contain the brand', () => {
    const others = [1, 2, 3, 4].flatMap((day) => [
      ...run(day, 9, 9, { mode: 'search' }),
      ...run(day, 9, 9, { branded: true }),
    ]);
    expect(brandTrend(statsOf(others), 'memory')).toBeNull();
    expect(brandTrend(statsOf(others), 'search')).toMatchObject({ now: { n: 9 } });
  });
});
