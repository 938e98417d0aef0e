import type { LighthouseBrowser, LighthouseReport } from '#tests/helpers/lighthouse.ts';

/** Other work on the machine lengthens a look's times, and one look in some finds no paint at all. */
const ATTEMPTS = 3;

/** Longest times within their budgets, milliseconds. */
export interface TimeLimits {
  largestPaint: number;
  blocking: number;
}

/** What the first look within the limits finds, of three at most; else the one that found least. */
export async function lookForTimes(
  browser: LighthouseBrowser,
  url: string,
  limits: TimeLimits,
): Promise<LighthouseReport> {
  const looks: LighthouseReport[] = [];
  while (looks.length < ATTEMPTS) {
    const found = await browser.look(url);
    if (found.address !== url) throw new Error(`${url} led to ${found.address}.`);
    if (excess(found, limits) === 0) return found;
    looks.push(found);
  }
  return looks.reduce((best, next) => (excess(next, limits) < excess(best, limits) ? next : best));
}

/** By how many milliseconds the times exceed their limits. */
function excess({ largestPaint, blocking }: LighthouseReport, limits: TimeLimits): number {
  const over = (time: number, limit: number) =>
    Number.isNaN(time) ? Infinity : Math.max(0, time - limit);
  return over(largestPaint, limits.largestPaint) + over(blocking, limits.blocking);
}
