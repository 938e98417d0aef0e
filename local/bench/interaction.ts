import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAs } from '../sign-in.ts';
import { addCampaign } from './campaign.ts';
import type { Extent } from './extent.ts';
import { figureOf } from './figure.ts';
import { ISLANDS, type BenchIsland } from './islands.ts';
import { TAP_MS } from './limits.ts';
import { withMemberProduct } from './member-product.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { launchBrowser, PHONE, slowDown, withEmptyCache } from './slow-phone.ts';

const LATER_TAPS = 3;

interface Taps {
  /** From the first tap until its answer is visible, milliseconds. */
  first: number;
  /** From each later tap until the next frame is drawn, milliseconds. */
  later: number[];
}

/** How every island answers taps on a slow phone; end-to-end tests check what they do. */
export async function benchInteraction(root: string, extent: Extent): Promise<PartResult> {
  const rows = await withMemberProduct(root, async ({ origin }) => {
    await addCampaign();
    const browser = await launchBrowser();
    try {
      return await measureAll(browser, origin, extent);
    } finally {
      await browser.close();
    }
  });
  return partOf({
    title: 'Taps on every island, on a slow phone',
    subject: 'Island',
    columns: [
      { name: 'First tap answered s', digits: 2 },
      { name: 'Later taps ms', digits: 0 },
    ],
    rows,
  });
}

async function measureAll(browser: Browser, origin: string, { runs }: Extent): Promise<Row[]> {
  const contextOf = async (role: BenchIsland['as']) => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    if (role === 'nobody') return context;
    const page = await context.newPage();
    await signInAs(page, role);
    await page.close();
    return context;
  };
  const contexts = {
    nobody: await contextOf('nobody'),
    premium: await contextOf('premium'),
    admin: await contextOf('admin'),
  };
  const rows: Row[] = [];
  for (const island of ISLANDS) {
    report(`  ${island.path}`);
    const found: Taps[] = [];
    for (let run = 0; run < runs; run += 1) {
      found.push(await measureTaps(contexts[island.as], island));
    }
    rows.push({
      name: island.name,
      figures: {
        'First tap answered s': figureOf(found.map(({ first }) => first / 1_000)),
        'Later taps ms': figureOf(
          found.flatMap(({ later }) => later),
          { most: TAP_MS },
        ),
      },
    });
  }
  return rows;
}

async function measureTaps(
  context: BrowserContext,
  { path, taps, answer }: BenchIsland,
): Promise<Taps> {
  const page = await withEmptyCache(context);
  try {
    await slowDown(page);
    await page.addInitScript(watchFirstTap, answer);
    await page.addInitScript(watchTaps);
    await page.goto(path);
    const tap = (number: number) =>
      page
        .locator(taps[number % taps.length] ?? '')
        .first()
        .tap();
    await tap(0);
    const first = await page.waitForFunction(() => document.documentElement.dataset['answered']);
    // What the first tap asked for is not a later tap's delay.
    await page.waitForLoadState('networkidle');
    const before = (await durations(page)).length;
    for (let number = 1; number <= LATER_TAPS; number += 1) await tap(number);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)));
    const later = (await durations(page)).slice(before);
    // The browser says nothing of what took less than its least.
    while (later.length < LATER_TAPS) later.push(LEAST_MS);
    return { first: Number(await first.jsonValue()), later };
  } finally {
    await page.close();
  }
}

/** Runs in the page: notes how long after the first touch its answer is visible. */
function watchFirstTap(answer: string): void {
  const start = ({ timeStamp }: Event) => {
    const look = () => {
      if (document.querySelector(answer)?.checkVisibility({ visibilityProperty: true })) {
        document.documentElement.dataset['answered'] = String(performance.now() - timeStamp);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', start, { once: true, capture: true });
}

/** Event Timing leaves out what takes less than 104 ms unless told; this is the least it takes. */
const LEAST_MS = 16;

/** The browser's own measure of each interaction, from input to the frame that shows its result. */
function watchTaps(): void {
  // TypeScript's DOM does not know the threshold.
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
