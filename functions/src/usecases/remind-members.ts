import type { StoredEvent } from '#shared/entities/event.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { logFailure } from '../log.ts';
import { eventReminder } from '../mail/event-reminder.ts';
import { listEventsUntil, noteReminded } from '../stores/events.ts';
import { listProfiles, noteReminder } from '../stores/profiles.ts';
import { listSubscriptionsOfAll } from '../stores/subscriptions.ts';
import { grantsPremium } from './entitlement.ts';

/** How long before its start members are reminded of a live Q&A, in hours. */
const REMINDER_HOURS = 24;

/** Profiles that are read at once, and of those the e-mails that are queued at once. */
const PAGE = 300;
const AT_ONCE = 20;

/**
 * Sends the e-mail the day before a live Q&A to premium members who want it (product 30.6). A run that
 * broke off is finished by the next one: what each member was reminded of is stored with the e-mail.
 */
export async function remindMembers(now: Date): Promise<void> {
  const until = new Date(now.getTime() + REMINDER_HOURS * HOUR_MS);
  for (const event of await listEventsUntil(now, until)) {
    if (event.reminded_for === event.starts_at) continue;
    if (await remindAll(event, now)) await noteReminded(event);
  }
}

/** @returns whether nobody was left out by a failure */
async function remindAll(event: StoredEvent, now: Date): Promise<boolean> {
  // With the start: who was told of another one is told of this.
  const key = `${event.id}@${event.starts_at}`;
  let isComplete = true;
  let cursor: string | null | undefined;
  do {
    const page = await listProfiles({ email: '', limit: PAGE, ...(cursor ? { cursor } : {}) });
    const due = await withAccess(
      page.rows.filter((profile) => isDue(profile, key)),
      now,
    );
    for (let start = 0; start < due.length; start += AT_ONCE) {
      const some = due.slice(start, start + AT_ONCE).map(({ id }) => remind(id, key, event, now));
      isComplete = (await Promise.all(some)).every(Boolean) && isComplete;
    }
    cursor = page.next_cursor;
  } while (cursor !== null);
  return isComplete;
}

function isDue({ event_reminders, reminded_of }: UserProfile, key: string): boolean {
  return event_reminders && reminded_of !== key;
}

async function withAccess(profiles: readonly UserProfile[], now: Date): Promise<UserProfile[]> {
  const subscriptions = await listSubscriptionsOfAll(profiles.map(({ id }) => id));
  return profiles.filter((each) => grantsPremium(each, subscriptions.get(each.id) ?? [], now));
}

/** A member who cannot be written to does not stop the others. */
async function remind(uid: string, key: string, event: StoredEvent, now: Date): Promise<boolean> {
  try {
    await noteReminder(
      uid,
      key,
      (profile) =>
        isDue(profile, key)
          ? eventReminder(profile.email, profile.locale ?? DEFAULT_LOCALE, event)
          : null,
      now,
    );
    return true;
  } catch (error) {
    logFailure('reminder of an event', error, { uid });
    return false;
  }
}
