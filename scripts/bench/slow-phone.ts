import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { consentCookie } from '#tests/helpers/consent.ts';
import { BROWSER_FLAGS, findChromium } from '../chromium.ts';
import type { DEMO_ACCOUNTS } from '../seed/accounts.ts';
import { signInAs } from '../sign-in.ts';
import { TRUST_FLAG } from './serve-site.ts';

/** Who is signed in. */
export type Visitor = 'visitor' | Exclude<(typeof DEMO_ACCOUNTS)[number]['role'], 'free'>;

/** Slow 4G as Chrome's and Lighthouse's presets have it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Everything rejected, so that no banner covers a page. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  storageState: { cookies: [consentCookie({})], origins: [] },
};

/** Runs with a browser that trusts the bench's own server. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS, TRUST_FLAG],
    ...(executablePath && { executablePath }),
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A phone whose owner is signed in. */
export async function openPhone(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  if (visitor === 'visitor') return context;
  const page = await context.newPage();
  await signInAs(page, visitor);
  await page.close();
  return context;
}

/** Gives the page a slow phone's network and processor. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** A new page of a browser that has forgotten all files. */
export async function withEmptyCache(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  return page;
}
