import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';

/**
 * For what needs to know that the member is really there.
 *
 * @param maxAge of the sign-in, in milliseconds
 * @throws ApiError `recent-sign-in-required`
 */
export function requireRecentSignIn(member: Member, maxAge: number, now: Date): void {
  if (now.getTime() - member.signedInAt > maxAge) {
    throw new ApiError('recent-sign-in-required', 'Please sign in again first.');
  }
}
