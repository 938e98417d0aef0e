import { ApiError } from '@/lib/api-client';

/** Pause between two attempts, in milliseconds. The server limits calls per minute. */
const PAUSE_MS = 10_000;
const MAX_TRIES = 12;

/**
 * Makes a call, and retries it for up to two minutes while the server answers `too-many-requests`.
 *
 * @throws ApiError
 */
export async function retryWhileRateLimited<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isRateLimited = error instanceof ApiError && error.code === 'too-many-requests';
      if (!isRateLimited || tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
