import { logFailure } from '../log.ts';

/**
 * Waits for an optional read and returns its fallback when the read fails, so that the page still
 * loads without it (product 5.16). The failure is logged.
 *
 * @param what names the read in the log
 */
export async function withFallback<T>(
  fallback: T,
  reading: Promise<T>,
  what: string,
  uid: string,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    logFailure(what, error, { uid });
    return fallback;
  }
}
