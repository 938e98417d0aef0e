import { callAsMember } from '@/lib/session/member-api';
import { setConsents, setMemberReminders } from '@/lib/session/membership';

/** What has to be typed before an account is deleted (product 8.2), the same in every language. */
export const DELETE_WORD = 'DELETE';

/** Fragment that opens the deletion dialog, to which a sign-in with Google returns. */
export const DELETION_HASH = '#delete-account';

/** Withdraws the consent to communications, or gives it again. @throws ApiError */
export async function changeCommunications(agree: boolean): Promise<void> {
  const change = { [agree ? 'agree' : 'withdraw']: ['communications'] as const };
  setConsents((await callAsMember('consents', change)).consents);
}

/** Switches the e-mails before live Q&As on or off. @throws ApiError */
export async function changeEventReminders(on: boolean): Promise<void> {
  setMemberReminders((await callAsMember('event-reminders', { on })).event_reminders);
}
