import { callAsMember } from '@/lib/session/member-api';

/** What has to be typed before an account is deleted (product 8.2), the same in every language. */
export const DELETE_WORD = 'DELETE';

/** Deletion waits for Stripe's confirmation, which alone may take 15 s; in milliseconds. */
const DELETION_TIMEOUT_MS = 60_000;

/** Deletes the member's account; may be repeated after a failure. @throws ApiError */
export async function deleteAccount(): Promise<void> {
  await callAsMember('delete-account', {}, { timeoutMs: DELETION_TIMEOUT_MS });
}
