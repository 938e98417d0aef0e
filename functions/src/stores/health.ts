import { logFailure } from '../log.ts';
import { findLastCleanRun } from './ledger-runs.ts';

/** Longest wait for the store, in milliseconds: monitors give up after a few seconds. */
const TIMEOUT_MS = 3_000;

/**
 * Reads the age of the last clean ledger from the store: one row (product 29.9).
 *
 * @returns null when it cannot be read in time
 */
export async function readHealth(): Promise<{ lastCleanRun: string | null } | null> {
  const { promise: isLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  try {
    return await Promise.race([read(), isLate]);
  } catch (error) {
    logFailure('health', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function read(): Promise<{ lastCleanRun: string | null }> {
  return { lastCleanRun: await findLastCleanRun() };
}
