import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { competitorStatsSchema, NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import { COMPETITOR_DAYS, MAX_COUNTED_COMPETITORS } from '#shared/limits.ts';
import {
  addCompetitors,
  competitorStatsOf,
  removeCompetitors,
} from '#shared/rules/competitor-stats.ts';
import { searchRefusal } from '#shared/rules/search-platforms.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const named = (competitor_mentions: { name: string; count: number }[], day = 1) =>
  promptTest({ platform: 'claude', created_at: onDay(day), competitor_mentions });

const anyTests = fc.array(
  fc
    .record({
      mode: fc.constantFrom(...ANSWER_MODES),
      branded: fc.boolean(),
      platform: fc.constantFrom(...brandPlatformIds),
      created_at: fc.integer({ min: 1, max: 5 }).map((day) => onDay(day)),
      competitor_mentions: fc.array(
        fc.record({
          name: fc.constantFrom('Kiezwerk', 'KIEZWERK', 'Nordlicht Digital', 'Müller', 'X'),
          count: fc.nat(9),
        }),
        { maxLength: 4 },
      ),
    })
    .map(promptTest),
  { maxLength: 20 },
);

/** From memory all platforms, with search those that may be asked so. */
const ASKED = ANSWER_MODES.flatMap((mode) =>
  brandPlatformIds
    .filter((platform) => mode === 'memory' || searchRefusal(platform) === null)
    .map((platform) => [mode, platform] as const),
);

describe('the competitors of a campaign', () => {
  it('are counted by the answers that name them, without questions with the brand in them', () => {
    const tests = [
      named([
        { name: 'Kiezwerk', count: 2 },
        { name: 'Nordlicht', count: 0 },
      ]),
      named([{ name: 'kiezwerk', count: 1 }]),
      named([{ name: 'Nordlicht', count: 3 }], 2),
      named([{ name: 'Kiezwerk', count: 0 }], 3),
      promptTest({ branded: true, competitor_mentions: [{ name: 'Kiezwerk', count: 1 }] }),
    ];
    expect(competitorStatsOf(tests)).toEqual({
      names: ['Kiezwerk', 'Nordlicht'],
      days: {
        '2026-01-01': { memory: { claude: [2] } },
        '2026-01-02': { memory: { claude: [0, 1] } },
      },
    });
  });

  it('are those of a recount with the same names, in whatever order tests come and go', () => {
    fc.assert(
      fc.property(anyTests, anyTests, (first, second) => {
        const all = addCompetitors(competitorStatsOf(first), second);
        expect(competitorStatsOf([...second, ...first], all.names)).toEqual(all);
        const left = removeCompetitors(all, first);
        expect(left).toEqual(competitorStatsOf(second, all.names));
        expect(removeCompetitors(left, second).days).toEqual({});
        expect(competitorStatsSchema.parse(all)).toEqual(all);
      }),
    );
  });

  it('fit into a document after a long time with ever new names', () => {
    let stats = NO_COMPETITOR_STATS;
    for (let day = 0; day < COMPETITOR_DAYS + 20; day += 1) {
      const names = Array.from({ length: 20 }, (_, index) => `Name ${day * 10 + index}`);
      const tests = ASKED.map(([mode, platform]) =>
        promptTest({
          mode,
          platform,
          created_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
          // Those that are counted too, so that every day is as large as it can be.
          competitor_mentions: [...stats.names, ...names].map((name) => ({ name, count: 500 })),
        }),
      );
      stats = addCompetitors(stats, tests);
    }
    expect(Object.keys(stats.days)).toHaveLength(COMPETITOR_DAYS);
    expect(stats.names).toHaveLength(MAX_COUNTED_COMPETITORS);
    const numbers = Object.values(stats.days)
      .flatMap((modes) => Object.values(modes))
      .flatMap((platforms) => Object.values(platforms).flat());
    expect(numbers).toHaveLength(COMPETITOR_DAYS * ASKED.length * MAX_COUNTED_COMPETITORS);
    // Firestore stores a number in 8 bytes and a document in 1 MiB.
    expect(numbers.length * 8).toBeLessThan(500_000);
  });
});
