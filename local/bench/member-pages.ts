import type { Page } from '@playwright/test';
import { openBrowserPages } from '../../tests/helpers/browser-pages.ts';
import { builtPages, runningScripts, wireBytes } from '../../tests/helpers/built-site.ts';
import { MEMBER_SCRIPT_BYTES } from '../../tests/site/budgets.ts';
import { LOCALES, localizedPath } from '../../src/i18n/locales.ts';
import { ROUTE_ACCESS, ROUTES, type RouteName } from '../../src/routes.ts';
import { localPorts } from '../environment.ts';
import { requireFreePorts } from '../ports.ts';
import { signInAsPremium } from '../sign-in.ts';
import { startLoadStack } from './load-stack.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes, type BytesByType } from './resource-types.ts';
import { serveProduct } from './serve-product.ts';

interface MeasuredPage {
  path: string;
  bytes: BytesByType;
  requests: number;
  scriptBytes: number;
}

/**
 * What the members' pages load for the premium member, on a local stack that it starts and stops.
 * Without Lighthouse, which cannot sign in.
 */
export async function benchMemberPages(root: string): Promise<PartResult> {
  const ports = localPorts();
  await requireFreePorts(ports);
  const stack = await startLoadStack(root, ports);
  const server = await serveProduct(stack.api, ports);
  const browser = await openBrowserPages({ baseURL: server.origin });
  const html = new Map(builtPages().map((page) => [page.path, page.html]));
  try {
    const measured = await browser.use(async (page) => {
      await signInAsPremium(page);
      const found: MeasuredPage[] = [];
      for (const path of memberPaths()) {
        report(`  ${path}`);
        found.push(await measure(page, path, html.get(path) ?? ''));
      }
      return found;
    });
    return resultOf(measured);
  } finally {
    await browser.close();
    await server.close();
    await stack.stop();
  }
}

function memberPaths(): string[] {
  const names = Object.keys(ROUTE_ACCESS) as RouteName[];
  return names.flatMap((name) => LOCALES.map((locale) => localizedPath(ROUTES[name], locale)));
}

/** Loads the page with an empty cache until it is quiet. */
async function measure(page: Page, path: string, html: string): Promise<MeasuredPage> {
  const client = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const loaded: { url: string; bytes: number }[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) urls.set(requestId, request.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) loaded.push({ url, bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  await client.detach();
  const bytes = bytesByType(loaded);
  const inline = runningScripts(html).map(({ text }) => text);
  const scriptBytes = bytes.script + wireBytes(inline.join('\n'));
  return { path, bytes, requests: loaded.length, scriptBytes };
}

function resultOf(measured: readonly MeasuredPage[]): PartResult {
  return {
    title: 'Members’ pages',
    table: markdownTable(
      ['Page', 'HTML + CSS KB', 'JS KB', 'Font KB', 'Data and other KB', 'All KB', 'Requests'],
      measured.map(({ path, bytes, requests, scriptBytes }) => [
        path,
        kilobytes(bytes.page),
        kilobytes(scriptBytes),
        kilobytes(bytes.font),
        kilobytes(bytes.other),
        kilobytes(totalBytes(bytes)),
        requests,
      ]),
    ),
    values: measured,
    exceeded: measured
      .filter(({ scriptBytes }) => scriptBytes > MEMBER_SCRIPT_BYTES)
      .map(
        ({ path, scriptBytes }) =>
          `${path}: ${scriptBytes} bytes of JavaScript, at most ${MEMBER_SCRIPT_BYTES}`,
      ),
  };
}
