import type { Browser, BrowserContext } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { localPorts } from '../environment.ts';
import { signInAsPremium } from '../sign-in.ts';
import { MEMBER_CONTENT_MS } from './limits.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { signInDemo } from './members.ts';
import { withMemberProduct } from './member-product.ts';
import { report, type PartResult } from './part.ts';
import { launchBrowser, PHONE, slowDown } from './slow-phone.ts';

const RUNS = 3;
/** Nobody waits longer for a page. */
const TIMEOUT_MS = 20_000;

/** What a member opens each page for, as a selector of what is there only then. */
const PAGES = [
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

interface Row {
  name: string;
  path: string;
  /** Milliseconds of each run. */
  runs: Record<Cache, number[]>;
}

/** When a member sees what a page is for, on a slow phone, signed in. */
export async function benchMemberContent(root: string, folder?: string): Promise<PartResult> {
  const rows = await withMemberProduct(root, folder, async ({ origin, api }) => {
    await addCampaign(api);
    const browser = await launchBrowser();
    try {
      return await measureAll(browser, origin);
    } finally {
      await browser.close();
    }
  });
  return {
    title: 'Members’ content on a slow phone',
    table: markdownTable(
      ['Content visible after', 'Empty cache s', 'Full cache s'],
      rows.map(({ name, runs }) => [name, ...CACHES.map((cache) => seconds(runs[cache]))]),
    ),
    values: rows,
    exceeded: rows.flatMap(({ name, runs }) =>
      CACHES.filter((cache) => median(runs[cache]) > MEMBER_CONTENT_MS[cache]).map(
        (cache) =>
          `${name}: ${seconds(runs[cache])} s with a cache that is ${cache}, at most ${MEMBER_CONTENT_MS[cache] / 1_000}`,
      ),
    ),
  };
}

function seconds(runs: readonly number[]): string {
  return (median(runs) / 1_000).toFixed(2);
}

async function measureAll(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const first = await context.newPage();
  await signInAsPremium(first);
  await first.close();
  const rows: Row[] = PAGES.map(({ name, path }) => ({
    name,
    path,
    runs: { empty: [], full: [] },
  }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { path, content }] of PAGES.entries()) {
      report(`  ${path}`);
      const runs = rows[index]?.runs;
      runs?.empty.push(await timeToContent(context, path, content, true));
      runs?.full.push(await timeToContent(context, path, content, false));
    }
  }
  return rows;
}

/** The seed has no campaign for the Brand Checker to show. */
async function addCampaign(api: string): Promise<void> {
  const token = await signInDemo(localPorts(), 'premium');
  const answer = await fetch(`${api}/brand-checker`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ action: 'create-campaign', name: 'Bench', brand: 'Bench' }),
  });
  if (!answer.ok) throw new Error(`The campaign could not be made: ${await answer.text()}`);
}

async function timeToContent(
  context: BrowserContext,
  path: string,
  content: string,
  isCacheEmpty: boolean,
): Promise<number> {
  const page = await context.newPage();
  try {
    if (isCacheEmpty) {
      const client = await context.newCDPSession(page);
      await client.send('Network.clearBrowserCache');
    }
    await slowDown(page);
    await page.addInitScript(watchContent, content);
    await page.goto(path, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.documentElement.dataset['contentAt'],
      null,
      {
        timeout: TIMEOUT_MS,
      },
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
