import { describe, expect, it } from 'vitest';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { nextStep } from '#shared/rules/brand-next-step.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const answer = (
  platform: PromptTest['platform'],
  day: number,
  fields: Partial<PromptTest> = {},
): PromptTest => promptTest({ platform, created_at: onDay(day), ...fields });

describe('the next step', () => {
  const all = (fields: Partial<PromptTest>, day = 1) =>
    (['chatgpt', 'claude', 'gemini'] as const).map((platform) => answer(platform, day, fields));
  const good = { sentiment_score: 80, competitor_mentions: [{ name: 'K', count: 1 }] };
  const kindOf = (tests: PromptTest[], hasCompetitors = true) =>
    nextStep(statsOf(tests), hasCompetitors);

  it('is about what is missing first, then about what was not tested', () => {
    expect(nextStep(NO_STATS, true)).toBeNull();
    expect(kindOf(all({}))).toEqual({ kind: 'notNamed' });
    expect(kindOf([...all(good).slice(0, 2), answer('gemini', 1)])).toEqual({
      kind: 'platformSilent',
      platform: 'gemini',
    });
    expect(kindOf(all({ sentiment_score: 30 }))).toEqual({ kind: 'tone' });
    expect(kindOf(all(good).slice(0, 1))).toEqual({ kind: 'platformUntested', platform: 'claude' });
    expect(kindOf(all({ sentiment_score: 80 }), false)).toEqual({ kind: 'addCompetitors' });
    expect(kindOf(all({ ...good, competitor_mentions: [{ name: 'K', count: 5 }] }))).toEqual({
      kind: 'behind',
    });
    expect(kindOf(all(good))).toEqual({ kind: 'again' });
    const runs = (last: number) => [1, 2, 3, last].flatMap((day) => all(good, day));
    expect(kindOf(runs(3))).toEqual({ kind: 'again' });
    expect(kindOf(runs(4))).toEqual({ kind: 'keep' });
  });
});

describe('the next step with search', () => {
  const found = (platform: PromptTest['platform'], fields: Partial<PromptTest> = {}) =>
    answer(platform, 1, { mode: 'search', searches: 1, ...fields });
  const stepOf = (tests: PromptTest[]) => nextStep(statsOf(tests), true);

  it('points at cited pages, which answers from memory never do', () => {
    expect(stepOf([found('claude'), answer('gemini', 1)])).toEqual({ kind: 'notFound' });
    expect(stepOf([found('claude'), found('chatgpt', { sentiment_score: 80 })])).toEqual({
      kind: 'platformFindsOthers',
      platform: 'claude',
    });
  });

  it('does not send to a platform that is not asked with search', () => {
    const both = (['chatgpt', 'claude'] as const).map((each) =>
      found(each, { sentiment_score: 80 }),
    );
    expect(stepOf(both)).toEqual({ kind: 'again' });
  });
});
