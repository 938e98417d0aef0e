import type { LighthouseBrowser, LighthouseReport } from '#tests/helpers/lighthouse.ts';
import { figureOf, type Figure } from './figure.ts';
import { LAYOUT_SHIFT } from './limits.ts';
import { report, type Column, type Row } from './part.ts';

/**
 * Measures several addresses by turns, so that what the machine does meanwhile meets all of them.
 *
 * @returns the reports of each address, in the order of the addresses
 */
export async function measureByTurns(
  browser: LighthouseBrowser,
  urls: readonly string[],
  runs: number,
): Promise<LighthouseReport[][]> {
  const found = urls.map((): LighthouseReport[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      found[index]?.push(await lookAt(browser, url));
    }
  }
  return found;
}

/**
 * Of the servers that Lighthouse loads from, milliseconds: a round trip to a CDN's nearest server. From
 * a server on the same machine, files come before the browser has painted the page that it has, and
 * the simulation takes them for files that the paint waited for.
 */
export const DISTANCE_MS = 40;

/** On a busy machine Lighthouse now and then finds no paint in its own trace. */
const TRIES = 3;

/** @throws when the address leads elsewhere, or Lighthouse cannot measure it */
async function lookAt(browser: LighthouseBrowser, url: string): Promise<LighthouseReport> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await browser.look(url);
    if (found.address !== url) throw new Error(`${url} led to ${found.address}.`);
    if (Number.isFinite(found.largestPaint)) return found;
    report(`  ${url} was not measured; once more`);
  }
  throw new Error(`Lighthouse cannot measure ${url}.`);
}

export const TIME_COLUMNS = [
  { name: 'LCP to empty page', digits: 2 },
  { name: 'LCP s', digits: 2 },
  { name: 'CLS', digits: 3 },
  { name: 'TBT ms', digits: 0 },
] as const satisfies readonly Column[];

/**
 * What a page's reports say about time, each turn's largest paint also as a ratio to that of the
 * empty page.
 */
export function timeFigures(
  reports: readonly LighthouseReport[],
  empty: readonly LighthouseReport[],
  limits: { ratio: number; blocking: number },
): Record<(typeof TIME_COLUMNS)[number]['name'], Figure> {
  const ratios = reports.map(
    ({ largestPaint }, turn) => largestPaint / (empty[turn]?.largestPaint ?? NaN),
  );
  return {
    'LCP to empty page': figureOf(ratios, { most: limits.ratio }),
    'LCP s': paintSeconds(reports),
    CLS: figureOf(
      reports.map(({ layoutShift }) => layoutShift),
      { most: LAYOUT_SHIFT },
    ),
    'TBT ms': figureOf(
      reports.map(({ blocking }) => blocking),
      { most: limits.blocking },
    ),
  };
}

/** The empty page's own row: what the machine makes of a page that nobody could make faster. */
export function emptyPageRow(reports: readonly LighthouseReport[]): Row {
  return { name: 'Empty page', figures: { 'LCP s': paintSeconds(reports) } };
}

export function paintSeconds(reports: readonly LighthouseReport[]): Figure {
  return figureOf(reports.map(({ largestPaint }) => largestPaint / 1_000));
}
