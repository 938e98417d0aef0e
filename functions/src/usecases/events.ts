import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import type { OperationsInput, OperationsOutput } from '#shared/api/operations.ts';
import type { OperationsToday } from '#shared/api/operations-today.ts';
import type { StoredEvent } from '#shared/entities/event.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { isJoinOpen, isOver, namedBy } from '#shared/rules/events.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ApiError } from '../api-error.ts';
import { addQuestion, countQuestions, listQuestions } from '../stores/event-questions.ts';
import { findEvent, findNextEvent, listEvents, listPastEvents } from '../stores/events.ts';
import { emailsOf } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { grantsPremium } from './entitlement.ts';

/** The next live Q&A for this member, and past ones where they are asked for (product 30.3). */
export async function readEvents(
  { locale, past }: EndpointInput<'events'>,
  profile: UserProfile,
  now: Date,
): Promise<EndpointOutput<'events'>> {
  const [subscriptions, next] = await Promise.all([
    listSubscriptionsOf(profile.id),
    findNextEvent(now),
  ]);
  const isPremium = grantsPremium(profile, subscriptions, now);
  const listed = past === 'yes' && isPremium ? await listPastEvents(now) : [];
  return {
    next: next && {
      ...viewOf(next, locale),
      join_url: isPremium && isJoinOpen(next, now) ? next.join_url : null,
    },
    named_by: next === null ? await dueDay(now) : null,
    past: listed.map((event) => ({
      ...viewOf(event, locale),
      recording_url: event.recording_url,
      answers: event.answers?.[locale] ?? null,
    })),
  };
}

function viewOf({ id, starts_at, minutes, topic, description }: StoredEvent, locale: Locale) {
  return { id, starts_at, minutes, topic: topic[locale], description: description[locale] };
}

async function dueDay(now: Date): Promise<string> {
  const [last] = await listPastEvents(now, 1);
  return namedBy(last?.starts_at ?? null, now);
}

/**
 * Takes a member's question.
 *
 * @throws ApiError `event-not-found` for one that is over, and as {@link addQuestion}
 */
export async function askForEvent(
  { event: id, text }: EndpointInput<'event-question'>,
  uid: string,
  now: Date,
): Promise<void> {
  const event = await findEvent(id);
  if (event === null || isOver(event, now)) {
    throw new ApiError('event-not-found', 'There is no such event, or it is over.');
  }
  await addQuestion({ event_id: event.id, user_id: uid, text }, now);
}

/** What an operator has to do for the live Q&A (product 30.4). */
export async function readEventsToday(now: Date): Promise<OperationsToday['events']> {
  const next = await findNextEvent(now);
  if (next === null) return { next, named_by: await dueDay(now) };
  const questions = await countQuestions(next.id);
  return { next: { starts_at: next.starts_at, questions }, named_by: null };
}

/** For an operator: all live Q&As with the number of their questions. */
export async function listEventRows(
  page: OperationsInput<'events'>,
): Promise<Omit<OperationsOutput<'events'>, 'action'>> {
  const { rows, next_cursor } = await listEvents(page);
  const shown = rows.map(async ({ reminded_for: _, ...event }) => ({
    ...event,
    questions: await countQuestions(event.id),
  }));
  return { rows: await Promise.all(shown), next_cursor };
}

/** The questions for one of them, with their members' addresses. */
export async function listQuestionRows(
  page: OperationsInput<'event-questions'>,
): Promise<Omit<OperationsOutput<'event-questions'>, 'action'>> {
  const { rows, next_cursor } = await listQuestions(page);
  const emails = await emailsOf(rows.map(({ user_id }) => user_id));
  const shown = rows.map((row) => ({ ...row, email: emails.get(row.user_id) ?? null }));
  return { rows: shown, next_cursor };
}
