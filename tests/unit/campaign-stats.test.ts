import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { campaignStatsSchema, NO_STATS } from '#shared/entities/campaign-stats.ts';
import {
  addStats,
  countOf,
  statsOf,
  subtractStats,
  sumOfStats,
  totalOf,
} from '#shared/rules/campaign-stats.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const anyTest = fc
  .record({
    platform: fc.constantFrom(...brandPlatformIds),
    sentiment_score: fc.option(fc.integer({ min: 0, max: 100 })),
    created_at: fc.integer({ min: 1, max: 5 }).map((day) => onDay(day)),
    competitor_mentions: fc.array(fc.record({ name: fc.string(), count: fc.nat(9) })),
  })
  .map(promptTest);
const anyTests = fc.array(anyTest, { maxLength: 20 });

describe('the numbers of a campaign', () => {
  it('count an answer on its UTC day and platform', () => {
    const test = promptTest({
      platform: 'claude',
      created_at: onDay(3, 23),
      sentiment_score: 80,
      mentions_count: 2,
      competitor_mentions: [{ name: 'K', count: 3 }],
    });
    expect(statsOf([test])).toEqual({
      days: { '2026-01-03': { claude: [1, 1, 2, 1, 80, 1, 0, 2, 5] } },
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
        const byPlatform = brandPlatformIds.map((id) => countOf(totalOf(stats, id), 'mentions'));
        const sum = byPlatform.reduce((total, each) => total + each, 0);
        expect(countOf(totalOf(stats), 'mentions')).toBe(sum);
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
});
