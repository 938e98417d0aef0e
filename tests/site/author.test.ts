import { describe, expect, test } from 'vitest';
import { AUTHOR_PATH, ROUTES } from '#src/routes.ts';
import { captures } from '../helpers/built-site.ts';
import { childrenOf, languages, linksOf, pageOf } from '../helpers/site-links.ts';

describe.each(languages)(
  'who answers for the articles in "$locale" (product 12.14)',
  ({ locale }) => {
    const posts = childrenOf(ROUTES.blog, locale);
    const author = pageOf(AUTHOR_PATH, locale);

    test('is named by every article, with a link to the page', () => {
      for (const post of posts) {
        expect(captures(post.html, /<a[^>]*href="([^"]+)"[^>]*rel="author"/g), post.path).toEqual([
          author?.path,
        ]);
      }
    });

    test('has a page with every article', () => {
      const linked = new Set(author && linksOf(author).map(({ href }) => href));
      expect(posts.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
    });

    test('is no page for search engines while the person is a sample', () => {
      expect(author?.html).toContain('<meta name="robots" content="noindex"');
      expect(author?.html).not.toContain('"Person"');
    });
  },
);
