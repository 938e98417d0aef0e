import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { campaignStatsSchema, NO_STATS } from '#shared/entities/campaign-stats.ts';
import {
  addStats,
  countOf,
  statsOf,
  subtractStats,
  sumOfStats,
  testCount,
  totalOf,
} from '#shared/rules/campaign-stats.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const anyTest = fc
  .record({
    mode: fc.constantFrom(...ANSWER_MODES),
    branded: fc.boolean(),
    platform: fc.constantFrom(...brandPlatformIds),
    list_rank: fc.option(fc.integer({ min: 1, max: 5 })),
    searches: fc.option(fc.nat(2)),
    sentiment_score: fc.option(fc.integer({ min: 0, max: 100 })),
    created_at: fc.integer({ min: 1, max: 5 }).map((day) => onDay(day)),
    competitor_mentions: fc.array(fc.record({ name: fc.string(), count: fc.nat(9) })),
  })
  .map(promptTest);
const anyTests = fc.array(anyTest, { maxLength: 20 });

describe('the numbers of a campaign', () => {
  it('count an answer on its UTC day, in its measure and on its platform', () => {
    const test = promptTest({
      platform: 'claude',
      created_at: onDay(3, 23),
      sentiment_score: 80,
      mentions_count: 2,
      competitor_mentions: [{ name: 'K', count: 3 }],
      list_rank: 3,
    });
    const tally = [1, 1, 2, 1, 80, 1, 0, 2, 5, 1, 0];
    const days = { '2026-01-03': { memory: { claude: tally } } };
    expect(statsOf([test])).toEqual({ days, branded: {} });
    expect(statsOf([{ ...test, branded: true }])).toEqual({ days: {}, branded: days });
    const search = promptTest({ mode: 'search', searches: 0, list_rank: 4 });
    expect(statsOf([search]).days).toEqual({
      '2026-01-01': { search: { chatgpt: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] } },
    });
  });

  it('are those of both parts together, and of one part when the other is taken away', () => {
    fc.assert(
      fc.property(anyTests, anyTests, (first, second) => {
        const all = statsOf([...first, ...second]);
        expect(addStats(statsOf(first), statsOf(second))).toEqual(all);
        expect(sumOfStats([statsOf(second), statsOf(first)])).toEqual(all);
        expect(subtractStats(all, statsOf(second))).toEqual(statsOf(first));
        expect(subtractStats(all, all)).toEqual(NO_STATS);
        expect(campaignStatsSchema.parse(all)).toEqual(all);
      }),
    );
  });

  it('add up over the platforms', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        const stats = statsOf(tests);
        for (const mode of ANSWER_MODES) {
          const byPlatform = brandPlatformIds.map((id) =>
            countOf(totalOf(stats.days, mode, id), 'mentions'),
          );
          const sum = byPlatform.reduce((total, each) => total + each, 0);
          expect(countOf(totalOf(stats.days, mode), 'mentions')).toBe(sum);
        }
        expect(testCount(stats)).toBe(tests.length);
      }),
    );
  });

  it('never fall below nothing', () => {
    fc.assert(
      fc.property(anyTests, anyTests, (first, second) => {
        const left = subtractStats(statsOf(first), statsOf(second));
        expect(campaignStatsSchema.safeParse(left).success).toBe(true);
      }),
    );
  });

  it('keep days beyond the latest by month, so that a document never grows too large', () => {
    const old = [1, 2].map((day) => promptTest({ created_at: onDay(day) }));
    const late = promptTest({ created_at: '2027-06-01T00:00:00.000Z' });
    const stats = addStats(statsOf(old), statsOf([late]));
    expect(Object.keys(stats.days)).toEqual(['2026-01-01', '2027-06-01']);
    expect(testCount(stats)).toBe(3);
    expect(statsOf([late, ...old])).toEqual(stats);
    expect(subtractStats(stats, statsOf(old))).toEqual(statsOf([late]));
  });
});
