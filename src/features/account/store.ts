import { callAsMember } from '@/lib/session/member-api';
import { loadMembership, setConsents, setMemberReminders } from '@/lib/session/membership';
import { keepName } from '@/lib/session/store';

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

/** Changes the member's name, here and in the menu. @throws ApiError */
export async function changeName(firstName: string, lastName: string): Promise<void> {
  keepName((await callAsMember('change-name', { firstName, lastName })).name);
  void loadMembership();
}
