import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { captures, DIST, type BuiltPage } from '../helpers/built-site.ts';
import { indexedPages, languages, pages, pathOf } from '../helpers/site-links.ts';

const first = ({ html }: BuiltPage, pattern: RegExp) => captures(html, pattern)[0] ?? '';
const canonical = (page: BuiltPage) => pathOf(first(page, /<link rel="canonical" href="([^"]+)"/g));

describe.each(languages)('the pages in "$locale"', ({ locale }) => {
  // A second address of a page has the page's own title.
  const own = indexedPages.filter(
    (page) => page.locale === locale && canonical(page) === page.path,
  );

  test.each([
    ['title', /<title>([^<]+)<\/title>/g],
    ['description', /<meta name="description" content="([^"]+)"/g],
  ])('have a %s that no other page has', (_, pattern) => {
    const texts = own.map((page) => first(page, pattern));
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
    expect(texts.length).toBeGreaterThan(5);
  });

  test('have a title of 45 to 60 characters, but for what law and contract call by its name', () => {
    const NAMED = ['/terms-of-service', '/accessibility', '/cancel-contract', '/withdraw-contract'];
    const others = own.filter(({ unprefixed }) => !NAMED.includes(unprefixed));
    const titles = others.map((page) =>
      first(page, /<title>([^<]+)<\/title>/g).replaceAll('&amp;', '&'),
    );
    expect(titles.filter(({ length }) => length < 45 || length > 60)).toEqual([]);
  });
});

describe.each(pages)('page $path', (page) => {
  test('has structured data that can be read, if any', () => {
    for (const text of captures(
      page.html,
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    )) {
      const data = JSON.parse(text) as Record<string, unknown>;
      expect(data['@context']).toBe('https://schema.org');
      expect(data['@type']).toEqual(expect.any(String));
      expect(text).not.toMatch(/undefined|\[object|"https?:\/\/[^"/]+\/en\//);
    }
  });

  test('names a picture for those who share it, and the picture exists', () => {
    const picture = pathOf(first(page, /<meta property="og:image" content="([^"]+)"/g));
    expect(existsSync(DIST + picture.slice(1)), picture).toBe(true);
  });
});

test('every picture for sharing is a PNG of 1200 by 630', async () => {
  const pictures = new Set(
    pages.map((page) => pathOf(first(page, /<meta property="og:image" content="([^"]+)"/g))),
  );
  for (const picture of pictures) {
    const { format, width, height } = await sharp(DIST + picture.slice(1)).metadata();
    expect({ picture, format, width, height }).toEqual({
      picture,
      format: 'png',
      width: 1200,
      height: 630,
    });
  }
});

test.each([
  ['/', 'ProfessionalService'],
  ['/blog/', 'BlogPosting'],
  ['/blog/', 'BreadcrumbList'],
  ['/projects', 'ItemList'],
  ['/glossary', 'DefinedTermSet'],
  ['/training', 'Product'],
  ['/training', 'Event'],
])('pages at %s say what they are: %s', (path, type) => {
  const matching = indexedPages.filter(({ unprefixed }) =>
    path.endsWith('/') && path !== '/' ? unprefixed.startsWith(path) : unprefixed === path,
  );
  expect(matching.length).toBeGreaterThan(0);
  for (const page of matching) expect(page.html, page.path).toContain(`"@type":"${type}"`);
});
