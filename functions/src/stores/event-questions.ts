import { eventQuestionSchema, type EventQuestion } from '#shared/entities/event.ts';
import { MAX_EVENT_QUESTIONS } from '#shared/event-limits.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { ApiError } from '../api-error.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

const COLLECTION = 'event_questions';

/**
 * Stores a member's question. The number of a member's questions is in their ids, so that no other row
 * has to count them.
 *
 * @throws ApiError `too-many-requests` after MAX_EVENT_QUESTIONS for this event, `forbidden` for a
 *   deleted account
 */
export async function addQuestion(
  { event_id, user_id, text }: Pick<EventQuestion, 'event_id' | 'user_id' | 'text'>,
  now: Date,
): Promise<void> {
  const db = await database();
  const places = Array.from({ length: MAX_EVENT_QUESTIONS }, (_, index) =>
    db.collection(COLLECTION).doc(`${event_id}.${user_id}.${index + 1}`),
  );
  await db.runTransaction(async (transaction) => {
    const [deleted, ...taken] = await transaction.getAll(deletedAccount(db, user_id), ...places);
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    // One that came twice, as when the answer was lost, is stored once.
    if (taken.some((row) => row.get('text') === text)) return;
    const ref = taken.find((row) => !row.exists)?.ref;
    if (ref === undefined) {
      throw new ApiError('too-many-requests', 'There are no more questions for this event.');
    }
    const question: EventQuestion = {
      ...{ id: ref.id, event_id, user_id, text },
      created_at: now.toISOString(),
    };
    transaction.create(ref, { ...question, expires_at: expiryOf(COLLECTION, now) });
  }, TRANSACTION);
}

/** The questions for an event, newest first. */
export async function listQuestions(
  page: PageRequest & { event: string },
): Promise<Page<EventQuestion>> {
  const rows = (await database()).collection(COLLECTION).where('event_id', '==', page.event);
  return readPage(eventQuestionSchema, newestFirst(rows, 'created_at'), page);
}

/** How many there are for an event: an aggregate. */
export async function countQuestions(event: string): Promise<number> {
  const rows = (await database()).collection(COLLECTION).where('event_id', '==', event);
  return (await rows.count().get()).data().count;
}
