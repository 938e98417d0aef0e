import { ApiError } from '@/lib/api-client';

/** From a call that came too early to the next try: the server counts calls by the minute. */
const PAUSE_MS = 10_000;
const MAX_TRIES = 12;

/**
 * Makes a call, and makes it again for up to two minutes while it is one too many.
 *
 * @throws ApiError
 */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isEarly = error instanceof ApiError && error.code === 'too-many-requests';
      if (!isEarly || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
