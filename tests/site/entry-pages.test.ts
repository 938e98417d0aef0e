import { describe, expect, test } from 'vitest';
import { localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { captures, type BuiltPage } from '../helpers/built-site.ts';
import {
  childrenOf,
  destinationOf,
  languages,
  linksOf,
  pageOf,
  pathOf,
} from '../helpers/site-links.ts';

interface EntryData {
  '@type': string;
  url: string;
  breadcrumb: { itemListElement: { name: string; item: string }[] };
  mainEntity: { '@type': string; name: string; description: string };
}

const dataOf = ({ html }: BuiltPage) =>
  JSON.parse(
    captures(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)[0] ?? '',
  ) as EntryData;

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

/** Ids of the sections and lists that such a page has. */
const PARTS = ['example', 'confused-with', 'related'];

describe.each(languages)('in "$locale"', ({ locale }) => {
  describe.each([
    [ROUTES.glossary, 'DefinedTerm'],
    [ROUTES.periodicTable, 'SoftwareApplication'],
  ])('the pages below %s', (index, type) => {
    const pages = childrenOf(index, locale);

    test('ask a question and answer it, with an example and what it is confused with', () => {
      expect(pages.length).toBeGreaterThanOrEqual(5);
      for (const { html, path } of pages) {
        expect(captures(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map(text), path).toEqual([
          expect.stringMatching(/\?$/),
        ]);
        for (const part of PARTS) expect(html, path).toContain(`id="${part}"`);
      }
    });

    test('have a title of 45 to 60 characters', () => {
      const titles = pages.map(({ html }) => captures(html, /<title>([^<]+)<\/title>/g)[0] ?? '');
      const decoded = titles.map((title) => title.replaceAll('&amp;', '&'));
      expect(decoded.filter(({ length }) => length < 45 || length > 60)).toEqual([]);
    });

    test('say what they are about, and the way to them, in sight and as data', () => {
      for (const page of pages) {
        const { url, breadcrumb, mainEntity } = dataOf(page);
        expect(pathOf(url)).toBe(page.path);
        expect(mainEntity['@type']).toBe(type);
        const steps = breadcrumb.itemListElement;
        expect(steps.map(({ item }) => pathOf(item))).toEqual(
          ['/', index, page.unprefixed].map((path) => localizedPath(path, locale)),
        );
        expect(steps.at(-1)?.name).toBe(mainEntity.name);
        const shown = captures(page.html, /<ol\b[^>]*>([\s\S]*?)<\/ol>/g)[0] ?? '';
        expect(text(shown).split(/\s*\/\s*/)).toEqual(steps.map(({ name }) => name));
      }
    });

    test('lead to related entries, and the list leads to them', () => {
      const list = pageOf(index, locale);
      const listed = list ? linksOf(list).map(({ href }) => href) : [];
      for (const page of pages) {
        const related = /aria-labelledby="related"[\s\S]*?<\/nav>/.exec(page.html)?.[0] ?? '';
        const hrefs = captures(related, /href="([^"]+)"/g);
        expect(hrefs.length, page.path).toBeGreaterThan(0);
        expect(hrefs.filter((href) => !destinationOf(href, page).page)).toEqual([]);
        expect(listed).toContain(page.path);
      }
    });
  });
});
