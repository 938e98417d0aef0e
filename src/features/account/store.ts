import { callAsMember } from '@/lib/session/member-api';
import { setConsents } from '@/lib/session/membership';

/** What has to be typed before an account is deleted (product 8.2), the same in every language. */
export const DELETE_WORD = 'DELETE';

/** Opens the deletion's dialog: where a sign-in with Google comes back to. */
export const DELETION_HASH = '#delete-account';

/** Deletion waits for Stripe's confirmation, which alone may take 15 s; in milliseconds. */
const DELETION_TIMEOUT_MS = 60_000;

/**
 * Deletes the member's account; may be repeated after a failure.
 *
 * @throws ApiError, `recent-sign-in-required` among them
 */
export async function deleteAccount(): Promise<void> {
  await callAsMember('delete-account', {}, { timeoutMs: DELETION_TIMEOUT_MS });
}

/** Takes the consent to communications back, or gives it again. @throws ApiError */
export async function changeCommunications(agree: boolean): Promise<void> {
  const change = { [agree ? 'agree' : 'withdraw']: ['communications'] as const };
  setConsents((await callAsMember('consents', change)).consents);
}
