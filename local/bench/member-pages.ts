import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openBrowserPages } from '#tests/helpers/browser-pages.ts';
import { builtPages, DIST, runningScripts, wireBytes } from '#tests/helpers/built-site.ts';
import { openLighthouse } from '#tests/helpers/lighthouse.ts';
import { MEMBER_SCRIPT_BYTES } from '#tests/site/budgets.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MEMBERSHIP_ROUTES, ROUTES } from '#src/routes.ts';
import { signInAsPremium } from '../sign-in.ts';
import { LAYOUT_SHIFT, MEMBER_BLOCKING_MS, MEMBER_PAGE_RATIO } from './limits.ts';
import { measureByTurns, type PageTimes } from './lighthouse-runs.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { withMemberProduct } from './member-product.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';
import { EMPTY_PAGE } from './serve-site.ts';

interface LoadedPage {
  /** On the wire, without headers. */
  bytes: BytesByType;
  requests: number;
  /** Files and inline scripts as the budget counts them, in brotli at its best. */
  scriptBytes: number;
}

interface Timings extends Pick<PageTimes, 'largestPaint' | 'layoutShift' | 'blocking'> {
  /** The largest paint as a ratio to that of an empty page. */
  ratio: number;
}

interface MeasuredPage extends LoadedPage, Timings {
  path: string;
}

const RUNS = 5;

/** What the members' pages load for the premium member, on a local stack that it starts and stops. */
export async function benchMemberPages(root: string): Promise<PartResult> {
  return withMemberProduct(root, undefined, async ({ origin }) => {
    const loaded = await loadAll(origin);
    const timings = await timeAll(origin);
    const measured = memberPaths().map((path, index) => {
      const [load, times] = [loaded[index], timings[index]];
      if (!load || !times) throw new Error(`${path} was not measured.`);
      return { path, ...load, ...times };
    });
    return resultOf(measured);
  });
}

function memberPaths(): string[] {
  return MEMBERSHIP_ROUTES.flatMap((name) =>
    LOCALES.map((locale) => localizedPath(ROUTES[name], locale)),
  );
}

async function loadAll(baseURL: string): Promise<LoadedPage[]> {
  const html = new Map(builtPages().map((page) => [page.path, page.html]));
  const browser = await openBrowserPages({ baseURL, ignoreHTTPSErrors: true });
  try {
    return await browser.use(async (page) => {
      await signInAsPremium(page);
      // What the sign-in still loads is none of the first page's.
      await page.waitForLoadState('networkidle');
      const found: LoadedPage[] = [];
      for (const path of memberPaths()) {
        report(`  ${path}`);
        found.push(await load(page, path, html.get(path) ?? ''));
      }
      return found;
    });
  } finally {
    await browser.close();
  }
}

/** Loads the page with an empty cache until it is quiet. */
async function load(page: Page, path: string, html: string): Promise<LoadedPage> {
  const client = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const headers = new Map<string, number>();
  const loaded: { url: string; bytes: number }[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) urls.set(requestId, request.url);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    if (url !== undefined) loaded.push({ url, bytes });
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  const inline = runningScripts(html).map(({ text }) => text);
  const files = loaded.map(({ url }) => new URL(url).pathname).filter((name) => /\.js$/.test(name));
  const fileBytes = files.map((name) => wireBytes(readFileSync(DIST + name.slice(1))));
  return {
    bytes: bytesByType(loaded),
    requests: loaded.length,
    scriptBytes: fileBytes.reduce((sum, bytes) => sum + bytes, wireBytes(inline.join('\n'))),
  };
}

/** What Lighthouse, signed in, finds on each page on its phone with slow 4G. */
async function timeAll(origin: string): Promise<Timings[]> {
  const browser = await openLighthouse((page) => signInAsPremium(page, origin));
  try {
    const found: Timings[] = [];
    for (const path of memberPaths()) {
      report(`  ${path}, timed`);
      const urls = [path, EMPTY_PAGE].map((address) => origin + address);
      const [times, empty] = await measureByTurns(browser, urls, RUNS);
      if (!times || !empty) continue;
      const { largestPaint, layoutShift, blocking } = times;
      const ratio = largestPaint / empty.largestPaint;
      found.push({ largestPaint, layoutShift, blocking, ratio });
    }
    return found;
  } finally {
    await browser.close();
  }
}

const HEAD = [
  ...['Page', 'HTML + CSS KB', 'JS KB', 'Font KB', 'Data and other KB', 'All KB', 'Requests'],
  ...['LCP s', 'To empty page', 'CLS', 'TBT ms'],
];

function resultOf(measured: readonly MeasuredPage[]): PartResult {
  return {
    title: 'Members’ pages',
    table: markdownTable(
      HEAD,
      measured.map(
        ({ path, bytes, scriptBytes, requests, largestPaint, ratio, layoutShift, blocking }) => [
          path,
          kilobytes(bytes.page),
          kilobytes(scriptBytes),
          kilobytes(bytes.font),
          kilobytes(bytes.other),
          kilobytes(totalBytes(bytes)),
          requests,
          (largestPaint / 1_000).toFixed(2),
          ratio.toFixed(2),
          layoutShift.toFixed(3),
          blocking.toFixed(0),
        ],
      ),
    ),
    values: measured,
    exceeded: measured.flatMap(exceededBy),
  };
}

function exceededBy(page: MeasuredPage): string[] {
  const limits: [name: string, value: number, limit: number][] = [
    ['bytes of JavaScript', page.scriptBytes, MEMBER_SCRIPT_BYTES],
    ['times the largest paint of an empty page', Number(page.ratio.toFixed(2)), MEMBER_PAGE_RATIO],
    ['of layout shift', page.layoutShift, LAYOUT_SHIFT],
    ['ms of blocking', Math.round(page.blocking), MEMBER_BLOCKING_MS],
  ];
  return limits
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${page.path}: ${value} ${name}, at most ${limit}`);
}
