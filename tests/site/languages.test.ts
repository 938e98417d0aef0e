import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath, otherLocale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { builtPages, captures, type BuiltPage } from '../helpers/built-site.ts';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'));

/** The same page at a second address (product 13.1). */
const SECOND_ADDRESSES: Partial<Record<string, string>> = { [ROUTES.aiGlossary]: ROUTES.glossary };

const pathOf = (address = '') => new URL(address).pathname;
const canonical = ({ html }: BuiltPage) =>
  captures(html, /<link rel="canonical" href="([^"]+)"/g).map(pathOf)[0];
const alternates = ({ html }: BuiltPage) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, address]) => [language, pathOf(address)],
    ),
  );

describe.each(pages)('page $path', (page) => {
  test('declares its language', () => {
    expect(page.html).toContain(`<html lang="${page.locale}"`);
  });

  test('links only pages of its language, except by the language switch', () => {
    const links = page.html.match(/<a\b[^>]*>/g) ?? [];
    const otherLanguage = links
      .filter((tag) => !tag.includes('data-language'))
      .flatMap((tag) => captures(tag, /href="(\/[^"]*)"/g))
      .filter((href) => /^\/de(\/|$)/.test(href) !== (page.locale === 'de'))
      .filter((href) => !/\.\w+$/.test(href));
    expect(otherLanguage).toEqual([]);
  });

  test('has a language switch with an explicit prefix, which works without a script', () => {
    const switches = (page.html.match(/<a\b[^>]*data-language[^>]*>/g) ?? []).flatMap((tag) =>
      captures(tag, /\shref="([^"]+)"/g),
    );
    expect(switches.length).toBeGreaterThan(0);
    for (const href of switches) {
      expect(href).toMatch(new RegExp(`^/${otherLocale(page.locale)}(/|$)`));
      expect(byPath.has(href), `${href} exists`).toBe(true);
    }
  });
});

describe.each(indexed)('indexed page $path', (page) => {
  test('names a canonical address that is one, its own but for second addresses', () => {
    const target = byPath.get(canonical(page) ?? '');
    expect(target && canonical(target)).toBe(canonical(page));
    const own = SECOND_ADDRESSES[page.unprefixed] ?? page.unprefixed;
    expect(canonical(page)).toBe(localizedPath(own, page.locale));
  });

  test('has alternates that name it back', () => {
    const own = alternates(page);
    expect(Object.keys(own).sort()).toEqual([...LOCALES, 'x-default'].sort());
    expect(own['x-default']).toBe(own['en']);
    expect(own[page.locale]).toBe(canonical(page));
    for (const locale of LOCALES) {
      const counterpart = byPath.get(own[locale] ?? '');
      expect(counterpart, `${own[locale]} exists`).toBeDefined();
      if (counterpart) expect(alternates(counterpart)).toEqual(own);
    }
  });
});

test('the English tree is built twice, unprefixed and under /en', () => {
  const english = pages.filter(({ locale }) => locale === 'en');
  const paths = (copy: boolean) =>
    english.filter((page) => page.canonicalTree !== copy).map(({ unprefixed }) => unprefixed);
  expect(paths(true)).toEqual(paths(false));
});
