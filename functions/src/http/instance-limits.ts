import { ApiError } from '../api-error.ts';

const WINDOW_MS = 60_000;

/** Calls of one caller in a minute; far above what a page asks, far below what would hold others up. */
const MAX_CALLS = 300;

/** Callers that are counted; above that all counts are reset, to bound memory. */
const MAX_CALLERS = 20_000;

const calls = new Map<string, number>();
let windowStart = 0;

/**
 * Counts a call of a uid or an address in this instance's memory, before anything is read for it: a
 * burst costs neither the store nor other callers. Instances count apart, and what must hold for all
 * of them together is counted in the store (product 25.6).
 *
 * @throws ApiError `too-many-requests`
 */
export function countInInstance(caller: string): void {
  const now = performance.now();
  if (now - windowStart >= WINDOW_MS || calls.size >= MAX_CALLERS) {
    calls.clear();
    windowStart = now;
  }
  const count = (calls.get(caller) ?? 0) + 1;
  calls.set(caller, count);
  if (count > MAX_CALLS) throw new ApiError('too-many-requests', 'Too many calls. Please wait.');
}
