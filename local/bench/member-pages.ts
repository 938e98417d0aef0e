import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openBrowserPages } from '#tests/helpers/browser-pages.ts';
import { builtPages, DIST, runningScripts, wireBytes } from '#tests/helpers/built-site.ts';
import { openLighthouse, type LighthouseReport } from '#tests/helpers/lighthouse.ts';
import { MEMBER_SCRIPT_BYTES } from '#tests/site/budgets.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MEMBERSHIP_ROUTES, ROUTES } from '#src/routes.ts';
import { signInAsPremium } from '../sign-in.ts';
import type { Extent } from './extent.ts';
import type { Figure } from './figure.ts';
import { MEMBER_BLOCKING_MS, MEMBER_PAGE_RATIO } from './limits.ts';
import {
  DISTANCE_MS,
  emptyPageRow,
  measureByTurns,
  TIME_COLUMNS,
  timeFigures,
} from './lighthouse-runs.ts';
import { withMemberProduct } from './member-product.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';
import { EMPTY_PAGE } from './serve-site.ts';

interface LoadedPage {
  /** On the wire, without headers. */
  bytes: BytesByType;
  requests: number;
  /** Files and inline scripts as the budget counts them, in brotli at its best. */
  scriptBytes: number;
}

const COLUMNS = [
  ...TIME_COLUMNS,
  ...['JS KB', 'HTML + CSS KB', 'Font KB', 'Data and other KB', 'All KB'].map((name) => ({
    name,
    digits: 1,
  })),
  { name: 'Requests', digits: 0 },
];

/** What the members' pages load for the premium member, on a local stack that it starts and stops. */
export async function benchMemberPages(root: string, extent: Extent): Promise<PartResult> {
  const measure = async ({ origin }: { origin: string }) => {
    const paths = memberPaths().slice(0, extent.pages);
    const loaded = await loadAll(origin, paths);
    return timeAll(origin, paths, loaded, extent.runs);
  };
  const rows = await withMemberProduct(root, measure, DISTANCE_MS);
  return partOf({ title: 'Members’ pages', subject: 'Page', columns: COLUMNS, rows });
}

function memberPaths(): string[] {
  return MEMBERSHIP_ROUTES.flatMap((name) =>
    LOCALES.map((locale) => localizedPath(ROUTES[name], locale)),
  );
}

async function loadAll(baseURL: string, paths: readonly string[]): Promise<LoadedPage[]> {
  const html = new Map(builtPages().map((page) => [page.path, page.html]));
  const browser = await openBrowserPages({ baseURL, ignoreHTTPSErrors: true });
  try {
    return await browser.use(async (page) => {
      await signInAsPremium(page);
      // What the sign-in still loads is none of the first page's.
      await page.waitForLoadState('networkidle');
      const found: LoadedPage[] = [];
      for (const path of paths) {
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
async function timeAll(
  origin: string,
  paths: readonly string[],
  loaded: readonly LoadedPage[],
  runs: number,
): Promise<Row[]> {
  const limits = { ratio: MEMBER_PAGE_RATIO, blocking: MEMBER_BLOCKING_MS };
  const empties: LighthouseReport[] = [];
  const rows: Row[] = [];
  for (const [index, path] of paths.entries()) {
    report(`  ${path}, timed`);
    const urls = [path, EMPTY_PAGE].map((address) => origin + address);
    // One for each page: a browser does not get through all of them.
    const browser = await openLighthouse((page) => signInAsPremium(page, origin));
    const [reports = [], empty = []] = await measureByTurns(browser, urls, runs).finally(
      browser.close,
    );
    empties.push(...empty);
    const figures = { ...timeFigures(reports, empty, limits), ...loadFigures(loaded[index]) };
    rows.push({ name: path, figures });
  }
  return [emptyPageRow(empties), ...rows];
}

function loadFigures(page: LoadedPage | undefined): Record<string, Figure> {
  if (!page) return {};
  const { bytes, requests, scriptBytes } = page;
  return {
    'JS KB': { value: scriptBytes / 1_000, most: MEMBER_SCRIPT_BYTES / 1_000 },
    'HTML + CSS KB': { value: bytes.page / 1_000 },
    'Font KB': { value: bytes.font / 1_000 },
    'Data and other KB': { value: bytes.other / 1_000 },
    'All KB': { value: totalBytes(bytes) / 1_000 },
    Requests: { value: requests },
  };
}
