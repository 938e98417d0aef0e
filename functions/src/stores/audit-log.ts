import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { auditEntrySchema, type AuditEntry } from '#shared/entities/audit-entry.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { database } from './database.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

/**
 * `audit_log/{id}`: what operators did. Entries are created here and nowhere else, in the transaction
 * of what they tell about, and nothing changes or deletes them but their time-to-live policy.
 */
const COLLECTION = 'audit_log';

/** Who acts, and when. */
export interface Operator {
  uid: string;
  name: string;
  now: Date;
}

export type NewEntry = Pick<AuditEntry, 'action' | 'target' | 'user_id' | 'note'>;

/** A row to be created together with what it tells about. */
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
  return { ref, data: { ...entry, expires_at: expiryOf(COLLECTION, operator.now) }, entry };
}

/** Writes an entry before something is done that no transaction of ours can hold. */
export async function createEntry(operator: Operator, what: NewEntry): Promise<AuditEntry> {
  const { ref, data, entry } = entryRow(await database(), operator, what);
  await ref.create(data);
  return entry;
}

/** Newest first; all, or those about one row. */
export async function listEntries(
  page: PageRequest & { target?: string | undefined },
): Promise<Page<AuditEntry>> {
  const entries = (await database()).collection(COLLECTION);
  const wanted = page.target === undefined ? entries : entries.where('target', '==', page.target);
  return readPage(auditEntrySchema, newestFirst(wanted, 'at'), page);
}
