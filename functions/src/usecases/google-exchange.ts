import { createHash } from 'node:crypto';
import { exchangeCode } from '../gateways/google.ts';

/** How long the same code gets the same answer: somebody refreshes a slow page well within it. */
const CACHE_MS = 120_000;

/** Bounds what a flood of codes can fill. */
const MOST_KEPT = 1_000;

interface Exchange {
  until: number;
  idToken: Promise<string>;
}

const exchanges = new Map<string, Exchange>();

/**
 * Google's ID token for a code. Google takes a code once, and the page that asked may be gone before
 * the answer is there: whoever brings the same code and its secret again gets the same answer, from
 * this instance and for two minutes. A failure is not kept.
 *
 * @throws ApiError as {@link exchangeCode}
 */
export async function exchangeOnce(code: string, verifier: string, now: Date): Promise<string> {
  forgetOld(now.getTime());
  const key = createHash('sha256').update(`${verifier} ${code}`).digest('base64url');
  const known = exchanges.get(key);
  if (known) return known.idToken;
  const idToken = exchangeCode(code, verifier);
  exchanges.set(key, { until: now.getTime() + CACHE_MS, idToken });
  try {
    return await idToken;
  } catch (error) {
    exchanges.delete(key);
    throw error;
  }
}

/** Entries are in the order of their end. */
function forgetOld(now: number): void {
  for (const [key, { until }] of exchanges) {
    if (until > now && exchanges.size < MOST_KEPT) return;
    exchanges.delete(key);
  }
}
