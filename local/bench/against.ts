import { resolve } from 'node:path';
import { openLighthouse, type LighthouseReport } from '#tests/helpers/lighthouse.ts';
import type { Extent } from './extent.ts';
import { figureOf } from './figure.ts';
import { DISTANCE_MS, measureByTurns, paintSeconds } from './lighthouse-runs.ts';
import { benchPages } from './page-kinds.ts';
import { partOf, report, type PartResult, type Row } from './part.ts';
import { bytesByType, totalBytes } from './resource-types.ts';
import { serveSite } from './serve-site.ts';

const COLUMNS = [
  ...['LCP, after to before', 'LCP before s', 'LCP after s'].map((name) => ({ name, digits: 2 })),
  ...['All KB before', 'All KB after'].map((name) => ({ name, digits: 1 })),
];

/**
 * The same pages of two built sites, each measured turn about.
 *
 * @param folder the other site, from before
 */
export async function benchAgainst(
  folder: string,
  { runs, pages, kind }: Extent,
): Promise<PartResult> {
  const distance = DISTANCE_MS;
  const servers = [
    await serveSite({ folder: resolve(folder), distance }),
    await serveSite({ distance }),
  ];
  const browser = await openLighthouse();
  const rows: Row[] = [];
  try {
    for (const page of benchPages(kind).slice(0, pages)) {
      report(`  ${page.path}, before and after`);
      const urls = servers.map(({ origin }) => origin + page.path);
      const [before = [], after = []] = await measureByTurns(browser, urls, runs);
      const ratios = after.map(
        ({ largestPaint }, turn) => largestPaint / (before[turn]?.largestPaint ?? NaN),
      );
      rows.push({
        name: `${page.kind} (${page.locale})`,
        figures: {
          'LCP, after to before': figureOf(ratios),
          'LCP before s': paintSeconds(before),
          'LCP after s': paintSeconds(after),
          'All KB before': { value: allKilobytes(before) },
          'All KB after': { value: allKilobytes(after) },
        },
      });
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  return partOf({
    title: 'Public pages, before and after',
    subject: 'Page',
    columns: COLUMNS,
    rows,
  });
}

function allKilobytes(reports: readonly LighthouseReport[]): number {
  return totalBytes(bytesByType(reports.at(-1)?.requests ?? [])) / 1_000;
}
