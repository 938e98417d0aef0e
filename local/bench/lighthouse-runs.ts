import type { LighthouseBrowser, LighthouseReport } from '#tests/helpers/lighthouse.ts';
import { median } from './median.ts';

/** What all runs of a page found: medians of everything that is a number. */
export interface PageTimes {
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  scores: LighthouseReport['scores'];
  /** Of the last run; every run asks for the same. */
  requests: LighthouseReport['requests'];
}

/**
 * Measures several addresses by turns, so that what the machine does meanwhile meets all of them.
 *
 * @returns the runs' medians, in the order of the addresses
 */
export async function measureByTurns(
  browser: LighthouseBrowser,
  urls: readonly string[],
  runs: number,
): Promise<PageTimes[]> {
  const found = urls.map((): LighthouseReport[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      const report = await browser.look(url);
      if (report.address !== url) throw new Error(`${url} led to ${report.address}.`);
      found[index]?.push(report);
    }
  }
  return found.map(summarize);
}

function summarize(reports: readonly LighthouseReport[]): PageTimes {
  const of = (value: (report: LighthouseReport) => number) => median(reports.map(value));
  return {
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    layoutShift: of(({ layoutShift }) => layoutShift),
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    requests: reports.at(-1)?.requests ?? [],
  };
}
