import { createHash } from 'node:crypto';
import { API_ERRORS, type ApiErrorCode } from '#shared/api/errors.ts';
import { logWarning, type LogFields } from '../log.ts';

const WINDOW_MS = 60_000;

/** Lines that are remembered in a window; above that all are forgotten, to bound memory. */
export const MAX_LOGGED = 20_000;

const logged = new Set<string>();
let windowStart = 0;

/**
 * Logs a refused request that can be an attack (product 25.5; docs/operations.md has the alerts): a
 * session that was ended, missing rights, an event with a wrong Stripe signature. Of calls over a limit,
 * and of callers without a session, whose number is unlimited, only the first of a minute is logged.
 */
export function logRefusal(code: ApiErrorCode, address: string, fields: LogFields): void {
  const isMember = isKnown(fields);
  // A uid is enough to find a member.
  const line = { code, ...fields, network: isMember ? null : hashOf(address) };
  const isBounded = isMember && code !== 'too-many-requests';
  if (isBounded || isFirst(JSON.stringify(line))) logWarning('refused', line);
}

/** Whether {@link logRefusal} logs an error code. */
export function isRefusal(code: ApiErrorCode, fields: LogFields): boolean {
  // A uid is known only with a session cookie, so a 401 means that the session was ended.
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

/** IP addresses are personal data: a hash is enough to group the calls of one network. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16);
}
