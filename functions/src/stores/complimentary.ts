import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { userProfileSchema, type Complimentary } from '#shared/entities/profile.ts';
import { ApiError } from '../api-error.ts';
import { entryRow, type NewEntry, type Operator } from './audit-log.ts';
import { database, isDocumentId, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

const PROFILES = 'user_profiles';

interface Change {
  uid: string;
  /** Null ends it. */
  next: Complimentary | null;
  reason: string;
  /** When what the operator sees was granted; null when they see none. */
  seen: string | null;
}

/**
 * Gives or ends complimentary premium (product 29.6), and writes the entry about it.
 *
 * @throws ApiError `member-not-found`, `changed-meanwhile`; then nothing is written
 */
export async function changeComplimentary(change: Change, operator: Operator): Promise<AuditEntry> {
  const { uid, next, reason } = change;
  const db = await database();
  if (!isDocumentId(uid)) throw notFound();
  const ref = db.collection(PROFILES).doc(uid);
  const what: NewEntry = {
    action: next === null ? 'complimentary-ended' : 'complimentary-granted',
    target: ref.path,
    user_id: uid,
    note: reason,
  };
  const row = entryRow(db, operator, what);
  await db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, uid));
    const profile = stored && readRow(userProfileSchema, stored);
    if (!profile || deleted?.exists) throw notFound();
    const standing = profile.complimentary;
    if ((standing?.granted_at ?? null) !== change.seen) {
      throw new ApiError(
        'changed-meanwhile',
        standing === null
          ? 'Another operator has ended the complimentary premium meanwhile.'
          : `Another operator has given complimentary premium at ${standing.granted_at}.`,
      );
    }
    transaction.update(ref, { complimentary: next });
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
  return row.entry;
}

function notFound(): ApiError {
  return new ApiError('member-not-found', 'There is no such member.');
}
