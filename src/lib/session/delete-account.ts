import { callAsMember } from './member-api';
import { forgetUser, signOut } from './sign-out';

/** In milliseconds. Deletion waits for Stripe, which alone may take 15 s. */
const DELETION_TIMEOUT_MS = 60_000;

/**
 * Deletes the member's account; may be repeated after a failure.
 *
 * @throws ApiError, `recent-sign-in-required` among them
 */
export async function deleteAccount(): Promise<void> {
  await callAsMember('delete-account', {}, { timeoutMs: DELETION_TIMEOUT_MS });
}

/**
 * Signs out after the account's deletion, shows `text` and replaces this page by `path` (product
 * 8.4).
 *
 * @param path localized
 */
export async function leaveAfterDeletion(path: string, text: string): Promise<void> {
  await signOut().catch(forgetUser);
  alert(text);
  location.replace(path);
}
