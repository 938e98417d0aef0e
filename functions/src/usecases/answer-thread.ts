import type { OperationsInput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { supportThreadSchema } from '#shared/entities/support-thread.ts';
import { MAX_SUPPORT_MESSAGES } from '#shared/limits.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { ApiError } from '../api-error.ts';
import { supportAnswer } from '../mail/support.ts';
import { entryRow, type Operator } from '../stores/audit-log.ts';
import { ANSWERS_IN_ALL } from '../stores/call-limits.ts';
import { database, isDocumentId, readRow, TRANSACTION } from '../stores/database.ts';
import { mailRow } from '../stores/outgoing-mail.ts';
import { findProfile } from '../stores/profiles.ts';
import { planSharedUses } from '../stores/sharded-limits.ts';
import { threadNotFound } from '../stores/support-threads.ts';

/**
 * Answers a member's thread (product 29.19): the answer is kept in it, which is done by it, and goes
 * to the account's present address, all in one transaction.
 *
 * @throws ApiError `entry-not-found`, `changed-meanwhile` when the member or another operator has
 *   written since, `too-many-requests`; then nothing is stored or sent
 */
export async function answerThread(
  { id, text, seen }: OperationsInput<'answer-thread'>,
  operator: Operator,
): Promise<AuditEntry> {
  const { name: operator_name, now } = operator;
  const db = await database();
  if (!isDocumentId(id)) throw threadNotFound();
  const ref = db.collection('support_threads').doc(id);
  return db.runTransaction(async (transaction) => {
    const thread = readRow(supportThreadSchema, await transaction.get(ref));
    if (thread === null) throw threadNotFound();
    const last = thread.messages.at(-1);
    if ((last?.at ?? null) !== seen) {
      const who = last?.operator_name ?? thread.name;
      throw new ApiError('changed-meanwhile', `${who} has written in it.`);
    }
    const profile = await findProfile(thread.user_id);
    if (profile === null) throw threadNotFound();
    const limit = await planSharedUses(transaction, db, ANSWERS_IN_ALL.key, ANSWERS_IN_ALL, now);
    if (limit === null || thread.messages.length >= MAX_SUPPORT_MESSAGES) {
      throw new ApiError('too-many-requests', 'Too many answers. Please write by e-mail.');
    }
    limit.write();
    const row = entryRow(db, operator, {
      action: 'answered',
      target: ref.path,
      user_id: thread.user_id,
      // The answer is kept as long as the thread, which is shorter than entries are.
      note: '',
    });
    const { at } = row.entry;
    const mail = mailRow(db, supportAnswer(thread, text, profile.email), now);
    transaction.update(ref, {
      messages: [...thread.messages, { at, from: 'us', text, operator_name }],
      updated_at: at,
      done: thread.done ?? { at, operator_name, note: '' },
      expires_at: expiryOf('support_threads', now),
    });
    transaction.create(mail.ref, mail.data);
    transaction.create(row.ref, row.data);
    return row.entry;
  }, TRANSACTION);
}
