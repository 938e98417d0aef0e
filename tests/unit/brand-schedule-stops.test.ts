import { describe, expect, test } from 'vitest';
import type { BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { CampaignSchedule } from '#shared/entities/campaign-schedule.ts';
import { afterRun } from '#shared/rules/run-closing.ts';

describe('a schedule', () => {
  const schedule: CampaignSchedule = {
    every: 'daily',
    weekday: 1,
    prompts: ['Who?'],
    platforms: ['chatgpt', 'claude', 'gemini'],
    samples: 1,
    modes: 'search',
    mail: true,
    locale: 'en',
    next_run_at: '2026-11-23T05:00:00.000Z',
    stopped: null,
    silent_runs: {},
    last_memory: null,
  };
  const now = new Date('2026-11-22T05:10:00.000Z');
  const after = (...runs: BrandPlatformId[][]) =>
    runs.reduce(
      (before, platforms) =>
        afterRun(
          before,
          platforms.length === 0 ? [] : [{ reason: 'provider-outage', platforms }],
          now,
        ),
      schedule,
    );

  test('stops when the same platform is silent in three runs in a row', () => {
    const stopped = after(['claude'], ['chatgpt', 'claude'], ['claude']);
    expect(stopped).toMatchObject({ next_run_at: null, silent_runs: { claude: 3 } });
    expect(stopped.stopped).toMatchObject({ reason: 'provider-outage', platforms: ['claude'] });
  });

  test('goes on after a run that the month had no searches for', () => {
    const problems = [{ reason: 'search-quota' as const, platforms: ['chatgpt' as const] }];
    expect(afterRun(schedule, problems, now)).toMatchObject({
      next_run_at: schedule.next_run_at,
      stopped: null,
    });
  });

  test.each([
    ['another platform each time', [['chatgpt'], ['claude'], ['gemini']]],
    ['one that answered in between', [['claude'], ['claude'], [], ['claude']]],
    ['two that take turns', [['chatgpt', 'claude'], ['chatgpt'], ['claude'], ['claude']]],
  ] as const)('continues after %s', (_, runs) => {
    expect(after(...runs.map((platforms) => [...platforms]))).toMatchObject({
      next_run_at: schedule.next_run_at,
      stopped: null,
    });
  });
});
