import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { StoredContactRequest } from '#shared/entities/handled.ts';

/** A row that an operator can mark as done. */
export type Handled = Pick<StoredContactRequest, 'id' | 'done'>;

/** The row after an entry of the audit log; entries of other actions do not change it. */
export function rowAfter<R extends Handled>(row: R, entry: AuditEntry): R {
  if (entry.action === 'reopened') return { ...row, done: null };
  if (entry.action !== 'done') return row;
  const { at, operator_name, note } = entry;
  return { ...row, done: { at, operator_name, note } };
}

/** The row after its history, newest first. */
export function rowByHistory<R extends Handled>(row: R, history: readonly AuditEntry[]): R {
  const entry = history.find(({ action }) => action === 'done' || action === 'reopened');
  return entry === undefined ? row : rowAfter(row, entry);
}
