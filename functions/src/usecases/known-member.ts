import { ApiError } from '../api-error.ts';
import { isDocumentId } from '../stores/database.ts';
import { findProfile } from '../stores/profiles.ts';

/**
 * For what an operator does about a member by the uid.
 *
 * @throws ApiError `member-not-found`
 */
export async function requireMember(uid: string): Promise<void> {
  const profile = isDocumentId(uid) ? await findProfile(uid) : null;
  if (profile === null) throw new ApiError('member-not-found', 'There is no such member.');
}
