import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions, textPieces } from '#shared/rules/brand-mentions.ts';
import type { BrandNames } from '#shared/rules/brand-names.ts';

function names(brand_name: string, more: Partial<BrandNames> = {}): BrandNames {
  return { brand_name, brand_variants: [], competitors: [], ...more };
}

/** The pieces of the text that are mentions of the brand. */
function found(text: string, brand: string | BrandNames): string[] {
  const searched = typeof brand === 'string' ? names(brand) : brand;
  return findMentions(text, searched)
    .filter(({ competitor }) => competitor === null)
    .map(({ start, end }) => text.slice(start, end));
}

describe('a mention of a brand', () => {
  it.each([
    ['Apple', 'I like pineapple and Applebee.', []],
    ['Apple', 'apple, APPLE and “Apple”!', ['apple', 'APPLE', 'Apple']],
    ['Müller', 'Müllers Milch, MÜLLER, Mueller.', ['Müller', 'MÜLLER', 'Mueller']],
    ['Müller', 'Müllerin, Ackermüller, Muller', []],
    ['Müller', 'Mu\u0308ller und MU\u0308LLERS', ['Mu\u0308ller', 'MU\u0308LLER']],
    ['Mu\u0308ller', 'Müller', ['Müller']],
    ['Weiß', 'WEISS und Weiß', ['WEISS', 'Weiß']],
    ['Weis', 'Weiß', []],
    ['Café-X', 'Zum (Café-X), „Café-X“, Café-X.', ['Café-X', 'Café-X', 'Café-X']],
    ['Café-X', '**Café-X**: CAFÉ‑X, Café X', ['Café-X', 'CAFÉ‑X', 'Café X']],
    ['Café-X', 'Cafe-X, Café – X, Café-XL, Café-X-Large', ['Café-X']],
    ['Coca Cola', 'Coca-Cola-Flasche, Coca\nCola', ['Coca-Cola', 'Coca\nCola']],
    ['Coca Cola', 'Coca. Cola, Coca\n\nCola', []],
    ['Apple', 'Apple’s plan, Apple-Produkte, Apple®', ['Apple', 'Apple', 'Apple']],
    ['Hans', 'Hans’ Laden, Hans’s Laden', ['Hans', 'Hans']],
    ["McDonald's", 'McDonald’s, McDonalds, MCDONALD’S', ['McDonald’s', 'McDonalds', 'MCDONALD’S']],
    ['Rosé', 'rose', []],
    ['C++', 'C, C#, C++ und C+', ['C++']],
    ['.NET', 'net .NET dot.net', ['.NET', '.net']],
    ['AT&T', 'AT&T, AT & T, ATT', ['AT&T', 'AT & T']],
    ['Yahoo!', 'Yahoo and Yahoo!', ['Yahoo', 'Yahoo']],
    ['1&1', '1&1 wirbt; 1 & 1 = 2', ['1&1', '1 & 1']],
    ['X', 'xs, X, XL', ['X']],
    ['Booking.com', 'booking.com is not Booking', ['booking.com']],
    ['Zero', 'Ze\u200Bro', ['Ze\u200Bro']],
    ['Яндекс', 'ЯНДЕКС и Яндекса', ['ЯНДЕКС']],
    ['!!!', 'What!!!', []],
  ])('of %s in "%s"', (brand, text, expected) => {
    expect(found(text, brand)).toEqual(expected);
  });

  it('counts once where a variant contains the brand, as the longest name', () => {
    const apple = names('Apple', { brand_variants: ['Apple Inc.', 'Apple Computer', 'apple'] });
    expect(found('Apple Computer, later Apple Inc., is Apple.', apple)).toEqual([
      'Apple Computer',
      'Apple Inc',
      'Apple',
    ]);
  });

  it('belongs to the longer name also when that is a competitor', () => {
    const apple = names('Apple', { competitors: ['Apple Records', 'Samsung', 'APPLE'] });
    const text = 'Apple Records sued Apple, Samsung’s rival.';
    expect(findMentions(text, apple)).toEqual([
      { start: 0, end: 13, competitor: 'Apple Records' },
      { start: 19, end: 24, competitor: null },
      { start: 26, end: 33, competitor: 'Samsung' },
    ]);
  });

  it('prefers the whole word to a genitive', () => {
    const both = names('Apple', { competitors: ['Apples'] });
    expect(findMentions('Apples', both)).toEqual([{ start: 0, end: 6, competitor: 'Apples' }]);
  });

  it('is not inside an address', () => {
    const text = '[Apple](https://apple.com/apple) and www.apple.de/apple, then apple';
    expect(found(text, 'Apple')).toEqual(['Apple', 'apple']);
  });
});

const word = fc.stringMatching(/^[A-Za-zäöüéß]{1,8}$/);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const anyNames = fc.record({
  brand_name: name,
  brand_variants: fc.array(name, { maxLength: 3 }),
  competitors: fc.array(name, { maxLength: 3 }),
});
const anyText = fc
  .array(
    fc.oneof(name, fc.constantFrom(' ', ', ', '-', '’s ', '\n', '(', 'https://a.de/'), fc.string()),
  )
  .map((parts) => parts.join(' '));

describe('for any names and texts, mentions', () => {
  it('are in the text’s order, do not overlap, and the pieces give the text back', () => {
    fc.assert(
      fc.property(anyText, anyNames, (text, searched) => {
        const mentions = findMentions(text, searched);
        let end = 0;
        for (const mention of mentions) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.end).toBeGreaterThan(mention.start);
          end = mention.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        const pieces = textPieces(text, mentions);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.filter(({ kind }) => kind !== 'plain')).toHaveLength(mentions.length);
      }),
    );
  });

  it('include every name between other words, in any case and composition', () => {
    fc.assert(
      fc.property(name, fc.boolean(), (brand, isUpper) => {
        const written = (isUpper ? brand.toUpperCase() : brand).normalize('NFD');
        expect(found(`0 ${written}, 0`, brand)).toEqual([written]);
        expect(found(`0x${written}x0`, brand)).toEqual([]);
      }),
    );
  });

  it('add up over paragraphs, and adding the brand as a variant changes nothing', () => {
    fc.assert(
      fc.property(anyText, anyText, anyNames, (first, second, searched) => {
        const count = (text: string) => findMentions(text, searched).length;
        expect(count(`${first}\n\n. ${second}`)).toBe(count(`${first}\n\n. `) + count(second));
        const doubled = {
          ...searched,
          brand_variants: [...searched.brand_variants, searched.brand_name],
        };
        expect(findMentions(first, doubled)).toEqual(findMentions(first, searched));
      }),
    );
  });
});
