import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { TAP_MS } from './budgets.ts';
import { figureOf, report, type Table } from './figures.ts';
import { openPhone, slowDown, withEmptyCache, type Visitor } from './slow-phone.ts';

/** One island of the site and the taps that are measured. */
interface BenchIsland {
  name: string;
  path: string;
  as: Visitor;
  /** Tapped by turns, as selectors; the first one again where there is no other. */
  taps: readonly [first: string, ...others: string[]];
  /** What is visible once the first tap has its answer, and not before. */
  answer: string;
}

/** An empty form complains and stays. */
const EMPTY_FORM = {
  taps: ['main button[type=submit]:visible'],
  answer: 'main [aria-invalid=true]',
} as const;

const tab = (number: number) => `main [role=tab]:nth-child(${number})`;
const TABS = {
  taps: [tab(2), tab(1)],
  answer: `${tab(2)}[aria-selected=true]`,
} as const;

const OPTION = 'main button[aria-pressed]:visible';
const OPTIONS = { taps: [OPTION], answer: 'main button[aria-pressed=true]' } as const;

/**
 * Every island with something to tap. Two have nothing for a fresh visitor: the report is a page to
 * print, and the form for a new password opens with a code from an e-mail.
 */
const ISLANDS: readonly BenchIsland[] = [
  { name: 'Contact form', path: ROUTES.contact, as: 'visitor', ...EMPTY_FORM },
  { name: 'Prompt builder', path: ROUTES.promptBuilder, as: 'visitor', ...OPTIONS },
  {
    name: 'Periodic table',
    path: ROUTES.periodicTable,
    as: 'visitor',
    taps: ['main button[id^=show-] >> nth=0', 'main button[id^=show-] >> nth=1'],
    answer: 'main button[id^=show-][aria-pressed=true]',
  },
  { name: 'Sign-in', path: ROUTES.login, as: 'visitor', ...EMPTY_FORM },
  { name: 'Contract notice', path: ROUTES.cancelContract, as: 'visitor', ...EMPTY_FORM },
  { name: 'Dashboard', path: ROUTES.dashboard, as: 'premium', ...TABS },
  { name: 'Smart Builder', path: ROUTES.smartBuilder, as: 'premium', ...OPTIONS },
  {
    name: 'Prompt library',
    path: ROUTES.promptLibrary,
    as: 'premium',
    // The list of own prompts and back.
    taps: ['main [role=search] button:nth-child(4)', 'main [role=search] button:nth-child(1)'],
    answer: 'main [role=search] button:nth-child(4)[aria-pressed=true]',
  },
  { name: 'Brand Checker', path: ROUTES.brandChecker, as: 'premium', ...TABS },
  {
    name: 'Lessons',
    path: ROUTES.lessons,
    as: 'premium',
    taps: ['main ul:not([aria-busy]) > li h2 ~ div a', 'main a:has(+ h1)'],
    answer: 'main article',
  },
  { name: 'Account settings', path: ROUTES.accountSettings, as: 'premium', ...TABS },
  { name: 'Operations', path: ROUTES.operations, as: 'admin', ...TABS },
];

const LATER_TAPS = 3;

/** Event Timing leaves out what takes less than 104 ms by default; this is the least it takes. */
const LEAST_MS = 16;

/** How every island answers taps on a slow phone; end-to-end tests check what they do. */
export async function benchTaps(browser: Browser, origin: string, runs: number): Promise<Table> {
  const contexts = {
    visitor: await openPhone(browser, origin, 'visitor'),
    premium: await openPhone(browser, origin, 'premium'),
    admin: await openPhone(browser, origin, 'admin'),
  };
  const rows = [];
  for (const island of ISLANDS) {
    report(`  ${island.path}, taps`);
    const [first, later]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      const taps = await measureTaps(contexts[island.as], island);
      first.push(taps.first / 1_000);
      later.push(...taps.later);
    }
    rows.push({
      name: island.name,
      figures: {
        'First tap answered s': figureOf(first),
        'Later taps ms': figureOf(later, TAP_MS),
      },
    });
  }
  return {
    title: 'Taps on every island, on a slow phone',
    subject: 'Island',
    columns: [
      { name: 'First tap answered s', digits: 2 },
      { name: 'Later taps ms', digits: 0 },
    ],
    rows,
  };
}

/** Milliseconds until the first tap's answer is visible, and from each later tap to the next frame. */
async function measureTaps(
  context: BrowserContext,
  { path, taps, answer }: BenchIsland,
): Promise<{ first: number; later: number[] }> {
  const page = await withEmptyCache(context);
  try {
    await slowDown(page);
    await page.addInitScript(watchFirstTap, answer);
    await page.addInitScript(watchTaps, LEAST_MS);
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
    const before = (await tapDurations(page)).length;
    for (let number = 1; number <= LATER_TAPS; number += 1) await tap(number);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 500)));
    const later = (await tapDurations(page)).slice(before);
    // The browser does not report what took less than its least.
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

/** Runs in the page: notes the browser's own measure of each tap, from input to its frame. */
function watchTaps(durationThreshold: number): void {
  // TypeScript's DOM does not know the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const known = sessionStorage.getItem('taps') ?? '';
      if (name === 'click') sessionStorage.setItem('taps', `${known} ${duration}`);
    }
  }).observe(options);
}

async function tapDurations(page: Page): Promise<number[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('taps') ?? '');
  return text.split(' ').filter(Boolean).map(Number);
}
