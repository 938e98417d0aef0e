import { expect, test } from 'vitest';
import { brandPrompts as de } from '#src/i18n/de/brand-prompts.ts';
import { brandPrompts as en } from '#src/i18n/en/brand-prompts.ts';
import { brandSample as deSample } from '#src/i18n/de/brand-sample.ts';
import { brandSample as enSample } from '#src/i18n/en/brand-sample.ts';
import { textLanguage } from '#shared/rules/text-language.ts';

const questions = ({ general, industries, alternatives }: typeof en) => [
  ...general,
  ...Object.values(industries).flat(),
  alternatives,
];

test.each([
  ['en', en, enSample],
  ['de', de, deSample],
] as const)(
  'every question and answer that we write ourselves is %s',
  (language, texts, sample) => {
    const all = [...questions(texts), ...sample.answers.map(({ text }) => text)];
    expect(all.filter((text) => textLanguage(text) !== language)).toEqual([]);
  },
);

test('a list of names, numbers or links is in no language', () => {
  for (const text of [
    '',
    '1. Anlauf\n2. Kiezwerk, Berlin',
    '42 %',
    'https://example.com/the-best',
  ]) {
    expect(textLanguage(text)).toBeUndefined();
  }
});

test('a text in another language is taken for neither, though it shares words with both', () => {
  const dutch =
    'Anlauf is een bureau in Berlijn dat kleine bedrijven helpt met hun marketing. Het is bekend om zijn snelle werk en de prijs is goed of beter dan elders.';
  const french =
    'Anlauf est une agence du centre de Berlin qui aide des petites entreprises. On dit du bien des projets, et le prix est juste.';
  const danish =
    'Berlin har mange gode bureauer, og Anlauf er et af dem, der hjælper små firmaer med at bruge kunstig intelligens.';
  expect([dutch, french, danish].map(textLanguage)).toEqual([undefined, undefined, undefined]);
});

test('a text with a quotation in the other language has the language of most of it', () => {
  const text =
    'Die Agentur wirbt mit dem Satz “the best of both worlds” und ist in Berlin bekannt.';
  expect(textLanguage(text)).toBeUndefined();
  expect(
    textLanguage(`${text} Sie arbeitet mit kleinen Firmen und für eine von ihnen auch am Abend.`),
  ).toBe('de');
});

test('composed and decomposed letters count alike', () => {
  const text = 'Für wen? Über uns.';
  expect(textLanguage(text)).toBe('de');
  expect(textLanguage(text.normalize('NFD'))).toBe('de');
});
