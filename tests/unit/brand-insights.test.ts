import { describe, expect, it } from 'vitest';
import {
  answersByDay,
  competitorSeries,
  platformSeries,
} from '#src/features/brand-checker/analysis/compare-series.ts';
import { brandPrompts as german } from '#src/i18n/de/brand-prompts.ts';
import { brandSample as germanSample } from '#src/i18n/de/brand-sample.ts';
import { brandPrompts as english } from '#src/i18n/en/brand-prompts.ts';
import { brandSample as englishSample } from '#src/i18n/en/brand-sample.ts';
import { CREATE_INDUSTRIES, EDIT_INDUSTRIES } from '#shared/entities/campaign-options.ts';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { citedIn } from '#shared/rules/answer-facets.ts';
import { analyzeAnswer } from '#shared/rules/brand-analysis.ts';
import { answersByPlatform } from '#shared/rules/brand-question.ts';
import { criticalWords, latestExcerpts, latestQuestions } from '#shared/rules/brand-report.ts';
import { countSample } from '#shared/rules/brand-sample.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { competitorStatsOf, competitorTotals } from '#shared/rules/competitor-stats.ts';
import { promptSuggestions } from '#shared/rules/prompt-suggestions.ts';
import { onDay, promptTest } from '../helpers/prompt-tests';

const answer = (
  platform: PromptTest['platform'],
  day: number,
  fields: Partial<PromptTest> = {},
): PromptTest => promptTest({ platform, created_at: onDay(day), ...fields });

describe('the comparison', () => {
  const tests = [
    answer('chatgpt', 1, { mentions_count: 2, competitor_mentions: [{ name: 'K', count: 4 }] }),
    answer('claude', 1, { mentions_count: 0, competitor_mentions: [{ name: 'K', count: 2 }] }),
    answer('chatgpt', 3, {
      mentions_count: 1,
      competitor_mentions: [
        { name: 'K', count: 0 },
        { name: 'N', count: 1 },
      ],
    }),
  ];
  const stats = statsOf(tests);

  it('has a line for each platform that was tested', () => {
    expect(platformSeries(stats, 'memory', 'mentionRate')).toEqual([
      {
        name: 'ChatGPT',
        kind: 'platform',
        days: [
          { day: '2026-01-01', tests: 1, value: 1 },
          { day: '2026-01-03', tests: 1, value: 1 },
        ],
      },
      { name: 'Claude', kind: 'platform', days: [{ day: '2026-01-01', tests: 1, value: 0 }] },
    ]);
  });

  it('has the share of answers with the brand and with each competitor, on a platform or on all', () => {
    const compared = {
      brand: 'Anlauf',
      stats,
      competitors: competitorStatsOf(tests),
      mode: 'memory',
    } as const;
    const values = (platform: 'chatgpt' | null) =>
      competitorSeries({ ...compared, platform }).map(({ name, days }) => [
        name,
        ...days.map(({ value }) => value),
      ]);
    expect(values(null)).toEqual([
      ['Anlauf', 0.5, 1],
      ['K', 1, 0],
      ['N', 0, 1],
    ]);
    expect(values('chatgpt')).toEqual([
      ['Anlauf', 1, 1],
      ['K', 1, 0],
      ['N', 0, 1],
    ]);
    expect(answersByDay(stats, 'memory', null).get('2026-01-01')).toBe(2);
    expect(answersByDay(stats, 'memory', 'claude').get('2026-01-03')).toBeUndefined();
  });
});

describe('the answers to one question', () => {
  it('are a row for each platform, with how often it is among the first three and the sum of competitors', () => {
    const rows = answersByPlatform([
      answer('gemini', 1),
      answer('chatgpt', 1, { sentiment_score: 80, list_rank: 3 }),
      answer('chatgpt', 1, {
        list_rank: 4,
        competitor_mentions: [
          { name: 'N', count: 1 },
          { name: 'K', count: 3 },
          { name: 'X', count: 0 },
        ],
      }),
    ]);
    expect(rows).toEqual([
      {
        platform: 'chatgpt',
        tests: 2,
        mentioned: 1,
        firstThree: 1,
        competitors: [
          { name: 'K', count: 3 },
          { name: 'N', count: 1 },
        ],
        label: 'positive',
        score: 80,
      },
      {
        platform: 'gemini',
        tests: 1,
        mentioned: 0,
        firstThree: 0,
        competitors: [],
        label: null,
        score: null,
      },
    ]);
  });
});

describe('a report', () => {
  it('has critical words, the newest first and the same once, with the measure they are of', () => {
    const critical = { aspect: 'price', tone: 'negative', quote: 'too dear' } as const;
    const words = criticalWords([
      answer('claude', 1, { aspects: [critical] }),
      answer('gemini', 3, { aspects: [{ ...critical, quote: 'slow', aspect: 'service' }] }),
      answer('chatgpt', 2, { mode: 'search', aspects: [critical] }),
      answer('claude', 4, { aspects: [{ ...critical, quote: 'fine', tone: 'positive' }] }),
      answer('claude', 5, { branded: true, aspects: [{ ...critical, quote: 'asked for' }] }),
    ]);
    expect(words).toEqual([
      { aspect: 'service', quote: 'slow', mode: 'memory', platform: 'gemini' },
      { aspect: 'price', quote: 'too dear', mode: 'search', platform: 'chatgpt' },
    ]);
  });

  it('has each question with the answers of its last day, and the newest excerpts', () => {
    const tests = [
      answer('claude', 1, { prompt: 'Old?', excerpt: 'older' }),
      answer('claude', 2, { prompt: 'Who?' }),
      answer('claude', 4, { prompt: 'Who?', excerpt: 'newer' }),
      answer('gemini', 4, { prompt: 'Who?' }),
    ];
    expect(latestQuestions(tests).map(({ prompt, tests: own }) => [prompt, own.length])).toEqual([
      ['Who?', 2],
      ['Old?', 1],
    ]);
    expect(latestExcerpts(tests, 2).map(({ excerpt }) => excerpt)).toEqual(['newer', 'older']);
    expect(latestExcerpts(tests, 1)).toHaveLength(1);
  });
});

describe('the sample campaign', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');

  it.each([
    ['en', englishSample],
    ['de', germanSample],
  ])('in %s has the numbers of its answers and shows something of everything', (_, sample) => {
    const { campaign, competitors, tests } = countSample(sample, now);
    expect(tests.map(({ created_at }) => created_at)).toEqual(
      tests.map(({ created_at }) => created_at).toSorted((a, b) => b.localeCompare(a)),
    );
    for (const test of tests) {
      expect(test).toMatchObject(analyzeAnswer(test.response, campaign));
      expect(test.is_sample).toBe(true);
      if (test.mentions_count === 0) expect(test.aspects).toEqual([]);
      for (const { quote } of test.aspects) expect(test.response).toContain(quote);
    }
    expect(new Set(criticalWords(tests).map(({ mode }) => mode)).size).toBe(2);
    expect(campaign.stats).toEqual(statsOf(tests));
    expect(Object.keys(campaign.stats.days)).toHaveLength(3);
    expect(competitorTotals(competitors, 'search').every(({ answers }) => answers > 0)).toBe(true);
    const labels = new Set(tests.map(({ sentiment_label }) => sentiment_label));
    expect([...labels].sort()).toEqual([null, 'neutral', 'positive'].sort());
    expect(tests.flatMap(citedIn).some(({ own }) => own)).toBe(true);
    expect(tests.some(({ list_rank }) => list_rank === 1)).toBe(true);
  });

  it('has the same shape in both languages', () => {
    const shape = (sample: typeof englishSample) =>
      sample.answers.map(({ daysAgo, question, platform, aspects = [] }) => [
        ...[daysAgo, question, platform],
        aspects.map(({ aspect, tone }) => [aspect, tone]),
      ]);
    expect(shape(germanSample)).toEqual(shape(englishSample));
  });
});

describe('suggested prompts', () => {
  it.each([
    ['en', english],
    ['de', german],
  ])('in %s fit the industry, and are general without one', (_, texts) => {
    const all = { competitors: [], questions: [] };
    for (const industry of new Set([...CREATE_INDUSTRIES, ...EDIT_INDUSTRIES])) {
      const prompts = promptSuggestions(texts, { industry, ...all });
      expect(prompts).toHaveLength(3);
      expect(prompts.every((prompt) => /[.?]$/.test(prompt))).toBe(true);
      if (industry !== 'other') expect(prompts).not.toEqual(texts.general);
    }
    expect(promptSuggestions(texts, { industry: null, ...all })).toEqual(texts.general);
    expect(promptSuggestions(texts, { industry: 'other', ...all })).toEqual(texts.general);
  });

  it('ask for alternatives to the first competitor', () => {
    const campaign = { industry: null, competitors: ['$& Co', 'B'], questions: [] };
    const prompts = promptSuggestions(english, campaign);
    expect(prompts.at(-1)).toBe('What are good alternatives to $& Co?');
  });

  it('are the campaign’s own questions, when it has some', () => {
    const campaign = { industry: 'saas', competitors: ['B'], questions: ['Who?', 'Why?'] } as const;
    expect(promptSuggestions(english, campaign)).toEqual(['Who?', 'Why?']);
  });
});
