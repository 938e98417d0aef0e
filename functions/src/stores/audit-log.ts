import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { AUDIT_ACTIONS, auditEntrySchema, type AuditEntry } from '#shared/entities/audit-entry.ts';
import { expiryOf, READ_ENTRY_DAYS } from '#shared/rules/retention.ts';
import { database } from './database.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

/**
 * `audit_log/{id}`: what operators did and read (product 29.5). Entries are only created here, in the
 * transaction of the action, and only their time-to-live policy deletes them.
 */
const COLLECTION = 'audit_log';

/** Who acts, and when. */
export interface Operator {
  uid: string;
  name: string;
  now: Date;
}

const ACTIONS_BUT_READING = AUDIT_ACTIONS.filter((action) => action !== 'read');

export type NewEntry = Pick<AuditEntry, 'action' | 'target' | 'user_id' | 'note' | 'list'>;

/** An entry, to be created in the transaction of the action. */
export interface EntryRow {
  ref: DocumentReference;
  data: object;
  entry: AuditEntry;
}

export function entryRow(db: Firestore, operator: Operator, what: NewEntry): EntryRow {
  const ref = db.collection(COLLECTION).doc();
  const entry: AuditEntry = {
    ...what,
    id: ref.id,
    at: operator.now.toISOString(),
    operator_uid: operator.uid,
    operator_name: operator.name,
  };
  const days = what.action === 'read' ? READ_ENTRY_DAYS : undefined;
  return { ref, data: { ...entry, expires_at: expiryOf(COLLECTION, operator.now, days) }, entry };
}

/** Writes an entry before an action that is not a Firestore transaction. */
export async function createEntry(operator: Operator, what: NewEntry): Promise<AuditEntry> {
  const { ref, data, entry } = entryRow(await database(), operator, what);
  await ref.create(data);
  return entry;
}

/** Newest first; those about one row, or all, with what was read or without. */
export async function listEntries(
  page: PageRequest & { target?: string | undefined; reads: boolean },
): Promise<Page<AuditEntry>> {
  const { target, reads } = page;
  const entries = (await database()).collection(COLLECTION);
  const all = reads ? entries : entries.where('action', 'in', ACTIONS_BUT_READING);
  const wanted = target === undefined ? all : entries.where('target', '==', target);
  return readPage(auditEntrySchema, newestFirst(wanted, 'at'), page);
}
