import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { runReport } from '#shared/rules/run-report.ts';
import { promptTest } from '../helpers/prompt-tests.ts';

/** `k` of `n` answers that name the brand, and `rival` of them that name Kiezwerk. */
function answers(k: number, n: number, fields: Partial<PromptTest> & { rival?: number } = {}) {
  const { rival, ...rest } = fields;
  return Array.from({ length: n }, (_, index) =>
    promptTest({
      mentions_count: index < k ? 1 : 0,
      ...(rival !== undefined && {
        competitor_mentions: [{ name: 'Kiezwerk', count: index < rival ? 2 : 0 }],
      }),
      ...rest,
    }),
  );
}

describe('the report of a run', () => {
  test('compares only what both runs have an answer to, and counts all of the run by itself', () => {
    const mentioned = promptTest({ mentions_count: 2, platform: 'claude' });
    const fresh = promptTest({ mentions_count: 5, prompt: 'New?' });
    const report = runReport(
      [mentioned, fresh],
      [promptTest({ mentions_count: 1, platform: 'claude' }), promptTest({ mentions_count: 9 })],
    );
    expect([report.now.mentions, report.before?.mentions]).toEqual([2, 1]);
    expect(report.named.memory).toEqual({ k: 2, n: 2 });
    expect(runReport([mentioned], [promptTest({ prompt: 'Other?' })])).toMatchObject({
      now: { mentions: 2 },
      before: null,
      change: null,
      changes: [],
      alerts: [],
    });
  });

  test('is about search where it was asked so: memory changes none of its figures but its own', () => {
    const answer = fc.record({
      prompt: fc.constantFrom('Who?', 'Why?'),
      platform: fc.constantFrom('chatgpt' as const, 'claude' as const),
      branded: fc.boolean(),
      mentions_count: fc.nat(2),
    });
    const some = fc.array(answer, { maxLength: 12 });
    const page = { url: 'https://a.example/', domain: 'a.example', title: null, own: false };
    const sources = { queries: [], cited: [page], retrieved: [] };
    fc.assert(
      fc.property(some, some, some, some, (found, foundBefore, known, knownBefore) => {
        const search = (each: Partial<PromptTest>) =>
          promptTest({ ...each, mode: 'search', sources });
        const [now, before] = [
          [promptTest({ mode: 'search' }), ...found.map(search)],
          foundBefore.map(search),
        ];
        const memory = (all: Partial<PromptTest>[]) => all.map((each) => promptTest(each));
        const alone = runReport(now, before);
        const both = runReport([...memory(known), ...now], [...before, ...memory(knownBefore)]);
        expect(both).toEqual({ ...alone, named: { ...alone.named, memory: both.named.memory } });
        const counted = known.filter(({ branded }) => !branded);
        expect(both.named.memory).toEqual({
          k: counted.filter(({ mentions_count }) => mentions_count > 0).length,
          n: counted.length,
        });
      }),
    );
  });

  test('of memory cites nothing, whatever its answers contain', () => {
    const link = { url: 'https://made-up.example/', domain: 'made-up.example', own: false };
    const { new_citations } = runReport([promptTest({ links: [link] })], [promptTest()]);
    expect(new_citations).toEqual({ count: 0, domains: [] });
  });

  test('names new and lost websites, at most ten, those that most answers cite first', () => {
    const found = (prompt: string, ...domains: string[]) => {
      const cited = domains.map((domain) => {
        return { url: `https://${domain}/x`, domain, title: null, own: false };
      });
      return promptTest({ prompt, mode: 'search', sources: { queries: [], cited, retrieved: [] } });
    };
    const many = Array.from({ length: 12 }, (_, index) => `n${index}.example`);
    const now = [found('Who?', ...many, 'kept.example'), found('Why?', 'n7.example')];
    const before = [found('Who?', 'kept.example', 'lost.example'), found('Why?')];
    const report = runReport(now, before);
    expect(report.new_citations.count).toBe(12);
    expect(report.new_citations.domains).toHaveLength(10);
    expect(report.new_citations.domains[0]).toBe('n7.example');
    expect(report.lost_citations).toEqual({ count: 1, domains: ['lost.example'] });
  });
});

describe('a change', () => {
  test('is reported when the ranges do not touch', () => {
    const { change, changes } = runReport(answers(18, 20), answers(2, 20));
    expect(change).toEqual({ change: 'more', held: false });
    expect(changes).toEqual([
      {
        prompt: 'Who?',
        competitor: null,
        change: 'more',
        held: false,
        now: { k: 18, n: 20 },
        before: { k: 2, n: 20 },
      },
    ]);
  });

  test('within the ranges is reported once it held in two runs, from the run before them', () => {
    const [low, high] = [answers(4, 10), answers(6, 10)];
    expect(runReport(high, low)).toMatchObject({ change: null, changes: [] });
    expect(runReport(high, high, low)).toMatchObject({
      change: { change: 'more', held: true },
      changes: [{ held: true, now: { k: 6, n: 10 }, before: { k: 4, n: 10 } }],
    });
    // Up and down again, and a third run in a row, are no news.
    expect(runReport(low, high, low)).toMatchObject({ change: null, changes: [] });
    expect(runReport(high, high, high)).toMatchObject({ change: null, changes: [] });
  });

  test('that the run before reported is not reported again', () => {
    const few = answers(2, 20);
    expect(runReport(answers(19, 20), answers(18, 20), few)).toMatchObject({ change: null });
  });

  test('needs the same platforms in all three runs to have held', () => {
    const high = [...answers(6, 10), ...answers(6, 10, { platform: 'claude' })];
    expect(runReport(high, high, answers(4, 10)).change).toBeNull();
  });

  test('names the competitor for whom a question changed, and not one that is new', () => {
    const report = runReport(answers(10, 20, { rival: 19 }), answers(10, 20, { rival: 1 }));
    expect(report.changes).toMatchObject([{ competitor: 'Kiezwerk', change: 'more' }]);
    expect(runReport(answers(10, 20, { rival: 19 }), answers(10, 20)).changes).toEqual([]);
  });

  test('of questions is reported for at most five, the largest first', () => {
    const prompts = Array.from({ length: 7 }, (_, index) => `Question ${index}?`);
    const run = (k: (index: number) => number) =>
      prompts.flatMap((prompt, index) => answers(k(index), 40, { prompt }));
    const { changes } = runReport(
      run((index) => 30 + index),
      run(() => 2),
    );
    expect(changes.map(({ prompt }) => prompt)).toEqual(prompts.slice(2).reverse());
  });
});

describe('an alert', () => {
  const alertsOf = (...runs: Parameters<typeof runReport>) => runReport(...runs).alerts;

  test('that the brand dropped out needs many answers', () => {
    expect(alertsOf(answers(0, 2), answers(2, 2))).toEqual([]);
    expect(alertsOf(answers(0, 20), answers(10, 20))).toEqual([
      { kind: 'dropped-out', platform: null, held: false },
    ]);
  });

  test('or two runs in a row without it, once', () => {
    const [named, none] = [answers(2, 2), answers(0, 2)];
    expect(alertsOf(none, none, named)).toEqual([
      { kind: 'dropped-out', platform: null, held: true },
    ]);
    expect(alertsOf(none, none, none)).toEqual([]);
    expect(alertsOf(none, answers(1, 2), named)).toEqual([]);
  });

  test('is about a platform where others still name the brand', () => {
    const still = answers(20, 20, { platform: 'gemini' });
    const claude = (k: number) => [...answers(k, 20, { platform: 'claude' }), ...still];
    expect(alertsOf(claude(0), claude(12))).toEqual([
      { kind: 'dropped-out', platform: 'claude', held: false },
    ]);
  });

  const versus = (own: number, rival: number, n: number) => answers(own, n, { rival });

  test.each([
    ['the ranges are apart', versus(4, 18, 20), versus(10, 8, 20), [], false],
    ['it is ahead in two runs in a row', versus(1, 2, 3), versus(1, 2, 3), versus(1, 1, 3), true],
  ])('that a competitor passed is raised when %s', (_, now, before, earlier, held) => {
    expect(alertsOf(now, before, earlier)).toEqual([
      { kind: 'passed', competitor: 'Kiezwerk', held },
    ]);
  });

  test.each([
    ['within the ranges', versus(1, 2, 3), versus(1, 1, 3), []],
    ['once more', versus(1, 2, 3), versus(1, 2, 3), versus(1, 2, 3)],
    ['of a brand that nothing named', versus(0, 18, 20), versus(0, 0, 20), []],
    ['of a competitor that was ahead before', versus(4, 18, 20), versus(4, 18, 20), []],
  ])('is not raised %s', (_, now, before, earlier) => {
    expect(alertsOf(now, before, earlier)).toEqual([]);
  });
});
