import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from '#src/i18n/locales.ts';

const CONTENT = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** The texts of a folder's files; the schemas of the content are checked elsewhere. */
function textsOf(pattern: string): { name: string; text: string }[] {
  return globSync(`${CONTENT}${pattern}`).map((file) => ({
    name: basename(file, '.mdx'),
    text: readFileSync(file, 'utf8'),
  }));
}

const openPrompts = (locale: string) =>
  textsOf(`prompts/${locale}/*.yaml`)
    .flatMap(({ text }) => text.split(/^ {2}- id: /m).slice(1))
    .filter((prompt) => /^ {4}open: true$/m.test(prompt))
    .map((prompt) => prompt.split('\n')[0])
    .sort();

const openLessons = (locale: string) =>
  textsOf(`lessons/${locale}/*.mdx`)
    .filter(({ text }) => /^open: true$/m.test(text.split('\n---\n')[0] ?? ''))
    .map(({ name }) => name);

test.each(LOCALES)(
  'three prompts and one lesson are open in %s (product 19.16, 20.8)',
  (locale) => {
    expect(openPrompts(locale)).toHaveLength(3);
    expect(openLessons(locale)).toHaveLength(1);
  },
);

test('the same are open in both languages', () => {
  expect(openPrompts('de')).toEqual(openPrompts('en'));
  expect(openLessons('de')).toEqual(openLessons('en'));
});
