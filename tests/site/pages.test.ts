import { describe, expect, test } from 'vitest';
import { localizedPath, LOCALES } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { builtPages, captures, isAccountPage, isMembersPage } from '../helpers/built-site.ts';
import { classesIn, classesInStyles } from '../helpers/class-names.ts';

const pages = builtPages();

describe.each(pages.filter((page) => !isAccountPage(page)))('public page $path', ({ html }) => {
  test('has one h1', () => {
    expect(captures(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)).toHaveLength(1);
  });
});

describe.each(pages)('page $path', ({ html }) => {
  test('has a title and a description that fit a result list', () => {
    const [title = ''] = captures(html, /<title>([^<]+)<\/title>/g);
    const [description = ''] = captures(html, /<meta name="description" content="([^"]+)"/g);
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(180);
  });

  test('has no class that its styles do not know', () => {
    const known = classesInStyles(captures(html, /<style>([\s\S]*?)<\/style>/g).join(''));
    expect(known.size).toBeGreaterThan(50);
    expect([...classesIn(html)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('may be zoomed', () => {
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });

  test('has ids only once', () => {
    const ids = captures(html, /\sid="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('leads the skip link, which comes first, to the content', () => {
    const [first] = captures(html, /<a\b[^>]*href="([^"]+)"/g);
    expect(first).toBe('#content');
    expect(html).toContain('<main id="content"');
  });

  test('names every picture', () => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.filter((tag) => !/\salt(=|\s|>)/.test(tag))).toEqual([]);
  });
});

test('the article with a video shows its picture as well', () => {
  const videos = pages.filter(
    ({ html, canonicalTree }) => canonicalTree && html.includes('data-video='),
  );
  expect(videos.length).toBeGreaterThanOrEqual(LOCALES.length);
  for (const { html } of videos) {
    const header = /<header class="wrap[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    expect(header).toMatch(/<img\b[^>]*\.svg[\s\S]*data-video=/);
  }
});

describe.each(LOCALES)('the menus in %s', (locale) => {
  const toolPaths = [ROUTES.dashboard, ROUTES.promptLibrary, ROUTES.brandChecker, ROUTES.lessons];
  const links = ({ html }: (typeof pages)[number]) =>
    captures(html.slice(0, html.indexOf('<main')), /<a\b[^>]*href="([^"]+)"/g);

  test.each(pages.filter((page) => page.locale === locale && page.canonicalTree))(
    'of $path lead to training, and members to their tools',
    (page) => {
      const found = links(page);
      expect(found).toContain(localizedPath(ROUTES.training, locale));
      // Signed-in members never see the landing page.
      const isLanding = page.unprefixed === ROUTES.home;
      for (const path of toolPaths) {
        const times = found.filter((href) => href === localizedPath(path, locale)).length;
        // In the menu, in the drawer, and on members' pages in the bar of their tools.
        expect(times, path).toBe(isLanding ? 0 : isMembersPage(page) ? 3 : 2);
      }
    },
  );
});
