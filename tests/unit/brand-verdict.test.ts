import { describe, expect, test } from 'vitest';
import { recentQuestions } from '@/features/brand-checker/overview/recent-questions.ts';
import { mostNamed } from '@/features/brand-checker/matrix/most-named.ts';
import { sourceGroups } from '@/features/brand-checker/sources/source-groups.ts';
import { facetTitle } from '@/features/brand-checker/drawer/facet-title.ts';
import { dictionary } from '@/i18n/dictionaries.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { leadersOfBoth, measureVerdict } from '#shared/rules/brand-verdict.ts';
import { nameCounts, sourceDomain } from '../helpers/overview-figures.ts';
import { onDay, promptTest } from '../helpers/prompt-tests.ts';

describe('the verdict on a measure', () => {
  test('names who leads and who is level, the most frequent first', () => {
    const search = measureVerdict(128, nameCounts([54, 82, 65, 45]));
    expect(search).toMatchObject({
      base: 'strong',
      leaders: ['Radgarten'],
      level: ['Speichenkultur', 'Nabe Nord'],
    });
    const memory = measureVerdict(96, nameCounts([19, 68, 45, 8]));
    expect(memory).toMatchObject({
      base: 'moderate',
      leaders: ['Radgarten', 'Speichenkultur'],
      level: ['Nabe Nord'],
    });
    expect(leadersOfBoth(search, memory)).toEqual(['Radgarten']);
  });

  test('is a hint from one answer, in which nobody leads', () => {
    const verdict = measureVerdict(1, nameCounts([0, 1, 0, 0]));
    expect(verdict).toMatchObject({ base: 'hint', leaders: [], level: ['Radgarten'] });
  });

  test('compares with no competitor when neither is named', () => {
    expect(measureVerdict(40, nameCounts([0, 0, 0, 0]))).toMatchObject({ level: [], leaders: [] });
  });

  test('is missing without answers, and so are leaders of both measures', () => {
    const measured = measureVerdict(96, nameCounts([19, 68, 45, 8]));
    expect(measureVerdict(0, nameCounts([0]))).toBeNull();
    expect(leadersOfBoth(null, measured)).toEqual([]);
    expect(leadersOfBoth(measured, null)).toEqual([]);
  });
});

test('the most named one is the brand where a competitor has as many answers, and nobody at zero', () => {
  expect(mostNamed(nameCounts([4, 4, 1, 0]))).toMatchObject({ own: true });
  expect(mostNamed(nameCounts([2, 4, 1, 0]))).toMatchObject({ name: 'Radgarten' });
  expect(mostNamed(nameCounts([0, 0, 0, 0]))).toBeNull();
});

test('sources are grouped by whose pages they are, the largest gap first, without empty groups', () => {
  const press = sourceDomain({ domain: 'press.example', kind: 'press', gap: 2 });
  const forum = sourceDomain({ domain: 'forum.example', kind: 'forum', gap: 9 });
  const own = sourceDomain({ domain: 'own.example', kind: 'own', has_gap: false });
  expect(
    sourceGroups([own, press, forum]).map(({ group, domains }) => [
      group,
      domains.map(({ domain }) => domain),
    ]),
  ).toEqual([
    ['reachable', ['forum.example', 'press.example']],
    ['own', ['own.example']],
  ]);
});

test('recent tests are one entry for each question, with the answers of its last day by measure', () => {
  const tests = [
    promptTest({ prompt: 'Who?', created_at: onDay(1), mentions_count: 1 }),
    promptTest({ prompt: 'Who?', created_at: onDay(2), mentions_count: 1 }),
    promptTest({ prompt: 'Who?', created_at: onDay(2, 1), platform: 'claude' }),
    promptTest({ prompt: 'Who?', created_at: onDay(2), mode: 'search', mentions_count: 2 }),
    promptTest({ prompt: 'Where?', created_at: onDay(3) }),
  ];
  expect(recentQuestions(tests)).toMatchObject([
    { prompt: 'Where?', modes: [{ mode: 'memory', k: 0, n: 1 }] },
    {
      prompt: 'Who?',
      platforms: ['chatgpt', 'claude'],
      modes: [
        { mode: 'memory', k: 1, n: 2 },
        { mode: 'search', k: 1, n: 1 },
      ],
    },
  ]);
});

test('the list that a figure opens is named after it, and one of an unknown figure is only answers', () => {
  const { drawer } = dictionary('en').brandChecker;
  const titleOf = (each: string) => facetTitle(each, ['Radgarten Süd'], drawer);
  expect(titleOf(facet.named('search', 'claude'))).toBe(
    'Answers that name you, with web search, Claude',
  );
  expect(titleOf(facet.rival('memory', 'Radgarten Süd'))).toBe(
    'Answers that name Radgarten Süd, from memory',
  );
  expect(titleOf(facet.cited('press.example'))).toBe('Answers that cite press.example');
  expect(titleOf(facet.aspect('price', 'search', 'negative'))).toBe(
    'What is said of you: Price, with web search, critical',
  );
  expect(titleOf(facet.brandedCritical('memory'))).toContain('your name');
  expect(titleOf('constructor')).toBe(drawer.facets.answers);
});
