import type { Browser, Page } from '@playwright/test';
import { brandFigures } from '#src/i18n/en/brand-figures.ts';
import { ROUTES } from '#src/routes.ts';
import { MEMBER_CONTENT_S } from './budgets.ts';
import { figureOf, ratios, report, type Table } from './figures.ts';
import { EMPTY_PAGE } from './serve-site.ts';
import { openPhone, slowDown, withEmptyCache } from './slow-phone.ts';

/** A page that takes longer is given up, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** What a member opens each page for, as a selector of what is there only then; an empty page first. */
const CONTENT = [
  { name: 'Empty page', path: EMPTY_PAGE, content: 'p' },
  {
    name: 'Dashboard: tools',
    path: ROUTES.dashboard,
    content: `main a[href="${ROUTES.brandChecker}"]`,
  },
  {
    name: 'Prompt library: first prompts',
    path: ROUTES.promptLibrary,
    content: 'main ul:not([aria-busy]) > li h2',
  },
  {
    name: 'Brand Checker: verdict',
    path: ROUTES.brandChecker,
    content: `main section[aria-label="${brandFigures.verdict.label}"]`,
  },
  { name: 'Lessons', path: ROUTES.lessons, content: 'main ul:not([aria-busy]) > li h2' },
] as const;

/** When a member sees what a page is for, on a slow phone, signed in, beside an empty page. */
export async function benchContent(browser: Browser, origin: string, runs: number): Promise<Table> {
  const context = await openPhone(browser, origin, 'premium');
  const measured = CONTENT.map((page) => ({
    ...page,
    empty: [] as number[],
    full: [] as number[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, content, empty, full } of measured) {
      report(`  ${path}`);
      empty.push(await secondsToContent(await withEmptyCache(context), path, content));
      full.push(await secondsToContent(await context.newPage(), path, content));
    }
  }
  const [base] = measured;
  return {
    title: 'Members’ content on a slow phone',
    subject: 'Content visible after',
    columns: [
      { name: 'To empty page, empty cache', digits: 2 },
      { name: 'Empty cache s', digits: 2 },
      { name: 'To empty page, full cache', digits: 2 },
      { name: 'Full cache s', digits: 2 },
    ],
    rows: measured.map(({ name, empty, full }) => {
      if (name === base?.name) {
        const figures = { 'Empty cache s': figureOf(empty), 'Full cache s': figureOf(full) };
        return { name, figures };
      }
      return {
        name,
        figures: {
          'To empty page, empty cache': figureOf(ratios(empty, base?.empty ?? [])),
          'Empty cache s': figureOf(empty, MEMBER_CONTENT_S.empty),
          'To empty page, full cache': figureOf(ratios(full, base?.full ?? [])),
          'Full cache s': figureOf(full, MEMBER_CONTENT_S.full),
        },
      };
    }),
  };
}

async function secondsToContent(page: Page, path: string, content: string): Promise<number> {
  try {
    await slowDown(page);
    await page.addInitScript(watchContent, content);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.documentElement.dataset['contentAt'],
      null,
      // Not in every frame, which would make the page paint all the time.
      { timeout: TIMEOUT_MS, polling: 100 },
    );
    const time = Number(await shown.jsonValue());
    // What comes late, like the other modules, is in the cache for the next run.
    await page.waitForLoadState('networkidle');
    return time / 1_000;
  } finally {
    await page.close();
  }
}

/** Runs in the page: notes when the content is there and visible. */
function watchContent(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) return;
    observer.disconnect();
    document.documentElement.dataset['contentAt'] = String(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
