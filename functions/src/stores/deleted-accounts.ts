import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { database, TRANSACTION } from './database.ts';

/**
 * `deleted_accounts/{uid}`: marks an account whose deletion has begun, so that a late webhook or a
 * token that is still valid for an hour cannot bring its data back (design 7.4). Holds no data.
 */
export function deletedAccount(db: Firestore, uid: string): DocumentReference {
  return db.collection('deleted_accounts').doc(uid);
}

/** Marks it; the first deletion's time stays when a deletion is repeated. */
export async function markAccountDeleted(uid: string, now: Date): Promise<void> {
  const db = await database();
  const ref = deletedAccount(db, uid);
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    transaction.set(ref, { deleted_at: now.toISOString() });
  }, TRANSACTION);
}

/** When the account's deletion began; null while it is not deleted. */
export async function findDeletionOf(uid: string): Promise<string | null> {
  const deletedAt: unknown = (await deletedAccount(await database(), uid).get()).get('deleted_at');
  return typeof deletedAt === 'string' ? deletedAt : null;
}
