import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueMinute, nextDue, runId } from '#shared/rules/schedule-slots.ts';
import { afterTurn, nextTurn, type WaitingRun } from '#shared/rules/schedule-turns.ts';
import { CLAIM_MS, problemsOf, withFailure, withInterrupted } from '#shared/rules/run-slots.ts';
import type { RunSlot } from '#shared/entities/brand-run.ts';

describe('the next due time', () => {
  /** Due at 5:00 UTC. */
  const CAMPAIGN = 'c21';
  const due = (every: 'daily' | 'weekly', weekday: 1 | 7, after: string) =>
    nextDue(CAMPAIGN, { every, weekday }, new Date(after));

  test('of this campaign is at five', () => expect(dueMinute(CAMPAIGN)).toBe(5 * 60));

  test.each([
    ['daily', 1, '2026-11-22T04:59:59.999Z', '2026-11-22T05:00:00.000Z'],
    ['daily', 1, '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ['daily', 1, '2026-12-31T12:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    // The 22nd of November 2026 is a Sunday.
    ['weekly', 7, '2026-11-22T04:00:00.000Z', '2026-11-22T05:00:00.000Z'],
    ['weekly', 7, '2026-11-22T06:00:00.000Z', '2026-11-29T05:00:00.000Z'],
    ['weekly', 1, '2026-11-22T06:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ] as const)('%s on day %i after %s is %s', (every, weekday, after, expected) => {
    expect(due(every, weekday, after)).toBe(expected);
  });

  test('gives one run, however many were missed, and reports it once', () => {
    expect(due('daily', 1, '2027-03-01T00:00:00.000Z')).toBe('2027-03-01T05:00:00.000Z');
    expect(runId('abc', '2026-11-22T05:00:00.000Z')).toBe('abc_20261122050000000');
  });
});

describe('turns', () => {
  const run = (member: number, campaign: number, waiting_since = 'd'): WaitingRun => ({
    id: `${member}-${campaign}`,
    kind: 'schedule',
    user_id: `m${member}`,
    due_at: 'd',
    waiting_since,
  });

  test('give every member a first one before any has a second, whatever runs they have', () => {
    const members = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(members, (counts) => {
        let runs = counts.flatMap((count, member) =>
          Array.from({ length: count }, (_, campaign) => run(member, campaign)),
        );
        const order: string[] = [];
        for (let turn = 0; turn < 3 * counts.length; turn += 1) {
          const next = nextTurn(runs);
          if (next === null) break;
          order.push(next.user_id);
          runs = afterTurn(runs, next.user_id, `e${String(turn).padStart(4, '0')}`);
        }
        for (let round = 0; round < 3; round += 1) {
          const some = order.slice(round * counts.length, (round + 1) * counts.length);
          expect(new Set(some).size).toBe(counts.length);
        }
      }),
    );
  });

  test('continue where they were: a new run of a member does not move the member back', () => {
    const old = run(1, 1);
    const fresh = { ...run(1, 2), due_at: 'x', waiting_since: 'x' };
    expect(nextTurn([fresh, run(2, 1, 'e'), old])).toBe(old);
    // A member who had a turn comes after one who had none.
    expect(nextTurn([run(1, 1, 'f'), run(2, 1)])?.user_id).toBe('m2');
    expect(nextTurn([])).toBeNull();
  });

  test('go to a question first, for which somebody waits', () => {
    const question = { ...run(2, 1, 'z'), kind: 'question' as const };
    expect(nextTurn([run(1, 1), question, run(3, 1)])).toBe(question);
  });
});

describe('slots', () => {
  const slot = (fields: Partial<RunSlot> = {}): RunSlot => ({
    prompt: 0,
    platform: 'claude',
    mode: 'memory',
    sample: 1,
    state: 'open',
    claimed_at: null,
    test_id: null,
    reason: null,
    ...fields,
  });

  test('that were claimed are interrupted when their time is over, and not sooner', () => {
    const claimed_at = '2026-11-22T05:00:00.000Z';
    const claimed = [slot({ state: 'claimed', claimed_at })];
    const after = (ms: number) => withInterrupted(claimed, new Date(Date.parse(claimed_at) + ms));
    expect(after(CLAIM_MS - 1)[0]?.state).toBe('claimed');
    expect(after(CLAIM_MS)[0]?.state).toBe('interrupted');
  });

  test('of a platform that answered once continue after failures', () => {
    const done = slot({ state: 'done', test_id: 't' });
    let slots = [done, slot(), slot(), slot(), slot()];
    for (const index of [1, 2, 3]) slots = withFailure(slots, index, 'model-busy');
    expect(slots.map(({ state }) => state)).toEqual(['done', 'failed', 'failed', 'failed', 'open']);
    expect(problemsOf(slots)).toEqual([]);
  });

  test('that were interrupted are no outage', () => {
    const failed = slot({ state: 'failed', reason: 'model-failed' });
    expect(problemsOf([failed, slot({ state: 'interrupted' })])).toEqual([]);
    expect(problemsOf([failed])).toEqual([{ reason: 'provider-outage', platforms: ['claude'] }]);
  });

  test('of a platform whose search fails are asked from memory all the same', () => {
    let slots = [slot(), ...Array.from({ length: 4 }, () => slot({ mode: 'search' }))];
    for (const index of [1, 2, 3]) slots = withFailure(slots, index, 'model-busy');
    expect(slots.map(({ state }) => state)).toEqual([
      'open',
      'failed',
      'failed',
      'failed',
      'skipped',
    ]);
  });

  test('that the month has no searches for are a problem of their own, not an outage', () => {
    const skipped = slot({ mode: 'search', state: 'skipped', reason: 'search-quota' });
    expect(problemsOf([skipped])).toEqual([{ reason: 'search-quota', platforms: ['claude'] }]);
  });
});
