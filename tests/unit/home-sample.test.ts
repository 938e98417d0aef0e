import { describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import {
  namedIn,
  sampleOf,
  SHOWN_QUESTIONS,
  shownAnswers,
} from '#src/features/home/sample-answers.ts';
import { measuredHome } from '#src/features/home/measured.ts';

describe.each(LOCALES)('the sample on the home page in "%s"', (locale) => {
  const { brand, competitors } = sampleOf(locale);
  const shown = Object.fromEntries(
    SHOWN_QUESTIONS.map(({ id, question, daysAgo }) => [
      id,
      shownAnswers(locale, question, daysAgo),
    ]),
  );
  const placeIn = (id: string, platform: string) =>
    shown[id]?.find((answer) => answer.platform === platform)?.places.find(({ isOwn }) => isOwn)
      ?.place;

  test('bears out the headline’s answers', () => {
    const { answers } = dictionary(locale).home.ask;
    expect(Object.keys(answers)).toEqual(SHOWN_QUESTIONS.map(({ id }) => id));
    // "Yes, in second place."
    expect(placeIn('repair', 'chatgpt')).toBe(2);
    // "Yes. Gemini does not."
    expect(placeIn('lease', 'chatgpt')).toBeGreaterThan(0);
    expect(placeIn('lease', 'gemini')).toBeNull();
    // "Not four weeks ago."
    expect(placeIn('earlier', 'chatgpt')).toBeNull();
  });

  test('has an answer of each platform with each name, from not named to first', () => {
    for (const answers of Object.values(shown)) {
      expect(answers.map(({ platform }) => platform)).toEqual(['chatgpt', 'claude', 'gemini']);
      for (const { places, lines } of answers) {
        expect(places.map(({ name }) => name).sort()).toEqual([brand, ...competitors].sort());
        const order = places.map(({ place }) => place ?? Infinity);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
        // A reader can check the bars: who is named is marked, in that order.
        const marked = lines.flatMap(({ parts }) => parts.filter(({ mark }) => mark));
        const named = places.filter(({ place }) => place !== null).map(({ name }) => name);
        expect([...new Set(marked.map(({ text }) => text))]).toEqual(named.toReversed());
      }
    }
  });

  test('shows sentences, not markup or addresses', () => {
    const lines = Object.values(shown).flatMap((answers) => answers.flatMap(({ lines }) => lines));
    const texts = lines.map(({ parts }) => parts.map(({ text }) => text).join(''));
    expect(texts.filter((text) => /https?:|\*\*|\||^\d+\. /.test(text))).toEqual([]);
    expect(lines.filter(({ isItem }) => isItem).length).toBeGreaterThan(5);
  });

  test('bears out the report: three assistants name the brand now, one did four weeks before', () => {
    const own = (daysAgo: number, question?: string) =>
      namedIn(locale, daysAgo, question).names.find(({ isOwn }) => isOwn)?.count;
    expect([own(29, 'repair'), own(15, 'repair'), own(1, 'repair')]).toEqual([1, 2, 3]);
    expect(namedIn(locale, 1).answers).toBe(6);
    expect(own(1)).toBe(5);
  });

  test('stands beside figures that somebody recorded', () => {
    const { day, paint, emptyPaint, score } = measuredHome(locale);
    expect(day.getTime()).toBeLessThan(Date.now());
    expect(paint).toBeGreaterThan(0);
    expect(emptyPaint).toBeGreaterThan(0);
    expect(score).toBeGreaterThan(0);
  });
});
