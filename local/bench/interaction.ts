import type { BrowserContext, Page } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { TAP_MS } from './limits.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { report, type PartResult } from './part.ts';
import { serveSite } from './serve-site.ts';
import { launchBrowser, PHONE, slowDown } from './slow-phone.ts';

const RUNS = 3;
const LATER_TAPS = 3;

/** What is tapped: an empty form complains and stays. */
const SUBMIT = 'button[type=submit]:visible';
const ANY = 'button:visible';

const PAGES = [
  ['Contact form', ROUTES.contact, SUBMIT],
  ['Prompt builder', ROUTES.promptBuilder, ANY],
  ['Periodic table', ROUTES.periodicTable, ANY],
  ['Sign-in', ROUTES.login, SUBMIT],
  ['Contract notice', ROUTES.cancelContract, SUBMIT],
] as const;

interface Taps {
  /** From the first tap until the island is hydrated, milliseconds. */
  awake: number;
  /** From each later tap until the next frame is drawn, milliseconds. */
  later: number[];
}

interface Row {
  name: string;
  path: string;
  awake: number;
  later: number;
}

/** How the islands of public pages answer taps on a slow phone; end-to-end tests check what they do. */
export async function benchInteraction(): Promise<PartResult> {
  const server = await serveSite();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    for (const [name, path, target] of PAGES) {
      report(`  ${path}`);
      const runs: Taps[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ ...PHONE, baseURL: server.origin });
        runs.push(await measureTaps(context, path, target));
        await context.close();
      }
      rows.push({
        name,
        path,
        awake: median(runs.map(({ awake }) => awake)),
        later: median(runs.flatMap(({ later }) => later)),
      });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: 'Taps on the islands of public pages, on a slow phone',
    table: markdownTable(
      ['Island', 'Awake after the first tap s', 'Later taps ms'],
      rows.map(({ name, awake, later }) => [name, (awake / 1_000).toFixed(2), later.toFixed(0)]),
    ),
    values: rows,
    exceeded: rows
      .filter(({ later }) => later > TAP_MS)
      .map(({ name, later }) => `${name}: a tap is answered in ${later} ms, at most ${TAP_MS}`),
  };
}

async function measureTaps(context: BrowserContext, path: string, target: string): Promise<Taps> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchTaps);
  await page.goto(path);
  const island = page.locator('main astro-island[client=interaction]').first();
  const button = island.locator(target).first();
  const start = performance.now();
  await button.tap();
  await island.and(page.locator(':not([ssr])')).waitFor({ state: 'attached' });
  const awake = performance.now() - start;
  // What the first tap asked for is not a later tap's delay.
  await page.waitForLoadState('networkidle');
  const before = (await durations(page)).length;
  for (let tap = 0; tap < LATER_TAPS; tap += 1) await button.tap();
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)));
  return { awake, later: (await durations(page)).slice(before) };
}

/** The browser's own measure of each interaction, from input to the frame that shows its result. */
function watchTaps(): void {
  // Event Timing leaves out what takes less than 104 ms otherwise; TypeScript's DOM does not know it.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const known = sessionStorage.getItem('taps') ?? '';
      if (name === 'click') sessionStorage.setItem('taps', `${known} ${duration}`);
    }
  }).observe(options);
}

async function durations(page: Page): Promise<number[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('taps') ?? '');
  return text.split(' ').filter(Boolean).map(Number);
}
