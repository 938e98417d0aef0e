import { supportThreadSchema, type SupportThread } from '#shared/entities/support-thread.ts';
import { MAX_SUPPORT_MESSAGES, SUPPORT_PAGE, SUPPORT_WORKDAYS } from '#shared/limits.ts';
import { germanDay } from '#shared/rules/dates.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { workdayAfter } from '#shared/rules/workdays.ts';
import { ApiError } from '../api-error.ts';
import type { Mail } from '../mail/compose.ts';
import { NAME_KEY, nameKey, type Wanted } from './contact-requests.ts';
import { database, isDocumentId, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { normalizeEmail } from './normalize-email.ts';
import { mailRow } from './outgoing-mail.ts';
import { newestFirst, onePage, openRows, readPage, startingWith, type Page } from './pages.ts';
import { planUse, type Limits } from './rate-limited-writes.ts';

const COLLECTION = 'support_threads';

/** What a member writes. */
interface SupportMessage {
  text: string;
  /** The thread that it continues; null begins one, with this context and language. */
  thread: string | null;
  begin: Pick<SupportThread, 'context' | 'locale'>;
  /** Who writes, as the account has it now. */
  member: Pick<SupportThread, 'user_id' | 'email' | 'name' | 'is_premium'>;
}

/**
 * Stores a message in `support_threads/{id}` and queues its e-mails in the same transaction (product
 * 10.13). It opens the thread, which is due SUPPORT_WORKDAYS later; one that waits already keeps its
 * day.
 *
 * @param mailsOf the e-mails, by the thread as it is then
 * @throws ApiError `entry-not-found` for a thread that is gone or another member's,
 *   `too-many-requests` when a limit is used up or the thread is full, `forbidden` for a deleted
 *   account; then nothing is stored
 */
export async function saveSupportMessage(
  message: SupportMessage,
  mailsOf: (thread: SupportThread) => Mail[],
  limits: Limits,
  now: Date,
): Promise<SupportThread> {
  const db = await database();
  const threads = db.collection(COLLECTION);
  const { thread: continued, member, text } = message;
  if (continued !== null && !isDocumentId(continued)) throw threadNotFound();
  const ref = continued === null ? threads.doc() : threads.doc(continued);
  const at = now.toISOString();
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, member.user_id));
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const before = stored ? readRow(supportThreadSchema, stored) : null;
    if (continued !== null && before?.user_id !== member.user_id) throw threadNotFound();
    // The last place is for an answer.
    const isFull = (before?.messages.length ?? 0) >= MAX_SUPPORT_MESSAGES - 1;
    const countUse = isFull ? null : await planUse(transaction, db, limits, now);
    if (countUse === null) throw new ApiError('too-many-requests', 'Too many messages.');
    countUse();
    const isWaiting = before?.done === null && before.messages.at(-1)?.from === 'member';
    const thread: SupportThread = {
      ...(before ?? { id: ref.id, created_at: at, ...message.begin }),
      ...member,
      email: normalizeEmail(member.email),
      updated_at: at,
      due_on: isWaiting ? before.due_on : workdayAfter(germanDay(now), SUPPORT_WORKDAYS),
      messages: [...(before?.messages ?? []), { at, from: 'member', text, operator_name: null }],
      done: null,
    };
    const expires_at = expiryOf(COLLECTION, now);
    transaction.set(ref, { ...thread, [NAME_KEY]: nameKey(thread.name), expires_at });
    for (const mail of mailsOf(thread)) {
      const row = mailRow(db, mail, now);
      transaction.create(row.ref, row.data);
    }
    return thread;
  }, TRANSACTION);
}

export function threadNotFound(): ApiError {
  return new ApiError('entry-not-found', 'There is no such thread.');
}

/** A member's threads; the one with the newest message first. */
export async function listThreadsOf(
  uid: string,
  cursor: string | undefined,
): Promise<Page<SupportThread>> {
  const own = (await database()).collection(COLLECTION).where('user_id', '==', uid);
  return readPage(supportThreadSchema, newestFirst(own, 'updated_at'), {
    cursor,
    limit: SUPPORT_PAGE,
  });
}

async function findThread(id: string): Promise<SupportThread | null> {
  if (!isDocumentId(id)) return null;
  const row = (await database()).collection(COLLECTION).doc(id);
  return readRow(supportThreadSchema, await row.get());
}

/**
 * For an operator: newest first, and of the open ones first what is due first; what is searched for
 * comes in the order of addresses or names.
 */
export async function listSupportThreads(page: Wanted): Promise<Page<SupportThread>> {
  const { id, open, email, name } = page;
  if (id !== undefined) return onePage(await findThread(id));
  const rows = openRows((await database()).collection(COLLECTION), open);
  const order =
    email !== ''
      ? startingWith(rows, 'email', email.toLowerCase())
      : name !== ''
        ? startingWith(rows, NAME_KEY, nameKey(name))
        : open
          ? ({ query: rows, by: { field: 'due_on', holds: 'text' }, direction: 'asc' } as const)
          : newestFirst(rows, 'updated_at');
  return readPage(supportThreadSchema, order, page);
}

/** How many wait for an answer, and the day by which the first is due. */
export async function openThreads(): Promise<{ open: number; due_on: string | null }> {
  const rows = openRows((await database()).collection(COLLECTION), true);
  const [count, first] = await Promise.all([
    rows.count().get(),
    rows.orderBy('due_on').limit(1).get(),
  ]);
  const due_on = first.docs[0]?.get('due_on') as string | undefined;
  return { open: count.data().count, due_on: due_on ?? null };
}
