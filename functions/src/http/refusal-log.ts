import { createHash } from 'node:crypto';
import { API_ERRORS, type ApiErrorCode } from '#shared/api/errors.ts';
import { logWarning, type LogFields } from '../log.ts';

const WINDOW_MS = 60_000;

/** Callers that were logged in this window; beyond that everybody starts anew, to bound memory. */
export const MAX_LOGGED = 20_000;

const logged = new Set<string>();
let windowStart = 0;

/**
 * One line for every refusal that can be an attack (docs/operations.md has the alerts): a session that
 * was ended, a right that the member does not have, a forged event of Stripe's. Of calls over a limit,
 * and of callers without a session, whose calls nothing bounds, it is the first of a minute.
 */
export function logRefusal(code: ApiErrorCode, address: string, fields: LogFields): void {
  const isMember = isKnown(fields);
  // A member is known by the uid.
  const line = { code, ...fields, network: isMember ? null : hashOf(address) };
  const isBounded = isMember && code !== 'too-many-requests';
  if (isBounded || isFirst(JSON.stringify(line))) logWarning('refused', line);
}

/** Whether an answer is one that {@link logRefusal} is for. */
export function isRefusal(code: ApiErrorCode, fields: LogFields): boolean {
  // Only who brings a session is known and yet not let in: it was ended.
  if (code === 'unauthenticated') return isKnown(fields);
  return API_ERRORS[code] === 403 || code === 'too-many-requests' || code === 'invalid-signature';
}

function isKnown(fields: LogFields): boolean {
  return typeof fields['uid'] === 'string';
}

function isFirst(key: string): boolean {
  const now = performance.now();
  if (now - windowStart >= WINDOW_MS || logged.size >= MAX_LOGGED) {
    logged.clear();
    windowStart = now;
  }
  if (logged.has(key)) return false;
  logged.add(key);
  return true;
}

/** Addresses are personal data: the hash only tells calls of one network from another's. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16);
}
