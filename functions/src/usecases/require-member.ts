import { ApiError } from '../api-error.ts';
import { isDocumentId } from '../stores/database.ts';
import { findProfile } from '../stores/profiles.ts';

/**
 * Checks that a uid from an operator's request belongs to a member.
 *
 * @throws ApiError `member-not-found` when no profile has this uid
 */
export async function requireMember(uid: string): Promise<void> {
  const profile = isDocumentId(uid) ? await findProfile(uid) : null;
  if (profile === null) throw new ApiError('member-not-found', 'There is no such member.');
}
