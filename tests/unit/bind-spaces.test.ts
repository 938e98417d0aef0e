import { expect, test } from 'vitest';
import { bindSpaces, bindSpacesIn } from '#src/i18n/bind-spaces.ts';

/** Non-breaking spaces as "_", so that they can be seen. */
const shown = (text: string) => bindSpaces(text).replaceAll('\u00a0', '_');

test.each([
  ['A free call of 15 minutes, no more.', 'A free call of 15_minutes, no more.'],
  ['Ein Gespräch von 15 Minuten', 'Ein Gespräch von 15_Minuten'],
  ['in 4–6 Wochen fertig', 'in 4–6_Wochen fertig'],
  ['290 EUR, 290 € und 19 % MwSt.', '290_EUR, 290_€ und 19_% MwSt.'],
  ['{minutes} min read, {percent} % off', '{minutes}_min read, {percent}_% off'],
  ['am 22. November 2026', 'am 22._November 2026'],
  ['on 22 November 2026', 'on 22_November 2026'],
  ['nach § 5 und §§ 312 BGB', 'nach §_5 und §§_312 BGB'],
  ['Art. 6 Abs. 1, Nr. 9', 'Art._6 Abs._1, Nr._9'],
  ['Woche 3, Week 3, Schritt 1 von 6', 'Woche_3, Week_3, Schritt_1 von 6'],
  ['also z. B. hier, d. h. dort, i. d. R.', 'also z._B. hier, d._h. dort, i._d._R.'],
  ['Laden …', 'Laden_…'],
  ['Ein Weg – und ein Ziel', 'Ein Weg_– und ein Ziel'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  'The plan A. Then B follows.',
  'In 2026 people ask 3 assistants.',
  'Gruppe 7 am besten zuerst, 12 Begriffe',
  'Karlsb. B. wohnt hier',
  '45-minute lecture',
  'Ein Satz. Noch einer.',
])('leaves "%s" alone', (text) => {
  expect(shown(text)).toBe(text);
});

test('binding twice changes nothing', () => {
  const once = bindSpaces('z. B. § 5, 12 Monate …');
  expect(bindSpaces(once)).toBe(once);
});

test('every text inside a value is bound, and nothing else is touched', () => {
  const checked = new Date(0);
  const entry = { title: 'Week 1', items: ['5 minutes', 7], checked, none: null };
  expect(bindSpacesIn(entry)).toEqual({
    title: 'Week\u00a01',
    items: ['5\u00a0minutes', 7],
    checked,
    none: null,
  });
});
