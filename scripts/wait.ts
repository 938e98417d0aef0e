import { setTimeout as delay } from 'node:timers/promises';

const PROBE_EVERY_MS = 150;

/**
 * Asks an address until it answers with success. An answer that takes long is waited for: asking
 * anew would only give a busy server the same work again.
 *
 * @param timeoutMs gives up after this long
 * @throws when the time is over; the message has the last answer
 */
export async function waitForHttp(url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let seen = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(deadline - Date.now()) });
      await response.body?.cancel();
      if (response.ok) return;
      seen = `status ${response.status}`;
    } catch (error) {
      seen = error instanceof Error ? error.message : String(error);
    }
    await delay(PROBE_EVERY_MS);
  }
  throw new Error(`${url} did not become ready in ${timeoutMs / 1000} s (${seen})`);
}
