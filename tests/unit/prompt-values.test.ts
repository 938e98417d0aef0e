import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedValues,
  isValues,
  mergeValues,
  shownValues,
  unsavedValues,
  valueOf,
  valuesLength,
  withTyped,
  type Saving,
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

  it('show what was typed last, whenever calls begin, come back or fail, and end up saved', () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: filled.map((values) => ({ do: 'type' as const, values })) },
      {
        weight: 3,
        arbitrary: fc.constantFrom('send', 'done', 'failed').map((act) => ({ do: act })),
      },
    );
    const nothing: Saving = { saved: {}, sent: {}, changes: {} };
    const isIdle = ({ sent }: Saving) => Object.keys(sent).length === 0;
    fc.assert(
      fc.property(filled, fc.array(step, { maxLength: 20 }), (account, steps) => {
        let [state, typed]: [Saving, Record<string, string>] = [
          { ...nothing, saved: account },
          account,
        ];
        for (const each of steps) {
          if ('values' in each) [state, typed] = [withTyped(state, each.values), each.values];
          else if (each.do === 'send' && isIdle(state)) {
            state = { ...state, sent: state.changes, changes: {} };
          } else if (each.do === 'done') {
            state = { ...state, saved: mergeValues(state.saved, state.sent), sent: {} };
          } else if (each.do === 'failed') {
            state = { saved: state.saved, sent: {}, changes: unsavedValues(state) };
          }
          expect(shownValues(state)).toEqual({ ...typed });
        }
        expect(mergeValues(state.saved, unsavedValues(state))).toEqual({ ...typed });
      }),
    );
  });

  it('are empty where nothing is filled in, also for names that every object has', () => {
    expect(valueOf({}, 'constructor')).toBe('');
    expect(valuesLength({ ab: 'cde' })).toBe(5);
  });

  it('are recognised among whatever else a storage may hold', () => {
    expect([{ a: 'b' }, {}].every(isValues)).toBe(true);
    expect([null, 'a', ['a'], { a: 1 }, undefined].some(isValues)).toBe(false);
  });
});
