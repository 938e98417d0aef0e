import { SiteError } from './site-error.ts';

/** What one check of a site may use. */
const CHECK = { fetches: 12, bytes: 5_000_000, ms: 40_000 };

/** What is left for a check; fetches that share one count against it together. */
export interface SiteBudget {
  fetches: number;
  /** Of bodies, after decompression. */
  bytes: number;
  /** Aborts when the time is over. */
  signal: AbortSignal;
}

/** A budget of 12 fetches, 5 MB and 40 s from now on. */
export function newSiteBudget(): SiteBudget {
  const { fetches, bytes, ms } = CHECK;
  return { fetches, bytes, signal: AbortSignal.timeout(ms) };
}

/**
 * Counts a fetch before it begins.
 *
 * @throws SiteError when nothing is left
 */
export function takeFetch(budget: SiteBudget): void {
  if (budget.signal.aborted) throw new SiteError('site-too-slow', 'The check took too long.');
  if (budget.fetches <= 0 || budget.bytes <= 0) {
    throw new SiteError('site-too-large', 'The check needs more than it may.');
  }
  budget.fetches -= 1;
}
