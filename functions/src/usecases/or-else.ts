import { logFailure } from '../log.ts';

/**
 * What a page can do without is its fallback when it cannot be read (product 5.16).
 *
 * @param what names it in the log
 */
export async function orElse<T>(
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
