import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanActivityData, cleanActivityText } from '#shared/rules/activity-cleaning.ts';

describe('cleaning an activity text', () => {
  test.each([
    ['<b>Glossary</b>', 'bGlossary/b'],
    ['  Glossary  ', 'Glossary'],
    ['javascript:alert(1)', 'alert(1)'],
    ['JavaScript:alert(1)', 'alert(1)'],
    ['x onclick=y', 'x y'],
    ['x ONLOAD = y', 'x  y'],
    ['the train runs on and on', 'the train runs on and on'],
    ['Übersicht „Prompts“', 'Übersicht „Prompts“'],
  ])('makes %j into %j', (text, cleaned) => {
    expect(cleanActivityText(text)).toBe(cleaned);
  });

  test.each(['java<script:', 'javajavascript:script:', 'oonclick=nclick=x', 'on<x='])(
    'leaves nothing that a removal puts together: %s',
    (text) => {
      expect(cleanActivityText(text)).not.toMatch(/[<>]|javascript:|on\w+\s*=/i);
    },
  );

  test('cuts at 1000 characters', () => {
    expect(cleanActivityText('ä'.repeat(1_001))).toBe('ä'.repeat(1_000));
  });

  test('holds for any text: clean, short, trimmed, and not changed by cleaning again', () => {
    const part = fc.constantFrom('<', '>', 'java', 'script:', 'on', 'load', '=', ' ', 'x', '😀');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (dirty) => {
        const clean = cleanActivityText(dirty);
        expect(clean).not.toMatch(/[<>]|javascript:|on\w+\s*=/i);
        expect(clean.length).toBeLessThanOrEqual(1_000);
        expect(clean).toBe(clean.trim());
        expect(cleanActivityText(clean)).toBe(clean);
      }),
    );
  });
});

test('nested data is kept as its cleaned text, cut like every other', () => {
  expect(cleanActivityData({ tool: { name: '<b>', tags: ['a', 'onclick=x'] } })).toEqual({
    tool: '{"name":"b","tags":["a","x"]}',
  });
  const long = cleanActivityData({ list: Array<string>(2_000).fill('a') })['list'];
  expect(long).toHaveLength(1_000);
});

test('data is cleaned in its texts only', () => {
  expect(cleanActivityData({ name: '<b>', count: 2, done: true, none: null })).toEqual({
    name: 'b',
    count: 2,
    done: true,
    none: null,
  });
});
