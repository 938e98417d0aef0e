import { describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';

/** Every string below a value with its path; lists may differ in length between languages. */
function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => strings(child, `${path}.${key}`));
}

const en = strings(dictionary('en'), 'en');
const de = strings(dictionary('de'), 'de');
// Doubled braces are what a member types into a prompt, in the member's own language.
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!\{)\{\w+\}(?!\})/g)].map(String).sort();

describe('the dictionaries', () => {
  test('have a text for every key', () => {
    expect([...en, ...de].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have the same placeholders in both languages', () => {
    const german = new Map(de.map(([path, text]) => [path.slice(3), text]));
    for (const [path, text] of en) {
      const other = german.get(path.slice(3));
      if (other !== undefined) expect(placeholders(other), path).toEqual(placeholders(text));
    }
  });

  test('have no German text that is a copy of the English one', () => {
    const german = new Map(de.map(([path, text]) => [path.slice(3), text]));
    const sentences = en.filter(([, text]) => text.split(' ').length > 4);
    expect(sentences.filter(([path, text]) => german.get(path.slice(3)) === text)).toEqual([]);
  });
});

describe('fill', () => {
  test('puts values where their names are', () => {
    expect(fill('{count} of {total}', { count: 3, total: 10 })).toBe('3 of 10');
  });

  test('refuses a text with a placeholder that has no value', () => {
    expect(() => fill('Hello {name}', {})).toThrow('No value for {name}');
  });
});
