import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { memberLibrarySchema, type MemberLibrary } from '#shared/entities/member-library.ts';
import { EMPTY_LISTS } from '#shared/rules/prompt-lists.ts';
import { ApiError } from '../api-error.ts';
import { libraryLimit } from './call-limits.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { nextUse, rateLimitRef } from './rate-limits.ts';

/** What a change gets: everything that it reads, it reads before it writes. */
interface LibraryChange {
  db: Firestore;
  transaction: Transaction;
  library: MemberLibrary;
}

/**
 * Changes what a member keeps of the prompt library, in one transaction that counts against the
 * member's limit. All of it meets on one document, so that two tabs take turns.
 *
 * @throws ApiError `too-many-requests`, `forbidden` for a deleted account
 */
export async function changeLibrary<T>(
  uid: string,
  now: Date,
  change: (change: LibraryChange) => Promise<T>,
): Promise<T> {
  const db = await database();
  const limit = libraryLimit(uid);
  const limitRef = rateLimitRef(db, limit.key);
  return db.runTransaction(async (transaction) => {
    const [used, deleted, stored] = await transaction.getAll(
      limitRef,
      deletedAccount(db, uid),
      libraryRef(db, uid),
    );
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const use = nextUse(used, limit, now);
    if (use === null) throw new ApiError('too-many-requests', 'Please slow down.');
    const found = stored === undefined ? null : readRow(memberLibrarySchema, stored);
    const library = found ?? emptyLibrary(uid);
    const result = await change({ db, transaction, library });
    transaction.set(limitRef, use);
    return result;
  }, TRANSACTION);
}

/** The member's favourites and last used prompts; empty for a member without any. */
export async function findLibrary(uid: string): Promise<MemberLibrary> {
  const stored = await libraryRef(await database(), uid).get();
  return readRow(memberLibrarySchema, stored) ?? emptyLibrary(uid);
}

export function libraryRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('member_library').doc(uid);
}

function emptyLibrary(uid: string): MemberLibrary {
  return { user_id: uid, favourites: [...EMPTY_LISTS.favourites], recent: [], filled: [] };
}
