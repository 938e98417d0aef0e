import { resolve } from 'node:path';
import { openLighthouse } from '#tests/helpers/lighthouse.ts';
import { measureByTurns, type PageTimes } from './lighthouse-runs.ts';
import { kilobytes, markdownTable } from './markdown-table.ts';
import { benchPages, type BenchPage } from './page-kinds.ts';
import { report, type PartResult } from './part.ts';
import { bytesByType, totalBytes } from './resource-types.ts';
import { serveSite } from './serve-site.ts';

const RUNS = 5;

interface Compared extends BenchPage {
  before: PageTimes;
  after: PageTimes;
}

/**
 * The same pages of two built sites, each measured turn about.
 *
 * @param folder the other site, from before
 * @param kind only this kind of page, by its name in the table
 */
export async function benchAgainst(folder: string, kind?: string): Promise<PartResult> {
  const servers = [await serveSite({ folder: resolve(folder) }), await serveSite()];
  const browser = await openLighthouse();
  const rows: Compared[] = [];
  try {
    for (const page of benchPages(kind)) {
      report(`  ${page.path}, before and after`);
      const urls = servers.map(({ origin }) => origin + page.path);
      const [before, after] = await measureByTurns(browser, urls, RUNS);
      if (before && after) rows.push({ ...page, before, after });
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  return {
    title: 'Public pages, before and after',
    table: markdownTable(
      ['Page', 'LCP before s', 'LCP after s', 'Difference', 'All KB before', 'All KB after'],
      rows.map(({ kind: name, locale, before, after }) => [
        `${name} (${locale})`,
        (before.largestPaint / 1_000).toFixed(2),
        (after.largestPaint / 1_000).toFixed(2),
        percent(after.largestPaint / before.largestPaint - 1),
        ...[before, after].map(({ requests }) => kilobytes(totalBytes(bytesByType(requests)))),
      ]),
    ),
    values: rows,
    exceeded: [],
  };
}

function percent(share: number): string {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
}
