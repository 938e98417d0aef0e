import { createHash } from 'node:crypto';
import type { EndpointHandler } from '../http/call.ts';
import { saveContactRequest, type KeyedLimit } from '../stores/contact-requests.ts';

const WINDOW_MS = 10 * 60_000;

/** Requests that one person can need in a window, typing errors included. */
const PER_CLAIMED_ADDRESS = 5;

/** A proxy can stand for many people, and a caller who makes addresses up meets this one. */
const PER_SEEN_ADDRESS = 100;

export const contact: EndpointHandler<'contact'> = {
  acceptsForm: true,
  run: async ({ input, address, now }) => {
    const { website, ...request } = input;
    // A robot is told that it succeeded, so that it does not try another way.
    if (website === undefined || website === '') {
      const limits: KeyedLimit[] = [
        {
          key: limitKey('claimed', address.claimed),
          count: PER_CLAIMED_ADDRESS,
          windowMs: WINDOW_MS,
        },
        { key: limitKey('seen', address.seen), count: PER_SEEN_ADDRESS, windowMs: WINDOW_MS },
      ];
      await saveContactRequest(request, limits, now);
    }
    return { success: true };
  },
};

/** Addresses are personal data: only a hash is kept, and only for the window. */
function limitKey(kind: string, address: string): string {
  return `contact-${kind}-${createHash('sha256').update(address).digest('base64url')}`;
}
