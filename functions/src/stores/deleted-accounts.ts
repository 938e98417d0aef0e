import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { database } from './database.ts';

/**
 * `deleted_accounts/{uid}`: marks an account whose deletion has begun, so that a late webhook or a
 * token that is still valid for an hour cannot bring its data back (product 8.4). Holds no data.
 */
export function deletedAccount(db: Firestore, uid: string): DocumentReference {
  return db.collection('deleted_accounts').doc(uid);
}

export async function markAccountDeleted(uid: string, now: Date): Promise<void> {
  await deletedAccount(await database(), uid).set({ deleted_at: now.toISOString() });
}
