import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { signInAsPremium } from '../sign-in.ts';
import { addCampaign } from './campaign.ts';
import type { Extent } from './extent.ts';
import { figureOf, type Budget, type Figure } from './figure.ts';
import { MEMBER_CONTENT_MS } from './limits.ts';
import { withMemberProduct } from './member-product.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { EMPTY_PAGE } from './serve-site.ts';
import { launchBrowser, PHONE, slowDown, withEmptyCache } from './slow-phone.ts';

/** Nobody waits longer for a page. */
const TIMEOUT_MS = 20_000;

/** What a member opens each page for, as a selector of what is there only then; an empty page first. */
const PAGES = [
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
    name: 'Brand Checker: campaigns',
    path: ROUTES.brandChecker,
    content: '[role=tabpanel]:not([hidden]) section > ul > li',
  },
  {
    name: 'Lessons',
    path: ROUTES.lessons,
    content: 'main ul:not([aria-busy]) > li h2',
  },
] as const;

type Cache = keyof typeof MEMBER_CONTENT_MS;
const CACHES = ['empty', 'full'] as const satisfies readonly Cache[];

/** Milliseconds of each run. */
type Runs = Record<Cache, number[]>;

/** When a member sees what a page is for, on a slow phone, signed in, beside an empty page. */
export async function benchMemberContent(root: string, extent: Extent): Promise<PartResult> {
  const measured = await withMemberProduct(root, async ({ origin }) => {
    await addCampaign();
    const browser = await launchBrowser();
    try {
      return await measureAll(browser, origin, extent.runs);
    } finally {
      await browser.close();
    }
  });
  const [empty] = measured;
  return partOf({
    title: 'Members’ content on a slow phone',
    subject: 'Content visible after',
    columns: CACHES.flatMap((cache) => [
      { name: ratioName(cache), digits: 2 },
      { name: secondsName(cache), digits: 2 },
    ]),
    rows: measured.map(({ name, runs }) => ({ name, figures: figures(runs, empty?.runs) })),
  });
}

const ratioName = (cache: Cache) => `To empty page, ${cache} cache`;
const secondsName = (cache: Cache) => `${cache === 'empty' ? 'Empty' : 'Full'} cache s`;

function figures(runs: Runs, empty: Runs | undefined): Row['figures'] {
  if (runs === empty) {
    return Object.fromEntries(CACHES.map((cache) => [secondsName(cache), seconds(runs[cache])]));
  }
  return Object.fromEntries(
    CACHES.flatMap((cache) => {
      const ratios = runs[cache].map((time, run) => time / (empty?.[cache][run] ?? NaN));
      const most = MEMBER_CONTENT_MS[cache] / 1_000;
      return [
        [ratioName(cache), figureOf(ratios)],
        [secondsName(cache), seconds(runs[cache], { most })],
      ] as const;
    }),
  );
}

function seconds(runs: readonly number[], budget?: Budget): Figure {
  return figureOf(
    runs.map((time) => time / 1_000),
    budget,
  );
}

async function measureAll(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ name: string; runs: Runs }[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const first = await context.newPage();
  await signInAsPremium(first);
  await first.close();
  const measured = PAGES.map((page) => ({ ...page, runs: { empty: [], full: [] } as Runs }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, content, runs: found } of measured) {
      report(`  ${path}`);
      found.empty.push(await timeToContent(await withEmptyCache(context), path, content));
      found.full.push(await timeToContent(await context.newPage(), path, content));
    }
  }
  return measured;
}

async function timeToContent(page: Page, path: string, content: string): Promise<number> {
  try {
    await slowDown(page);
    await page.addInitScript(watchContent, content);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.documentElement.dataset['contentAt'],
      null,
      { timeout: TIMEOUT_MS },
    );
    const time = Number(await shown.jsonValue());
    // What comes late, like the other modules, is in the cache for the next run.
    await page.waitForLoadState('networkidle');
    return time;
  } finally {
    await page.close();
  }
}

/** Runs in the page: notes the frame in which the content is visible. */
function watchContent(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) {
      document.documentElement.dataset['contentAt'] = String(performance.now());
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
