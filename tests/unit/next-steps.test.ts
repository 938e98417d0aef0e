import { describe, expect, test } from 'vitest';
import { factsOf, type Fact } from '#src/features/dashboard/facts/facts.ts';
import { firstSteps, goOnWith, isFirstRun } from '#src/features/dashboard/next-steps.ts';
import { stateInWords } from '#src/features/dashboard/tools/tool-state.ts';
import { dashboard as german } from '#src/i18n/de/dashboard.ts';
import { dashboard } from '#src/i18n/en/dashboard.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { NextSteps } from '#shared/entities/next-steps.ts';
import { VISIT_MS } from '#shared/limits.ts';
import { nextLesson } from '#shared/rules/lessons.ts';
import { countNew, visitAt } from '#shared/rules/next-steps.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const STATISTICS = {
  toolsUsed: 0,
  promptsCreated: 0,
  videosWatched: 0,
  communityRank: 0,
  totalPrompts: 214,
};

const LESSON = { key: 'first', titles: { en: 'Who names you', de: 'Wer dich nennt' }, minutes: 6 };

const NOTHING: NextSteps = {
  last_visit_at: null,
  tools: [],
  new_prompts: 0,
  favourites: 0,
  brand: null,
  lessons: { done: 0, total: 6, new: 0, next: LESSON },
};

const measure = (k: number, rival: number) => ({
  day: '2026-11-20',
  n: 32,
  names: [
    { name: 'Anlauf', own: true, k },
    { name: 'Nordlicht', own: false, k: rival },
  ],
  before: null,
  days: 1,
});

const USED: NextSteps = {
  last_visit_at: '2026-11-12T09:00:00.000Z',
  tools: [
    { tool_id: 'brand-checker', used_at: ago(2) },
    { tool_id: 'glossary', used_at: ago(30) },
  ],
  new_prompts: 3,
  favourites: 2,
  brand: {
    campaign_id: 'c1',
    brand_name: 'Anlauf',
    memory: { ...measure(0, 9), n: 24 },
    search: measure(11, 21),
    next_run_at: '2026-11-30T05:00:00.000Z',
    to_do: { title: 'Ask the magazine', locale: 'en', open: 2 },
  },
  lessons: { done: 2, total: 6, new: 1, next: LESSON },
};

const facts = (next: NextSteps, promptsCreated = 0) => ({
  next,
  statistics: { ...STATISTICS, promptsCreated },
});
const later = (next: Partial<NextSteps>) => ({ ...NOTHING, last_visit_at: ago(30), ...next });

describe('the first steps', () => {
  test('are shown in the first visit, and as long as nothing was used', () => {
    expect(isFirstRun(facts({ ...USED, last_visit_at: null }))).toBe(true);
    expect(isFirstRun(facts(later({})))).toBe(true);
    expect(isFirstRun(facts(later({}), 1))).toBe(false);
    expect(isFirstRun(facts(USED))).toBe(false);
  });

  test('are done by what the server counts', () => {
    const done = (next: NextSteps, prompts: number, premium: boolean) =>
      firstSteps(facts(next, prompts), premium)
        .filter(({ isDone }) => isDone)
        .map(({ tool }) => tool);
    expect(done(NOTHING, 0, true)).toEqual([]);
    expect(done(USED, 1, true)).toEqual(['brand-checker', 'prompt-builder', 'video-tutorials']);
    expect(done(USED, 0, false)).toEqual(['glossary']);
  });
});

test('a member goes on with the brand, else the next lesson, else the last tool; at first with a sample', () => {
  const kind = (next: NextSteps) => goOnWith(facts(next)).kind;
  expect(kind(USED)).toBe('brand');
  expect(kind(NOTHING)).toBe('sample');
  const { tools } = USED;
  expect(goOnWith(facts(later({ tools })))).toMatchObject({
    kind: 'lesson',
    lesson: LESSON,
    number: 1,
  });
  const lessons = { done: 6, total: 6, new: 0, next: null };
  expect(goOnWith(facts(later({ tools, lessons })))).toMatchObject({
    kind: 'tool',
    tool: 'brand-checker',
  });
});

test('the next lesson is the first that is not done, a featured one before the others', () => {
  const lesson = (key: string, featured: boolean) => ({
    ...LESSON,
    key,
    featured,
    category: 'beginner' as const,
    created_at: ago(50),
  });
  const published = [lesson('a', false), lesson('b', true), lesson('c', false)];
  const next = (...done: string[]) =>
    nextLesson(published, Object.fromEntries(done.map((key) => [key, { read_at: ago(1) }])))?.key;
  expect(next()).toBe('b');
  expect(next('b')).toBe('a');
  expect(next('a', 'b', 'c')).toBeUndefined();
});

describe('the sentence of figures', () => {
  const sayIn = (locale: Locale) => (next: NextSteps, premium: boolean, prompts: number) =>
    factsOf(facts(next, prompts), premium, {
      strings: (locale === 'de' ? german : dashboard).facts,
      locale,
      terms: 146,
    })
      .map(inWords)
      .join(' ');
  const say = sayIn('en');
  const inWords = ({ text, values }: Fact) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      if (typeof value === 'string') return value;
      return Array.isArray(value) ? value.map((each) => each.text).join(' + ') : value.text;
    });

  test('names the newest answers of both measures apart, and what waits', () => {
    expect(say(USED, true, 0)).toBe(
      'On 20 November, web search found Anlauf in 11 of 32 answers and Nordlicht in 21. From memory, 0 of 24 name you. Waiting for you: 2 things to do + 3 new prompts + one new lesson.',
    );
    expect(sayIn('de')(USED, true, 0)).toBe(
      'Am 20. November fand die Websuche Anlauf in 11 von 32 Antworten, Nordlicht in 21. Aus dem Gedächtnis nennen dich 0 von 24. Für dich bereit: 2 Aufgaben + 3 neue Prompts + eine neue Lektion.',
    );
  });

  test('opens the answers that a figure counts', () => {
    const [search, memory] = factsOf(facts(USED), true, {
      strings: dashboard.facts,
      locale: 'en',
      terms: 146,
    });
    expect(search?.values['named']).toMatchObject({
      path: '/dashboard/brand-checker?campaign=c1&facet=named%3Asearch&from=2026-11-20',
    });
    expect(search?.values['rivalNamed']).toMatchObject({
      path: '/dashboard/brand-checker?campaign=c1&facet=rival%3Asearch%3Anordlicht&from=2026-11-20',
    });
    // Nobody names the brand: the answers that do not.
    expect(memory?.values['named']).toMatchObject({
      path: '/dashboard/brand-checker?campaign=c1&facet=unnamed%3Amemory&from=2026-11-20',
    });
  });

  test('begins with the first step, and without a brand with what was done', () => {
    expect(say(NOTHING, true, 0)).toBe(
      'Start with your brand: ask what AI says about it. 214 prompts and 6 lessons are yours as well. A sample below shows what you get.',
    );
    const lessons = { ...LESSON_COUNTS, done: 1 };
    expect(say(later({ tools: USED.tools, lessons, favourites: 2 }), true, 3)).toBe(
      'So far: 3 prompts built + 1 of 6 lessons done + 2 favourites in the library.',
    );
  });

  test('tells a free member what is free and what is not', () => {
    const free = { ...NOTHING, lessons: null };
    expect(say(free, false, 0)).toBe(
      '146 AI terms are free for you, and so is the builder. 214 prompts come with Premium.',
    );
    expect(say(free, false, 1)).toBe(
      'So far: one prompt built. 214 prompts more come with Premium.',
    );
  });
});

const LESSON_COUNTS = { done: 0, total: 6, new: 0, next: LESSON };

test('each tool says its own state', () => {
  const texts = { strings: dashboard.tools.states, locale: 'en' as const, now: NOW, terms: 146 };
  const says = (next: NextSteps, prompts = 0) =>
    (
      ['prompt-builder', 'brand-checker', 'glossary', 'prompt-library', 'video-tutorials'] as const
    ).map((id) => stateInWords(id, facts(next, prompts), texts));
  expect(says(USED, 2)).toEqual([
    '2 prompts built',
    'Next run on Monday 30 November',
    '146 terms',
    '214 prompts, 2 favourites, 3 new',
    '2 of 6 done, one new',
  ]);
  const tools = [{ tool_id: 'prompt-builder' as const, used_at: ago(2) }];
  expect(says(later({ tools }), 1)[0]).toBe('One prompt built, last used 2 hours ago');
  expect(says(NOTHING).slice(0, 2)).toEqual(['Not used yet', 'Not used yet']);
  const unscheduled = USED.brand && { ...USED.brand, next_run_at: null };
  expect(says({ ...USED, brand: unscheduled })[1]).toBe('Newest answers of 20 November');
});

test('a visit lasts for its time, and the next one keeps when it began', () => {
  const first = visitAt(new Date(NOW), null);
  expect(first).toEqual({ began_at: new Date(NOW).toISOString(), before: null });
  expect(visitAt(new Date(NOW + VISIT_MS - 1), first)).toBe(first);
  expect(visitAt(new Date(NOW + VISIT_MS), first)).toEqual({
    began_at: new Date(NOW + VISIT_MS).toISOString(),
    before: first.began_at,
  });
});

test('nothing is new in the first visit', () => {
  const entries = [{ created_at: ago(1) }, { created_at: ago(50) }];
  expect(countNew(entries, null)).toBe(0);
  expect(countNew(entries, ago(24))).toBe(1);
});
