import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendPart,
  asSentence,
  hasPart,
  removePart,
  tidyLine,
} from '#shared/rules/prompt-parts.ts';
import { STRAY_COMMA } from '../helpers/stray-comma';

/** Text with many commas, spaces and marks, where tidying has something to do. */
const messy = fc
  .array(fc.constantFrom('a', 'word', ',', ' ', '  ', '.', '!', ':', '\n', '\t', '1,000', '…'))
  .map((parts) => parts.join(''));

describe('parts of a text', () => {
  it('are separated only from text that is there', () => {
    expect(appendPart('', 'one', ', ')).toBe('one');
    expect(appendPart('one', 'two', ', ')).toBe('one, two');
  });

  it('are found only between separators', () => {
    expect(hasPart('a tablet, a list', 'a table', ', ')).toBe(false);
    expect(hasPart('a list, a table', 'a table', ', ')).toBe(true);
  });

  it('leave no separator behind, wherever they were', () => {
    expect(removePart('one, two, three', 'one', ', ')).toBe('two, three');
    expect(removePart('one, two, three', 'two', ', ')).toBe('one, three');
    expect(removePart('one, two, three', 'three', ', ')).toBe('one, two');
    expect(removePart('one', 'one', ', ')).toBe('');
  });

  it('that are absent change nothing', () => {
    expect(removePart('one, two', 'three', ', ')).toBe('one, two');
  });
});

describe('tidying', () => {
  it('leaves numbers alone', () => {
    expect(tidyLine('from 1,000 to 2,000')).toBe('from 1,000 to 2,000');
  });

  it('leaves no doubled space and no stray comma', () => {
    fc.assert(
      fc.property(fc.oneof(messy, fc.string()), (text) => {
        const tidied = tidyLine(text);
        expect(tidied).not.toMatch(/\s\s/);
        expect(tidied).not.toMatch(STRAY_COMMA);
        expect(tidied).toBe(tidied.trim());
      }),
    );
  });

  it('closes a sentence once and begins it with a capital', () => {
    expect(asSentence('e-mail in two lines')).toBe('E-mail in two lines.');
    expect(asSentence('Really?')).toBe('Really?');
    expect(asSentence('say “hello.”')).toBe('Say “hello.”');
    expect(asSentence('iPhone review')).toBe('iPhone review.');
    expect(asSentence('')).toBe('');
  });
});
