import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDiff, type DiffPiece } from '@/features/brand-checker/results/text-diff';

const side = (pieces: readonly DiffPiece[], kind: 'removed' | 'added') =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ text }) => text)
    .join('');
const bare = (text: string) => text.replace(/\s+/gu, '');

const anyText = fc
  .array(
    fc.constantFrom(
      'Kiezwerk',
      'is',
      'nicht',
      '東京',
      ',',
      '.',
      '1.',
      'ß',
      '–',
      '“',
      '\n',
      '  ',
      '',
    ),
    {
      maxLength: 40,
    },
  )
  .chain((words) => fc.constantFrom(' ', '\n\n', '').map((space) => words.join(space)));

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

describe('the difference of two texts', () => {
  it('is found word by word', () => {
    expect(textDiff('Kiezwerk is a good agency.', 'Kiezwerk is a very good firm.', 'en')).toEqual([
      { kind: 'same', text: 'Kiezwerk is a ' },
      { kind: 'added', text: 'very ' },
      { kind: 'same', text: 'good ' },
      { kind: 'removed', text: 'agency' },
      { kind: 'added', text: 'firm' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('is none where only spaces differ', () => {
    expect(textDiff('One two', 'One\n\ntwo', 'en')).toEqual([{ kind: 'same', text: 'One\n\ntwo' }]);
    expect(textDiff('', '', 'en')).toEqual([]);
  });

  it('does not stop at a comma that two different sentences share', () => {
    const pieces = textDiff('Red, green', 'One, two', 'en');
    expect(pieces).toEqual([
      { kind: 'removed', text: 'Red, green' },
      { kind: 'added', text: 'One, two' },
    ]);
  });

  it('has both texts in it, whatever they are', () => {
    fc.assert(
      fc.property(anyText, anyText, (older, newer) => {
        const pieces = textDiff(older, newer, 'en');
        expect(side(pieces, 'added')).toBe(newer);
        expect(bare(side(pieces, 'removed'))).toBe(bare(older));
        expect(textDiff(older, older, 'en').every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('is shown as a replaced text where more differs than can be compared in a moment', () => {
    const [older, newer] = [numbered('older', 2_000), numbered('newer', 2_000)];
    expect(textDiff(`Same. ${older}`, `Same. ${newer}`, 'de')).toEqual([
      { kind: 'removed', text: `Same. ${older}` },
      { kind: 'added', text: `Same. ${newer}` },
    ]);
  });

  it('is found in long texts that have most in common', () => {
    const [older, newer] = [numbered('word', 2_500), `${numbered('word', 2_500)} more`];
    expect(textDiff(older, newer, 'de')).toEqual([
      { kind: 'same', text: `${older} ` },
      { kind: 'added', text: 'more' },
    ]);
  });
});
