import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedValues,
  isValues,
  mergeValues,
  valueOf,
  valuesLength,
  withoutSaved,
} from '#shared/rules/prompt-values.ts';

const name = fc.constantFrom('a', 'b', 'c', 'constructor', 'toString');
const filled = fc.dictionary(name, fc.string({ minLength: 1, maxLength: 3 }), { maxKeys: 4 });

describe('filled values', () => {
  it('become what is on the page when only the changes are saved', () => {
    fc.assert(
      fc.property(filled, filled, (saved, values) => {
        expect(mergeValues(saved, changedValues(saved, values))).toEqual({ ...values });
      }),
    );
  });

  it('of two tabs that fill in different blanks are all kept', () => {
    fc.assert(
      fc.property(filled, filled, filled, (saved, one, other) => {
        const first = changedValues(saved, { ...saved, ...one });
        const second = changedValues(saved, { ...saved, ...other });
        const both = mergeValues(mergeValues(saved, first), second);
        for (const key of Object.keys(first)) {
          if (!Object.hasOwn(second, key)) expect(valueOf(both, key)).toBe(valueOf(first, key));
        }
      }),
    );
  });

  it('that were typed while a call was under way are still to be saved', () => {
    expect(withoutSaved({ a: 'new', b: 'x', c: '' }, { a: 'old', b: 'x' })).toEqual({
      a: 'new',
      c: '',
    });
  });

  it('are empty where nothing is filled in, also for names that every object has', () => {
    expect(valueOf({}, 'constructor')).toBe('');
    expect(valuesLength({ ab: 'cde' })).toBe(5);
  });

  it('are told from whatever else a storage may hold', () => {
    expect([{ a: 'b' }, {}].every(isValues)).toBe(true);
    expect([null, 'a', ['a'], { a: 1 }, undefined].some(isValues)).toBe(false);
  });
});
