import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { StoredContactRequest } from '#shared/entities/handled.ts';

/** A row that somebody marks as done. */
export type Handled = Pick<StoredContactRequest, 'id' | 'done'>;

/** The row as the newest entry about it leaves it; other entries change nothing of it. */
export function rowAfter<R extends Handled>(row: R, entry: AuditEntry): R {
  if (entry.action === 'reopened') return { ...row, done: null };
  if (entry.action !== 'done') return row;
  const { at, operator_name, note } = entry;
  return { ...row, done: { at, operator_name, note } };
}

/** The row as its history, newest first, tells. */
export function rowByHistory<R extends Handled>(row: R, history: readonly AuditEntry[]): R {
  const entry = history.find(({ action }) => action === 'done' || action === 'reopened');
  return entry === undefined ? row : rowAfter(row, entry);
}
