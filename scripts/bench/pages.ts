import type { Page } from '@playwright/test';
import {
  openLighthouse,
  type LighthouseBrowser,
  type LighthouseReport,
} from '#tests/helpers/lighthouse.ts';
import { pagesOfEachKind } from '#tests/helpers/page-kinds.ts';
import { WINDOW_BYTES } from '#tests/site/budgets.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MEMBERSHIP_ROUTES, ROUTES } from '#src/routes.ts';
import { signInAsPremium } from '../sign-in.ts';
import { BLOCKING_MS, LAYOUT_SHIFT, PAINT_RATIO, SCORES } from './budgets.ts';
import { figureOf, ratios, report, type Budget, type Figure, type Table } from './figures.ts';
import { EMPTY_PAGE } from './serve-site.ts';

/**
 * Of the server that Lighthouse loads from, milliseconds: a round trip to a CDN's nearest one. From a
 * server on the same machine, files arrive before the browser has painted the page that it has, and
 * Lighthouse's simulation takes them for files that the paint waited for.
 */
export const DELAY_MS = 40;

/** On a busy machine Lighthouse now and then finds no paint in its own trace. */
const TRIES = 3;

interface BenchPage {
  path: string;
  /** Whether search engines may have it, which Lighthouse gives points for. */
  isIndexed: boolean;
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

const TIMES = [
  { name: 'LCP to empty page', digits: 2 },
  { name: 'LCP s', digits: 2 },
  { name: 'CLS', digits: 3 },
  { name: 'TBT ms', digits: 0 },
];
const SCORE_COLUMNS = ['Perf', 'A11y', 'Best', 'SEO'].map((name) => ({ name, digits: 0 }));

/**
 * What Lighthouse finds on a public page of each kind, in both languages, each beside an empty page.
 *
 * @param filter only pages whose address has this in it
 * @throws when there is none
 */
export async function benchPages(origin: string, runs: number, filter: string): Promise<Table> {
  const pages = pagesOfEachKind().map(({ path, html }) => ({
    path,
    isIndexed: !NOINDEX.test(html),
  }));
  return {
    title: 'Public pages',
    subject: 'Page',
    columns: [...TIMES, ...SCORE_COLUMNS],
    rows: await measureAll(origin, wanted(pages, filter), runs),
  };
}

/** The same of every members' page, signed in. */
export async function benchMembers(origin: string, runs: number, filter: string): Promise<Table> {
  const pages = MEMBERSHIP_ROUTES.flatMap((route) =>
    LOCALES.map((locale) => ({ path: localizedPath(ROUTES[route], locale), isIndexed: false })),
  );
  return {
    title: 'Members’ pages',
    subject: 'Page',
    columns: TIMES,
    rows: await measureAll(origin, wanted(pages, filter), runs, (page) =>
      signInAsPremium(page, origin),
    ),
  };
}

function wanted(pages: BenchPage[], filter: string): BenchPage[] {
  const found = pages.filter(({ path }) => path.includes(filter));
  if (found.length === 0) throw new Error(`No page has "${filter}" in its address.`);
  return found;
}

/** @returns a row for each page, after one for the empty page */
async function measureAll(
  origin: string,
  pages: readonly BenchPage[],
  runs: number,
  signIn?: (page: Page) => Promise<void>,
): Promise<Table['rows']> {
  const empties: number[] = [];
  const rows: Table['rows'][number][] = [];
  for (const page of pages) {
    report(`  ${page.path}`);
    // A browser of its own for each page: none gets through all of them.
    const browser = await openLighthouse(signIn);
    const found: LighthouseReport[] = [];
    const empty: number[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        found.push(await look(browser, origin + page.path));
        empty.push((await look(browser, origin + EMPTY_PAGE)).largestPaint);
      }
    } finally {
      await browser.close();
    }
    empties.push(...empty);
    const figures = figuresOf(found, empty, page.isIndexed, signIn !== undefined);
    rows.push({ name: page.path, figures });
  }
  return [{ name: 'Empty page', figures: { 'LCP s': seconds(empties) } }, ...rows];
}

/** @throws when the address leads elsewhere, or Lighthouse cannot measure it */
async function look(browser: LighthouseBrowser, url: string): Promise<LighthouseReport> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await browser.look(url);
    if (found.address !== url) throw new Error(`${url} led to ${found.address}.`);
    if (Number.isFinite(found.largestPaint)) return found;
  }
  throw new Error(`Lighthouse cannot measure ${url}.`);
}

function figuresOf(
  reports: readonly LighthouseReport[],
  empty: readonly number[],
  isIndexed: boolean,
  isMembers: boolean,
): Record<string, Figure> {
  const all = (read: (found: LighthouseReport) => number) => reports.map(read);
  const paints = all(({ largestPaint }) => largestPaint);
  // Styles are in the page, so its own file is all that a paint needs.
  const bytes = all(
    ({ requests, address }) => requests.find(({ url }) => url === address)?.bytes ?? 0,
  );
  const length = Math.max(...bytes) > WINDOW_BYTES ? 'longPage' : 'page';
  const times = {
    'LCP to empty page': figureOf(
      ratios(paints, empty),
      PAINT_RATIO[isMembers ? 'memberPage' : length],
    ),
    'LCP s': seconds(paints),
    CLS: figureOf(
      all(({ layoutShift }) => layoutShift),
      LAYOUT_SHIFT,
    ),
    'TBT ms': figureOf(
      all(({ blocking }) => blocking),
      BLOCKING_MS[isMembers ? 'memberPage' : 'page'],
    ),
  };
  if (isMembers) return times;
  const score = (name: keyof typeof SCORES, budget: Budget = SCORES[name]) =>
    figureOf(
      all(({ scores }) => scores[name]),
      budget,
    );
  return {
    ...times,
    Perf: score('performance'),
    A11y: score('accessibility'),
    Best: score('best-practices'),
    SEO: isIndexed ? score('seo') : score('seo', {}),
  };
}

function seconds(milliseconds: readonly number[]): Figure {
  return figureOf(milliseconds.map((time) => time / 1_000));
}
