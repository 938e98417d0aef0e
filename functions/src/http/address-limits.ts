import { createHash } from 'node:crypto';
import type { KeyedLimit } from '../stores/limited-rows.ts';
import type { ClientAddress } from '../call.ts';

const WINDOW_MS = 10 * 60_000;

/** Requests that one person can need in a window, typing errors included. */
const PER_CLAIMED_ADDRESS = 5;

/** A proxy can stand for many people, and a caller who makes addresses up meets this one. */
const PER_SEEN_ADDRESS = 100;

/** How often a public form takes something from an address (product 25.6). */
export function addressLimits(form: string, address: ClientAddress): KeyedLimit[] {
  return [
    {
      key: limitKey(`${form}-claimed`, address.claimed),
      count: PER_CLAIMED_ADDRESS,
      windowMs: WINDOW_MS,
    },
    { key: limitKey(`${form}-seen`, address.seen), count: PER_SEEN_ADDRESS, windowMs: WINDOW_MS },
  ];
}

/** Addresses are personal data: only a hash is kept, and only for the window. */
function limitKey(kind: string, address: string): string {
  return `${kind}-${createHash('sha256').update(address).digest('base64url')}`;
}
