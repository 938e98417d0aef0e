import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openBrowserPages } from '#tests/helpers/browser-pages.ts';
import { builtPages, DIST, runningScripts, wireBytes } from '#tests/helpers/built-site.ts';
import { openLighthouse, type LighthouseReport } from '#tests/helpers/lighthouse.ts';
import {
  LAYOUT_SHIFT,
  MEMBER_BLOCKING_MS,
  MEMBER_LARGEST_PAINT_MS,
  MEMBER_SCRIPT_BYTES,
} from '#tests/site/budgets.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTE_ACCESS, ROUTES, type RouteName } from '#src/routes.ts';
import { localPorts } from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { signInAsPremium } from '../sign-in.ts';
import { startCallStack } from './call-stack.ts';
import { lookForTimes } from './looks.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';
import { serveProduct } from './serve-product.ts';

interface LoadedPage {
  /** On the wire, without headers. */
  bytes: BytesByType;
  requests: number;
  /** Files and inline scripts as the budget counts them, in brotli at its best. */
  scriptBytes: number;
}

type Timings = Pick<LighthouseReport, 'largestPaint' | 'layoutShift' | 'blocking'>;

interface MeasuredPage extends LoadedPage, Timings {
  path: string;
}

const LIMITS = { largestPaint: MEMBER_LARGEST_PAINT_MS, blocking: MEMBER_BLOCKING_MS };

/** What the members' pages load for the premium member, on a local stack that it starts and stops. */
export async function benchMemberPages(root: string): Promise<PartResult> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const stack = await startCallStack(root, ports);
  const server = await serveProduct(stack.api, ports);
  try {
    const loaded = await loadAll(server.origin);
    const timings = await timeAll(server.origin);
    const measured = memberPaths().map((path, index) => {
      const [load, times] = [loaded[index], timings[index]];
      if (!load || !times) throw new Error(`${path} was not measured.`);
      return { path, ...load, ...times };
    });
    return resultOf(measured);
  } finally {
    await server.close();
    await stack.stop();
  }
}

function memberPaths(): string[] {
  const names = Object.keys(ROUTE_ACCESS) as RouteName[];
  return names.flatMap((name) => LOCALES.map((locale) => localizedPath(ROUTES[name], locale)));
}

async function loadAll(baseURL: string): Promise<LoadedPage[]> {
  const html = new Map(builtPages().map((page) => [page.path, page.html]));
  const browser = await openBrowserPages({ baseURL });
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

/** What Lighthouse, signed in, says of each page on its phone with slow 4G. */
async function timeAll(origin: string): Promise<Timings[]> {
  const browser = await openLighthouse((page) => signInAsPremium(page, origin));
  try {
    const found: Timings[] = [];
    for (const path of memberPaths()) {
      report(`  ${path}, timed`);
      const look = await lookForTimes(browser, origin + path, LIMITS);
      const { largestPaint, layoutShift, blocking } = look;
      found.push({ largestPaint, layoutShift, blocking });
    }
    return found;
  } finally {
    await browser.close();
  }
}

const HEAD = [
  ...['Page', 'HTML + CSS KB', 'JS KB', 'Font KB', 'Data and other KB', 'All KB', 'Requests'],
  ...['LCP s', 'CLS', 'TBT ms'],
];

function resultOf(measured: readonly MeasuredPage[]): PartResult {
  return {
    title: 'Members’ pages',
    table: markdownTable(
      HEAD,
      measured.map(
        ({ path, bytes, scriptBytes, requests, largestPaint, layoutShift, blocking }) => [
          path,
          kilobytes(bytes.page),
          kilobytes(scriptBytes),
          kilobytes(bytes.font),
          kilobytes(bytes.other),
          kilobytes(totalBytes(bytes)),
          requests,
          (largestPaint / 1_000).toFixed(2),
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
    ['ms to the largest paint', Math.round(page.largestPaint), LIMITS.largestPaint],
    ['of layout shift', page.layoutShift, LAYOUT_SHIFT],
    ['ms of blocking', Math.round(page.blocking), LIMITS.blocking],
  ];
  return limits
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${page.path}: ${value} ${name}, at most ${limit}`);
}
