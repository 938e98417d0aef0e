import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type DiffPiece } from '#shared/rules/text-diff.ts';

const side = (pieces: readonly DiffPiece[], kind: 'removed' | 'added') =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ text }) => text)
    .join('');
const bare = (text: string) => text.replace(/\s+/gu, '');

const anyText = fc
  .array(fc.constantFrom('Kiezwerk', 'is', 'good', 'nicht', ',', '.', '\n1.', 'ß', '–', '“'), {
    maxLength: 40,
  })
  .map((words) => words.join(' '));

describe('the difference of two texts', () => {
  it('is found word by word', () => {
    expect(diffWords('Kiezwerk is a good agency.', 'Kiezwerk is a very good firm.')).toEqual([
      { kind: 'same', text: 'Kiezwerk is a' },
      { kind: 'added', text: ' very' },
      { kind: 'same', text: ' good' },
      { kind: 'removed', text: ' agency' },
      { kind: 'added', text: ' firm' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('is none where only spaces differ', () => {
    expect(diffWords('One two', 'One\n\ntwo')).toEqual([{ kind: 'same', text: 'One\n\ntwo' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('does not stop at a comma that two different sentences share', () => {
    const pieces = diffWords('Red, green', 'One, two');
    expect(pieces).toEqual([
      { kind: 'removed', text: 'Red, green' },
      { kind: 'added', text: 'One, two' },
    ]);
  });

  it('has both texts in it, whatever they are', () => {
    fc.assert(
      fc.property(anyText, anyText, (older, newer) => {
        const pieces = diffWords(older, newer);
        expect(side(pieces, 'added')).toBe(newer.trimEnd());
        expect(bare(side(pieces, 'removed'))).toBe(bare(older));
        expect(diffWords(older, older).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('replaces a text as a whole where comparing would take too much memory', () => {
    const [older, newer] = ['a '.repeat(10_000), 'b '.repeat(10_000)];
    expect(diffWords(older, newer).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});
