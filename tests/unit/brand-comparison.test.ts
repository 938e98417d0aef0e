import { describe, expect, it } from 'vitest';
import { competitorSeries } from '#src/features/brand-checker/analysis/compare-series.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const answer = (day: number, fields: Partial<PromptTest>): PromptTest =>
  promptTest({ created_at: onDay(day), ...fields });

describe('the days of the comparison', () => {
  const compared = (day: number, mentions_count: number, count: number) =>
    answer(day, { mentions_count, competitor_mentions: [{ name: 'K', count }] });
  const daysOf = (old: PromptTest[], kept: PromptTest[]) =>
    competitorSeries({
      brand: 'Anlauf',
      stats: statsOf([...old, ...kept]),
      competitors: competitorStatsOf(kept),
      mode: 'memory',
      platform: null,
    }).map(({ name, days }) => [name, ...days.map(({ day, value }) => [day.slice(-2), value])]);

  it('include those on which no competitor was named before the first one was', () => {
    expect(daysOf([], [compared(1, 2, 0), compared(2, 1, 3)])).toEqual([
      ['Anlauf', ['01', 1], ['02', 1]],
      ['K', ['01', 0], ['02', 1]],
    ]);
  });

  it('leave out those before there were competitors, or before they were counted one by one', () => {
    const alone = answer(1, { mentions_count: 1 });
    expect(daysOf([], [alone, compared(2, 1, 3)])).toEqual([
      ['Anlauf', ['02', 1]],
      ['K', ['02', 1]],
    ]);
    expect(daysOf([compared(1, 1, 0), compared(2, 1, 1)], [compared(3, 1, 3)])).toEqual([
      ['Anlauf', ['03', 1]],
      ['K', ['03', 1]],
    ]);
  });
});
