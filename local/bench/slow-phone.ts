import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '../chromium.ts';
import { consentCookie } from '#tests/helpers/consent.ts';

/** Slow 4G as Chrome's and Lighthouse's presets have it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** A browser in which TLS with {@link selfSignedCertificate} works. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...BROWSER_FLAGS, '--ignore-certificate-errors'],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** A phone's window, with everything rejected so that no banner covers a page. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
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
