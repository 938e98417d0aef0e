import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { campaignAnalytics } from '#shared/rules/brand-analytics.ts';
import { resultEntries } from '#shared/rules/brand-batches.ts';
import { sentimentLabel } from '#shared/rules/brand-sentiment.ts';
import { brandTimeline } from '#shared/rules/brand-timeline.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const anyTest: fc.Arbitrary<PromptTest> = fc
  .record({
    platform: fc.constantFrom(...brandPlatformIds),
    sentiment_score: fc.option(fc.integer({ min: 0, max: 100 })),
    created_at: fc.integer({ min: 1, max: 28 }).map((day) => onDay(day)),
    batch_id: fc.option(fc.constantFrom('a', 'b')),
    competitor_mentions: fc.array(fc.record({ name: fc.string(), count: fc.nat(9) })),
  })
  .map(promptTest);
const anyTests = fc.array(anyTest, { maxLength: 30 });
const analytics = (tests: readonly PromptTest[]) => campaignAnalytics(statsOf(tests), 'memory');

describe('a campaign’s analytics', () => {
  it('sum up tests, mentions and sentiment, answers without the brand apart', () => {
    const tests = [
      promptTest({ sentiment_score: 90, mentions_count: 3, created_at: onDay(3) }),
      promptTest({ sentiment_score: 41, platform: 'claude', created_at: onDay(2) }),
      promptTest({ created_at: onDay(1) }),
    ];
    expect(analytics(tests)).toEqual({
      tests: 3,
      mentioned: 2,
      mentions: 4,
      avgSentiment: 66,
      shareOfVoice: null,
      platformBreakdown: {
        chatgpt: { tests: 2, mentioned: 1, mentions: 3, avgSentiment: 90, shareOfVoice: null },
        claude: { tests: 1, mentioned: 1, mentions: 1, avgSentiment: 41, shareOfVoice: null },
      },
      sentimentBreakdown: { positive: 1, neutral: 1, negative: 0, not_mentioned: 1 },
      trend: null,
    });
  });

  it('of nothing are empty and compare nothing', () => {
    expect(analytics([])).toEqual({
      tests: 0,
      mentioned: 0,
      mentions: 0,
      avgSentiment: null,
      shareOfVoice: null,
      platformBreakdown: {},
      sentimentBreakdown: { positive: 0, neutral: 0, negative: 0, not_mentioned: 0 },
      trend: null,
    });
  });

  it('count every test once, whatever the order, and never average in what is not there', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        const summary = analytics(tests);
        const { sentimentBreakdown, platformBreakdown, avgSentiment } = summary;
        const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
        expect(sum(Object.values(sentimentBreakdown))).toBe(summary.tests);
        expect(sum(Object.values(platformBreakdown).map((row) => row.tests))).toBe(summary.tests);
        const scores = tests.flatMap(({ sentiment_score }) => sentiment_score ?? []);
        expect(avgSentiment === null).toBe(scores.length === 0);
        if (avgSentiment !== null) {
          expect(avgSentiment).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(avgSentiment).toBeLessThanOrEqual(Math.max(...scores));
        }
        const withSilence = [...tests, promptTest()];
        expect(analytics(withSilence).avgSentiment).toBe(avgSentiment);
        expect(analytics([...tests].reverse()).sentimentBreakdown).toEqual(sentimentBreakdown);
      }),
    );
  });
});

describe('the share of voice of several answers', () => {
  it('is all mentions of the brand by all mentions', () => {
    const rivals = (count: number) => ({ competitor_mentions: [{ name: 'K', count }] });
    const tests = [
      promptTest({ mentions_count: 3, ...rivals(0) }),
      promptTest({ mentions_count: 0, ...rivals(9) }),
      promptTest({ mentions_count: 50 }),
    ];
    expect(analytics(tests).shareOfVoice).toBe(0.25);
    expect(analytics([promptTest(rivals(0))]).shareOfVoice).toBe(null);
  });

  it('is between 0 and 1', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        const share = analytics(tests).shareOfVoice ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the list of results', () => {
  it('has one entry for the tests of a call, with averages over what mentions the brand', () => {
    const call = { batch_id: 'b', created_at: onDay(2), prompt: 'Best?' };
    const tests = [
      promptTest({ ...call, platform: 'claude', sample_index: 2, sentiment_score: 80 }),
      promptTest({ ...call, platform: 'claude', sentiment_score: 51, mentions_count: 2 }),
      promptTest({ ...call, platform: 'gemini' }),
      promptTest({ created_at: onDay(3) }),
    ];
    const [single, batch] = resultEntries(tests);
    expect(single).toEqual({ kind: 'single', test: tests[3], created_at: onDay(3) });
    expect(batch).toEqual({
      kind: 'batch',
      ...call,
      platformCount: 2,
      testCount: 3,
      mentionedCount: 2,
      avgMentions: 1,
      avgSentiment: 66,
      shareOfVoice: null,
      tests: [tests[1], tests[0], tests[2]],
    });
  });

  it('is newest first and has every test once', () => {
    fc.assert(
      fc.property(anyTests, (tests) => {
        const entries = resultEntries(tests);
        const times = entries.map(({ created_at }) => created_at);
        expect(times).toEqual([...times].sort().reverse());
        const shown = entries.flatMap((entry) =>
          entry.kind === 'batch' ? entry.tests : entry.test,
        );
        expect(shown.map(({ id }) => id).sort()).toEqual(tests.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('a chart over time', () => {
  it('has a point for each day, UTC', () => {
    const tests = [
      promptTest({ created_at: onDay(2, 23), sentiment_score: 70 }),
      promptTest({ created_at: onDay(2) }),
      promptTest({ created_at: onDay(4) }),
    ];
    expect(brandTimeline(statsOf(tests), 'memory')).toMatchObject([
      { day: '2026-01-02', tests: 2, mentions: 1, mentionRate: 0.5, avgSentiment: 70 },
      { day: '2026-01-04', tests: 1, mentions: 0, mentionRate: 0, avgSentiment: null },
    ]);
    expect(brandTimeline(statsOf([]), 'memory')).toEqual([]);
  });
});

describe('a sentiment score', () => {
  it.each([
    [100, 'positive'],
    [61, 'positive'],
    [60, 'neutral'],
    [40, 'neutral'],
    [39, 'negative'],
    [0, 'negative'],
  ])('of %i is %s', (score, label) => {
    expect(sentimentLabel(score)).toBe(label);
  });
});
