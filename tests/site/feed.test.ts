import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '#src/i18n/locales.ts';
import { feedPath, ROUTES } from '#src/routes.ts';
import { captures, DIST } from '../helpers/built-site.ts';
import { childrenOf, languages, pageOf, pathOf } from '../helpers/site-links.ts';
import { isWellFormed } from '../helpers/xml.ts';

describe.each(languages)('the feed in "$locale"', ({ locale }) => {
  const path = localizedPath(feedPath, locale);
  const feed = readFileSync(DIST + path.slice(1), 'utf8');
  const items = captures(feed, /<item>([\s\S]*?)<\/item>/g);
  const field = (item: string, name: string) =>
    captures(item, new RegExp(`<${name}[^>]*>([^<]+)</${name}>`, 'g'))[0] ?? '';

  test('is well-formed RSS 2.0 in its language that names itself', () => {
    expect(isWellFormed(feed)).toBe(true);
    expect(feed).toContain('<rss version="2.0"');
    const channel = feed.replace(/<item>[\s\S]*<\/item>/, '');
    expect(field(channel, 'language')).toBe(locale);
    expect(field(channel, 'title').length).toBeGreaterThan(3);
    expect(field(channel, 'description').length).toBeGreaterThan(10);
    expect(pathOf(field(channel, 'link'))).toBe(localizedPath(ROUTES.blog, locale));
    const [self = ''] = captures(channel, /<atom:link href="([^"]+)" rel="self"/g);
    expect(pathOf(self)).toBe(path);
  });

  test('has every post of its language once, newest first', () => {
    const linked = items.map((item) => pathOf(field(item, 'link')));
    const posts = childrenOf(ROUTES.blog, locale).map((page) => page.path);
    expect(linked.toSorted()).toEqual(posts.toSorted());
    const days = items.map((item) => Date.parse(field(item, 'pubDate')));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days).not.toContain(NaN);
  });

  test('gives every post a title, a text and an address that stays', () => {
    for (const item of items) {
      expect(field(item, 'guid')).toBe(field(item, 'link'));
      expect(field(item, 'title').length).toBeGreaterThan(3);
      expect(field(item, 'description').length).toBeGreaterThan(40);
    }
  });

  test('is named by the blog, so that readers find it', () => {
    const links = pageOf(ROUTES.blog, locale)?.html.match(
      /<link\b[^>]*application\/rss\+xml[^>]*>/g,
    );
    expect(links?.join('') ?? '').toContain(`href="${path}"`);
  });
});
