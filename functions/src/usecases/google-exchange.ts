import { createHash } from 'node:crypto';
import { exchangeCode } from '../gateways/google.ts';

/** How long the same code gets the same answer, in milliseconds: enough to refresh a slow page. */
const CACHE_MS = 120_000;

/** Most codes in the cache, to bound memory. */
const MOST_KEPT = 1_000;

interface Exchange {
  until: number;
  idToken: Promise<string>;
}

const exchanges = new Map<string, Exchange>();

/**
 * Google's ID token for an authorisation code. Google accepts a code once, and the page may be reloaded
 * before it has the answer, so the same code with its verifier gets the same answer from this instance
 * for CACHE_MS (product 3.18). A failure is not cached.
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
