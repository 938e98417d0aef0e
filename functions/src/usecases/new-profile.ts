import type { UserProfile } from '#shared/entities/profile.ts';
import type { Member } from '../call.ts';

/** The profile of a member who has none yet (product 4.9). */
export function newProfile(member: Member, now: Date): UserProfile {
  return {
    id: member.uid,
    user_id: member.uid,
    email: member.email,
    former_emails: [],
    sessions_valid_after: null,
    stripe_email_due: false,
    name: member.name,
    first_name: member.firstName,
    last_name: member.lastName,
    subscription_status: null,
    complimentary: null,
    consents: {},
    visit: null,
    deletion_notice_at: null,
    locale: null,
    event_reminders: true,
    reminded_of: null,
    created_at: now.toISOString(),
  };
}
