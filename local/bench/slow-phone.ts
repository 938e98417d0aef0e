import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '../chromium.ts';
import { consentCookie } from '#tests/helpers/consent.ts';
import { TRUST_FLAG } from './certificate.ts';

/** Slow 4G as Chrome's and Lighthouse's presets have it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** A browser that trusts the bench's own server. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...BROWSER_FLAGS, TRUST_FLAG],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** A phone's window, with everything rejected so that no banner covers a page. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  storageState: { cookies: [consentCookie({})], origins: [] },
} as const satisfies BrowserContextOptions;

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
