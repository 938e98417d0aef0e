import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { layoutShift } from '../helpers/layout-shift.ts';
import { judgedPages } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';
import {
  FIRST_VIEW_BYTES,
  FIRST_VIEW_REQUESTS,
  LARGE_PICTURE_BYTES,
  LAYOUT_SHIFT,
} from './budgets.ts';

/** The not-found page, which a test of its own looks at, is meant to complain. */
const pages = judgedPages().filter(({ unprefixed }) => unprefixed !== '/404');

/** How far ahead of the view Chrome fetches lazy pictures on 4G; without a window it has no such limit. */
const LAZY_MARGIN = 1_250;

/** Lighthouse's phone, where text breaks as in the bench. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const browser = browseBuiltSite(PHONE, { compression: true }, [
  `--blink-settings=lazyLoadingImageMarginPxUnknown=${LAZY_MARGIN}`,
]);

interface Loaded {
  url: string;
  /** On the wire, with headers. */
  bytes: number;
  picture: boolean;
}

/** What the page loads until it is quiet, each with its bytes on the wire. */
async function watchLoading(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const client = await page.context().newCDPSession(page);
  const pending = new Map<string, Omit<Loaded, 'bytes'>>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^(data|blob):/.test(request.url)) {
      pending.set(requestId, { url: request.url, picture: type === 'Image' });
    }
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = pending.get(requestId);
    if (known) loaded.push({ ...known, bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  // A first visit: neither files nor what earlier pages noted about them. The last page is left before,
  // or on a busy machine it would note its font after the clearing.
  await page.goto('about:blank');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Storage.clearDataForOrigin', {
    origin: browser.origin,
    storageTypes: 'local_storage',
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  return loaded;
}

/**
 * What the page asked for before its first paint, but for pictures and the rules for prefetching, which a
 * header names and the browser fetches last; all of it delays that paint.
 */
async function requestsBeforePaint(page: Page): Promise<string[]> {
  // On a busy machine a small page is loaded before it is painted.
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isPainted);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const painted = paint?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => name)
      .filter((name) => !/\.(avif|svg|webp)$|\/speculation-rules\.json$/.test(name));
  });
}

describe.concurrent('the first view', () => {
  test.each(pages)('of $path is light, quiet and does not move', async ({ path }) => {
    const { loaded, early, thirdParties, shift, complaints } = await browser.use(async (page) => {
      const complaints: string[] = [];
      const thirdParties: string[] = [];
      // Also what is never answered, and what a frame asks for.
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== browser.origin)
          thirdParties.push(request.url());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const loaded = await watchLoading(page, path);
      const early = await requestsBeforePaint(page);
      const shift = await layoutShift(page);
      page.removeAllListeners();
      return { loaded, early, thirdParties, shift, complaints };
    });
    expect(thirdParties).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(FIRST_VIEW_REQUESTS);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
    const pictures = loaded.filter(({ picture }) => picture);
    expect(pictures.filter(({ bytes }) => bytes > LARGE_PICTURE_BYTES)).toEqual([]);
    expect(pictures.filter(({ url }) => !/\.(avif|svg)$/.test(url))).toEqual([]);
    expect(early).toEqual([]);
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
    expect(complaints).toEqual([]);
  });
});
