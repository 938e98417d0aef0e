import { describe, expect, test } from 'vitest';
import { HOSTILE_ANSWER } from '@anlauf/models-emulator/samples';
import type { AnswerAspect } from '#shared/entities/answer-aspect.ts';
import { quotedAspects } from '#shared/rules/judged-aspects.ts';
import { otherNames } from '#shared/rules/judged-names.ts';

const NAMES = {
  brand_name: 'Fahrwerk Mitte',
  brand_variants: ['Fahrwerk GmbH'],
  competitors: ['Radgarten'],
};

describe('names of others', () => {
  test.each([
    ['one that the text has', 'Try Velohof or Radgarten.', ['Velohof'], ['Velohof']],
    ['the text’s own spelling', 'Try **VELO\nHOF**.', ['Velo Hof'], ['VELO HOF']],
    ['one that the text has not', 'Try Radgarten.', ['Velohof'], []],
    ['a part of another word', 'Velohofstraße', ['Velohof'], []],
    ['one in an address only', 'See https://velohof.example', ['Velohof'], []],
    ['the brand', 'Fahrwerk Mitte is good.', ['Fahrwerk Mitte', 'fahrwerk gmbh'], []],
    ['the brand with more', 'Fahrwerk Mitte Berlin', ['Fahrwerk Mitte Berlin'], []],
    ['a part of the brand’s name', 'Fahrwerk Mitte is good.', ['Fahrwerk'], []],
    ['a listed competitor', 'Radgarten', ['RADGARTEN'], []],
    ['doubles', 'Velohof, Velohof', ['Velohof', ' velohof '], ['Velohof']],
    ['nothing that can be found', 'Well … !', ['…', '', '!'], []],
    ['a whole text', 'word '.repeat(99), ['word '.repeat(99)], []],
  ])('%s', (_, text, proposed, kept) => {
    expect(otherNames(text, NAMES, proposed)).toEqual(kept);
  });

  test('are ten at most, in the order of the proposal', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Shop${index} Ltd`);
    expect(otherNames(names.join(', '), NAMES, names)).toEqual(names.slice(0, 10));
  });

  test('are found in the longest answer', () => {
    const text = `${'Radgarten and others. '.repeat(900)}Velohof`;
    expect(otherNames(text.slice(-20_000), NAMES, ['Velohof', 'Tretlager 36'])).toEqual([
      'Velohof',
    ]);
  });
});

describe('aspects', () => {
  const aspect = (quote: string, more: Partial<AnswerAspect> = {}): AnswerAspect => ({
    aspect: 'price',
    tone: 'negative',
    quote,
    ...more,
  });

  test.each([
    ['words of the text', 'It is dearer than average.', 'dearer than average', true],
    ['words over a line break', 'It is dearer\n  than average.', 'dearer than average', true],
    ['other words', 'It is dear.', 'dearer than average', false],
    ['other letters', 'It is Dear.', 'is dear', false],
    ['too few letters', 'It is dear.', 'is', false],
    ['nothing', '', '   ', false],
    ['a whole text', 'word '.repeat(99), 'word '.repeat(99), false],
  ])('with %s', (_, text, quote, isKept) => {
    expect(quotedAspects(text, [aspect(quote)])).toHaveLength(isKept ? 1 : 0);
  });

  test('are kept once for each tone', () => {
    const text = 'dear, very dear, yet worth it';
    const proposed = [
      aspect('dear'),
      aspect('very dear'),
      aspect('worth it', { tone: 'positive' }),
    ];
    expect(quotedAspects(text, proposed)).toEqual([proposed[0], proposed[2]]);
  });
});

test('a hostile answer adds no name and no words of its own making', () => {
  expect(otherNames(HOSTILE_ANSWER, NAMES, ['Velohof', '<b>'])).toEqual([]);
  expect(
    quotedAspects(HOSTILE_ANSWER, [{ aspect: 'trust', tone: 'positive', quote: 'the very best' }]),
  ).toEqual([]);
});
