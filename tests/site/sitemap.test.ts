import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesSitemapPath, sitemapPath } from '#src/routes.ts';
import { captures, DIST } from '../helpers/built-site.ts';
import { indexedPages, pathOf } from '../helpers/site-links.ts';
import { isWellFormed } from '../helpers/xml.ts';

const sitemap = readFileSync(DIST + pagesSitemapPath, 'utf8');
const entries = captures(sitemap, /<url>([\s\S]*?)<\/url>/g);
const addresses = captures(sitemap, /<loc>([^<]+)<\/loc>/g);
const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, address]) => [language, address],
    ),
  );

test('the sitemap is well-formed and robots.txt names it', () => {
  expect(isWellFormed(sitemap)).toBe(true);
  expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const [named] = captures(readFileSync(`${DIST}robots.txt`, 'utf8'), /^Sitemap: (\S+)$/gm);
  expect(pathOf(named ?? '')).toBe(sitemapPath);
  const files = captures(readFileSync(DIST + sitemapPath, 'utf8'), /<loc>([^<]+)<\/loc>/g);
  expect(files.map(pathOf)).toEqual([pagesSitemapPath]);
});

test('the sitemap lists every canonical address once, and nothing else', () => {
  const canonical = indexedPages.flatMap(({ html }) =>
    captures(html, /<link rel="canonical" href="([^"]+)"/g),
  );
  expect(addresses.toSorted()).toEqual([...new Set(canonical)].toSorted());
  expect(addresses.filter((address) => /^\/en(\/|$)/.test(pathOf(address)))).toEqual([]);
});

test('every entry names the versions that its page names', () => {
  const byPath = new Map(indexedPages.map((page) => [page.path, page]));
  for (const entry of entries) {
    const path = pathOf(captures(entry, /<loc>([^<]+)<\/loc>/g)[0] ?? '');
    expect(alternatesIn(entry), path).toEqual(alternatesIn(byPath.get(path)?.html ?? ''));
    expect(Object.keys(alternatesIn(entry)).toSorted()).toEqual(['de', 'en', 'x-default']);
  }
});
