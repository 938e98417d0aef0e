import { callAsMember } from '@/lib/session/member-api';
import { setConsents } from '@/lib/session/membership';

/** What has to be typed before an account is deleted (product 8.2), the same in every language. */
export const DELETE_WORD = 'DELETE';

/** Opens the deletion's dialog: where a sign-in with Google comes back to. */
export const DELETION_HASH = '#delete-account';

/** Takes the consent to communications back, or gives it again. @throws ApiError */
export async function changeCommunications(agree: boolean): Promise<void> {
  const change = { [agree ? 'agree' : 'withdraw']: ['communications'] as const };
  setConsents((await callAsMember('consents', change)).consents);
}
