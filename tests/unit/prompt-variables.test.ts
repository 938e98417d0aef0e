import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVariables, previewParts, promptVariables } from '#shared/rules/prompt-variables.ts';

describe('variables of a prompt', () => {
  it('are listed once, in the order of the text', () => {
    expect(promptVariables('{{b}} and {{ a }} and {{b}}')).toEqual(['b', 'a']);
    expect(promptVariables('{{bekannte_fakten}} {{Zielgröße}}')).toEqual([
      'bekannte_fakten',
      'Zielgröße',
    ]);
  });

  it('are not taken from single or empty braces', () => {
    expect(promptVariables('{a} {{}} {{ }} {{a\nb}}')).toEqual([]);
  });

  it('are filled everywhere, and stay where there is no value', () => {
    expect(fillVariables('{{a}}, {{ a }}, {{b}}', { a: ' x ', b: '  ' })).toBe('x, x, {{b}}');
  });

  it('take any text as it is, also what means something to a replacement', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(value.trim() !== '');
        expect(fillVariables('<{{a}}>', { a: value })).toBe(`<${value.trim()}>`);
      }),
    );
    expect(fillVariables('{{constructor}}', {})).toBe('{{constructor}}');
  });
});

describe('a preview', () => {
  it('has its blanks apart, without one that its end has cut', () => {
    expect(previewParts('Sell {{ product }} to {{who}}.')).toEqual([
      'Sell ',
      'product',
      ' to ',
      'who',
      '.',
    ]);
    expect(previewParts('Sell {{product}} to {{target…')).toEqual(['Sell ', 'product', ' to …']);
    expect(previewParts('Plain {text}…')).toEqual(['Plain {text}…']);
  });
});
