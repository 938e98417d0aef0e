import * as z from 'zod/mini';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { doneSchema, type HandledCollection } from '#shared/entities/handled.ts';
import { ApiError } from '../api-error.ts';
import { entryRow, type Operator } from './audit-log.ts';
import { database, isDocumentId, TRANSACTION } from './database.ts';

const handledSchema = z.object({ done: doneSchema });

export interface DoneChange {
  collection: HandledCollection;
  id: string;
  done: boolean;
  note: string;
  /** When what the operator sees was marked as done; null when they see it open. */
  seen: string | null;
}

/**
 * Marks a row as done or opens it again, and writes the entry about it.
 *
 * @throws ApiError `entry-not-found`, `changed-meanwhile`; then nothing is written
 */
export async function setDone(change: DoneChange, operator: Operator): Promise<AuditEntry> {
  const { collection, id, note } = change;
  const db = await database();
  if (!isDocumentId(id)) throw notFound();
  const ref = db.collection(collection).doc(id);
  const row = entryRow(db, operator, {
    action: change.done ? 'done' : 'reopened',
    target: ref.path,
    user_id: null,
    note,
  });
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw notFound();
    const { done } = handledSchema.parse(stored.data());
    if ((done?.at ?? null) !== change.seen) {
      throw new ApiError(
        'changed-meanwhile',
        done === null
          ? 'Another operator has opened it again meanwhile.'
          : `${done.operator_name} has marked it as done at ${done.at}: ${done.note}`,
      );
    }
    const next = change.done ? { at: row.entry.at, operator_name: operator.name, note } : null;
    transaction.update(ref, { done: next });
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
  return row.entry;
}

function notFound(): ApiError {
  return new ApiError('entry-not-found', 'There is no such entry.');
}
