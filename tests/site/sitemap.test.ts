import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages, captures, DIST } from '../helpers/built-site.ts';

const sitemap = readFileSync(`${DIST}sitemap.xml`, 'utf8');
const listed = captures(sitemap, /<loc>([^<]+)<\/loc>/g);

test('lists every canonical address that may be indexed, once', () => {
  const canonical = builtPages()
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'))
    .flatMap(({ html }) => captures(html, /<link rel="canonical" href="([^"]+)"/g));
  expect(listed.toSorted()).toEqual([...new Set(canonical)].sort());
});

test('gives every address its alternates in both languages', () => {
  for (const entry of captures(sitemap, /<url>(.*?)<\/url>/g)) {
    expect(captures(entry, /hreflang="([^"]+)"/g)).toEqual(['en', 'de', 'x-default']);
    for (const address of captures(entry, /href="([^"]+)"/g)) expect(listed).toContain(address);
  }
});

test('is named by robots.txt', () => {
  expect(readFileSync(`${DIST}robots.txt`, 'utf8')).toMatch(/^Sitemap: https?:.+\/sitemap\.xml$/m);
});
