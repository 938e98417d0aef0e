import type { OperationsInput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { contactRequestSchema } from '#shared/entities/handled.ts';
import { MAX_REPLIES } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import { contactAnswer } from '../mail/contact-answer.ts';
import { entryRow, type Operator } from '../stores/audit-log.ts';
import { ANSWERS_IN_ALL } from '../stores/call-limits.ts';
import { database, isDocumentId, readRow, TRANSACTION } from '../stores/database.ts';
import { mailRow } from '../stores/outgoing-mail.ts';
import { planSharedUses } from '../stores/sharded-limits.ts';

/**
 * Answers a contact request (product 29.17): the answer is kept with the request, which is done by it,
 * and goes out by e-mail, all in one transaction.
 *
 * @throws ApiError `entry-not-found`, `changed-meanwhile` when another answer was written since,
 *   `too-many-requests`; then nothing is stored or sent
 */
export async function answerRequest(
  { id, text, seen }: OperationsInput<'answer-request'>,
  operator: Operator,
): Promise<AuditEntry> {
  const { name: operator_name, now } = operator;
  const db = await database();
  if (!isDocumentId(id)) throw notFound();
  const ref = db.collection('contact_requests').doc(id);
  const row = entryRow(db, operator, {
    action: 'answered',
    target: ref.path,
    user_id: null,
    // The answer is kept as long as the request, which is shorter than entries are.
    note: '',
  });
  const { at } = row.entry;
  await db.runTransaction(async (transaction) => {
    const request = readRow(contactRequestSchema, await transaction.get(ref));
    if (request === null) throw notFound();
    const last = request.replies.at(-1);
    if ((last?.at ?? null) !== seen) {
      throw new ApiError('changed-meanwhile', `${last?.operator_name ?? ''} has answered it.`);
    }
    const limit = await planSharedUses(transaction, db, ANSWERS_IN_ALL.key, ANSWERS_IN_ALL, now);
    if (limit === null || request.replies.length >= MAX_REPLIES) {
      throw new ApiError('too-many-requests', 'Too many answers. Please write by e-mail.');
    }
    limit.write();
    const mail = mailRow(db, contactAnswer(request, text), now);
    transaction.update(ref, {
      replies: [...request.replies, { at, operator_name, text }],
      done: request.done ?? { at, operator_name, note: '' },
    });
    transaction.create(mail.ref, mail.data);
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
  return row.entry;
}

function notFound(): ApiError {
  return new ApiError('entry-not-found', 'There is no such entry.');
}
