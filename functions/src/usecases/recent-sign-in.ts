import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';

/**
 * Checks that the caller has signed in recently, for sensitive actions.
 *
 * @param maxAge of the sign-in, in milliseconds
 * @throws ApiError `recent-sign-in-required`
 */
export function requireRecentSignIn(member: Member, maxAge: number, now: Date): void {
  if (now.getTime() - member.signedInAt > maxAge) {
    throw new ApiError('recent-sign-in-required', 'Please sign in again first.');
  }
}
