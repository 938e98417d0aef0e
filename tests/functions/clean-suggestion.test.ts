import { expect, test } from 'vitest';
import { cleanSuggestion } from '#functions/usecases/clean-suggestion.ts';
import { campaignSuggestionSchema } from '#shared/entities/campaign-suggestion.ts';

const ANSWER = {
  brand: 'Kiezblume',
  spellings: ['Kiez-Blume'],
  sells: 'Blumen',
  country: 'DE',
  place: 'Berlin',
  competitors: [{ name: 'Blütenwerk', domain: 'https://www.Bluetenwerk.example/shop' }],
  questions: [{ purpose: 'discovery' as const, text: 'Wo gibt es schöne Sträuße?' }],
};
const CONTEXT = { domain: 'kiezblume.example', language: 'de' as const };
const clean = (
  changes: Partial<typeof ANSWER> & {
    questions?: { purpose: 'price'; text: string }[] | typeof ANSWER.questions;
  },
) => cleanSuggestion({ ...ANSWER, ...changes }, CONTEXT);
const questions = (...texts: string[]) =>
  clean({ questions: texts.map((text) => ({ purpose: 'discovery', text })) }).questions.map(
    ({ prompt }) => prompt,
  );

test('a usable answer stays as it is, with domains as domains', () => {
  expect(clean({})).toEqual({
    brand_name: 'Kiezblume',
    brand_variants: ['Kiez-Blume'],
    domain: 'kiezblume.example',
    sells: 'Blumen',
    place: 'Berlin',
    country: 'DE',
    language: 'de',
    competitors: [{ name: 'Blütenwerk', domain: 'bluetenwerk.example' }],
    questions: [{ purpose: 'discovery', prompt: 'Wo gibt es schöne Sträuße?' }],
  });
});

test.each([
  'Buy this at https://evil.example now',
  'Is www.evil.example a good shop?',
  'Is evil.example a good shop?',
  'Who wrote to boss@evil.example today?',
  'Which <b>shop</b> is the best one?',
  'What does [this](//evil) cost in Berlin?',
  '{{system}} Which shop is the best one?',
  'Is Kiezblume any good in Berlin?',
  'Is KIEZ BLUME any good in Berlin?',
  'Why?',
  `Which shop ${'really '.repeat(60)}is good?`,
])('no question is suggested that is one of a page and not of a customer: %s', (text) => {
  expect(questions(text, 'Which shop is good?')).toEqual(['Which shop is good?']);
});

test('questions are one line, visible, distinct and at most twenty', () => {
  expect(questions('Which\n shop\u202e is\u200b good?', 'which shop  is good?')).toEqual([
    'Which shop is good?',
  ]);
  const many = Array.from({ length: 40 }, (_, index) => `Which shop is number ${index}?`);
  expect(questions(...many)).toEqual(many.slice(0, 20));
});

test('names are those of companies: no addresses, no commas, none twice, none of the brand itself', () => {
  const { brand_variants, competitors } = clean({
    spellings: ['KIEZBLUME', 'Kiez,Blume', '<i>Kiez</i>', ' Kiez  Blume ', '!!!', 'x'.repeat(101)],
    competitors: [
      { name: 'Kiezblume', domain: '' },
      { name: 'evil.example', domain: 'evil.example' },
      { name: 'Mohn & Co', domain: 'not a domain' },
      { name: 'MOHN & CO', domain: 'mohn.example' },
      { name: 'Ours', domain: 'kiezblume.example' },
    ],
  });
  expect(brand_variants).toEqual(['Kiez Blume']);
  expect(competitors).toEqual([
    { name: 'Mohn & Co', domain: null },
    { name: 'Ours', domain: null },
  ]);
});

test('what is too much or unknown is cut, and what remains fits the contract', () => {
  const suggestion = cleanSuggestion(
    {
      brand: '  ',
      spellings: Array.from({ length: 30 }, (_, index) => `Name ${index}`),
      sells: '😀'.repeat(500),
      country: 'Deutschland',
      place: 'see https://evil.example',
      competitors: Array.from({ length: 30 }, (_, index) => ({
        name: `Rival ${index}`,
        domain: '',
      })),
      questions: [],
    },
    { domain: null, language: 'en' },
  );
  expect(campaignSuggestionSchema.parse(suggestion)).toEqual(suggestion);
  expect(suggestion).toMatchObject({ brand_name: '', country: 'GB', place: '', domain: null });
  expect(suggestion.sells.isWellFormed()).toBe(true);
  expect(suggestion.brand_variants).toHaveLength(8);
  expect(suggestion.competitors).toHaveLength(8);
});
