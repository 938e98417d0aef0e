import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { REDIRECTS, ROUTE_ACCESS, ROUTES, UNKNOWN_PROJECT, type RouteName } from '#src/routes.ts';
import {
  childrenOf,
  crawl,
  destinationOf,
  hostingRedirects,
  languages,
  linksOf,
  pageOf,
  pages,
} from '../helpers/site-links.ts';

/** Public pages that no page links: one is reached from an e-mail, one is a second address. */
const NOT_LINKED: readonly RouteName[] = ['resetPassword', 'aiGlossary'];

const publicRoutes = (Object.keys(ROUTES) as RouteName[]).filter((name) => !(name in ROUTE_ACCESS));
const linkedRoutes = publicRoutes.filter((name) => !NOT_LINKED.includes(name));

describe.each(languages)('the site in "$locale"', ({ locale }) => {
  const reached = crawl(locale);

  test('has a page for every public route', () => {
    const missing = publicRoutes.filter((name) => !pageOf(ROUTES[name], locale));
    expect(missing).toEqual([]);
  });

  test('lets visitors walk from the home page to every public route', () => {
    const unreached = linkedRoutes.filter(
      (name) => !reached.has(pageOf(ROUTES[name], locale)?.path ?? ROUTES[name]),
    );
    expect(unreached).toEqual([]);
  });

  test.each([ROUTES.blog, ROUTES.projects, ROUTES.glossary, ROUTES.periodicTable])(
    'lets visitors walk to every page below %s',
    (path) => {
      const children = childrenOf(path, locale);
      expect(children.length).toBeGreaterThan(0);
      expect(children.filter((page) => !reached.has(page.path)).map((page) => page.path)).toEqual(
        [],
      );
    },
  );

  test('never leads out of its language, except by the switch', () => {
    const foreign = [...reached.values()].filter((page) => page.locale !== locale);
    expect(foreign.map((page) => page.path)).toEqual([]);
  });
});

describe('the links of all pages', () => {
  const links = pages.flatMap((page) =>
    linksOf(page).map(({ href }) => ({ href, page, to: destinationOf(href, page) })),
  );
  /** Each target once, with the first page that names it. */
  const shown = (found: typeof links) =>
    [...Map.groupBy(found, ({ href }) => href)].map(
      ([href, [first]]) => `${href}, first on ${first?.page.path}`,
    );

  test('lead to a page or a file that exists', () => {
    expect(shown(links.filter(({ to }) => !to.page && !to.file))).toEqual([]);
  });

  test('with an anchor lead to an element of that name', () => {
    const dead = links.filter(
      ({ to }) => to.page && to.fragment && !to.page.html.includes(`id="${to.fragment}"`),
    );
    expect(shown(dead)).toEqual([]);
  });
});

describe('the redirects', () => {
  const table = Object.entries({ ...REDIRECTS, [UNKNOWN_PROJECT]: ROUTES.projects });
  const rows = table.flatMap(([source, target]) =>
    LOCALES.map(
      (locale) => [localizedPath(source, locale), localizedPath(target, locale)] as const,
    ),
  );

  test.each(rows)('lead from %s to %s', (source, target) => {
    expect(hostingRedirects.get(source)).toBe(target);
  });

  test('are under /en too, and are all in routes.ts', () => {
    const english = table.map(([source, target]) => [`/en${source}`, `/en${target}`]);
    expect(Object.fromEntries(hostingRedirects)).toEqual(Object.fromEntries([...rows, ...english]));
  });

  test('lead to a page in one hop', () => {
    const [from] = pages;
    if (!from) throw new Error('dist/ holds no pages.');
    const broken = [...hostingRedirects].filter(
      ([source, target]) =>
        !destinationOf(source, from).page || hostingRedirects.has(new URL(target, 'x:/').pathname),
    );
    expect(broken).toEqual([]);
  });
});
