import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf } from '#shared/rules/competitor-stats.ts';
import {
  inPeriod,
  nameChanges,
  namesIn,
  overlap,
  periodBefore,
  reportPeriods,
} from '#shared/rules/report-period.ts';
import { brandCampaign } from '../helpers/brand-campaign.ts';
import { promptTest } from '../helpers/prompt-tests.ts';

const counted = (tests: readonly PromptTest[]) => ({
  campaign: brandCampaign({ competitors: ['Kiezwerk'], stats: statsOf(tests) }),
  competitors: competitorStatsOf(tests),
  tests: [...tests],
});

const at = (day: string) => `${day}T10:00:00.000Z`;

describe('the periods of a report', () => {
  const periods = (...days: string[]) =>
    reportPeriods(statsOf(days.map((day) => promptTest({ created_at: at(day) }))));

  test('end with the newest answers, and are as long as adds answers; then come the months', () => {
    expect(periods('2026-02-03', '2026-03-01', '2026-03-08')).toEqual([
      { key: 'days-7', days: 7, from: '2026-03-02', to: '2026-03-08' },
      { key: 'days-14', days: 14, from: '2026-02-23', to: '2026-03-08' },
      { key: 'days-90', days: 90, from: '2025-12-09', to: '2026-03-08' },
      { key: 'month-2026-03', month: '2026-03', from: '2026-03-01', to: '2026-03-31' },
      { key: 'month-2026-02', month: '2026-02', from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(periods()).toEqual([]);
  });

  test('are compared with as many days before, or the month before, without a common day', () => {
    for (const period of periods('2026-01-31', '2026-03-01', '2026-03-31')) {
      expect(overlap(period, periodBefore(period))).toBe(false);
      expect(overlap(period, period)).toBe(true);
    }
    const [week] = periods('2026-03-08');
    expect(week && periodBefore(week)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    const month = periods('2026-03-08').find(({ key }) => key === 'month-2026-03');
    expect(month && periodBefore(month)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

describe('the figures of a period', () => {
  const answer = fc.record({
    day: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'),
    mode: fc.constantFrom('memory' as const, 'search' as const),
    platform: fc.constantFrom(...brandPlatformIds),
    branded: fc.boolean(),
    mentions_count: fc.nat(2),
    rival: fc.nat(2),
  });

  test('are those of its answers, counted by hand, of one measure', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 20 }), (answers) => {
        const tests = answers.map(({ day, rival, ...each }) =>
          promptTest({
            ...each,
            created_at: at(day),
            competitor_mentions: [{ name: 'Kiezwerk', count: rival }],
          }),
        );
        const period = { from: '2026-03-02', to: '2026-03-03' };
        const shown = inPeriod(counted(tests), period);
        const own = answers.filter(({ day }) => day > '2026-03-01' && day < '2026-03-04');
        expect(shown.tests).toHaveLength(own.length);
        for (const mode of ['memory', 'search'] as const) {
          for (const platform of [undefined, ...brandPlatformIds]) {
            const of = own.filter(
              (each) =>
                each.mode === mode &&
                !each.branded &&
                (platform === undefined || each.platform === platform),
            );
            expect(namesIn(shown, mode, platform)).toEqual({
              n: of.length,
              names: [
                {
                  name: 'Anlauf',
                  own: true,
                  k: of.filter(({ mentions_count }) => mentions_count > 0).length,
                },
                { name: 'Kiezwerk', own: false, k: of.filter(({ rival }) => rival > 0).length },
              ],
            });
          }
        }
      }),
    );
  });
});

describe('a comparison of two periods', () => {
  const answers = (k: number, n: number, rival: number) =>
    counted(
      Array.from({ length: n }, (_, index) =>
        promptTest({
          mode: 'search',
          mentions_count: index < k ? 1 : 0,
          competitor_mentions: [{ name: 'Kiezwerk', count: index < rival ? 1 : 0 }],
        }),
      ),
    );
  const changes = (...periods: [ReturnType<typeof counted>, ReturnType<typeof counted> | null]) =>
    nameChanges(...periods, 'search').map(({ name, change }) => [name, change]);

  test('calls a change more than chance when the ranges do not touch', () => {
    expect(changes(answers(18, 20, 11), answers(2, 20, 10))).toEqual([
      ['Anlauf', 'more'],
      ['Kiezwerk', 'may-be-chance'],
    ]);
    expect(changes(answers(2, 20, 1), answers(18, 20, 19))).toEqual([
      ['Anlauf', 'less'],
      ['Kiezwerk', 'less'],
    ]);
  });

  test('concludes nothing without answers before, or of a competitor that was not named then', () => {
    expect(changes(answers(18, 20, 19), answers(2, 20, 0))).toEqual([
      ['Anlauf', 'more'],
      ['Kiezwerk', null],
    ]);
    expect(changes(answers(18, 20, 19), counted([]))).toEqual([
      ['Anlauf', null],
      ['Kiezwerk', null],
    ]);
    expect(nameChanges(answers(18, 20, 19), null, 'memory')).toEqual([]);
  });
});
