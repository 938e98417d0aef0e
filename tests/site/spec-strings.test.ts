import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#src/i18n/locales.ts';
import { DIST, publicPages } from '../helpers/built-site.ts';
import { pageOf } from '../helpers/site-links.ts';
import { FRAME_STRINGS } from './spec-strings-shared.ts';
import { SPEC_STRINGS } from './spec-strings.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&#38;': '&',
};

/** Modules without a text of ours (script-chunks.ts). */
const LIBRARY = /\/(react|firebase)\./;

/** What a page holds for people: its text, and the texts that its scripts and islands show. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(/\s(?:data-[\w-]+|props)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  const [, modules = ''] = /\sdata-preload="([^"]*)"/.exec(html) ?? [];
  const scripts = modules.split(' ').filter((name) => name && !LIBRARY.test(name));
  const code = scripts.map((name) => readFileSync(DIST + name.slice(1), 'utf8'));
  return [text, ...attributes, ...code]
    .join('\n')
    .replace(/&(amp|quot|#39|#38);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, ' ');
}

const missing = (html: string | undefined, strings: string[]) => {
  const words = wordsOf(html ?? '');
  return strings.filter((string) => !words.includes(string));
};

describe.each(LOCALES)('the texts that the product rules fix in "%s"', (locale) => {
  test.each(SPEC_STRINGS)('are on $paths.en', (strings) => {
    expect(missing(pageOf(strings.paths[locale], locale)?.html, strings[locale])).toEqual([]);
  });

  test('are in the layout of every page', () => {
    const pages = publicPages().filter((page) => page.locale === locale);
    const lacking = pages.map(({ path, html }) => [path, ...missing(html, FRAME_STRINGS[locale])]);
    expect(lacking.filter(([, first]) => first)).toEqual([]);
  });
});
