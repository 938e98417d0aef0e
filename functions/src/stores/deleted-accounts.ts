import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expiryOf } from '#shared/rules/retention.ts';
import { errorCode } from '../error-code.ts';
import { database } from './database.ts';

/** gRPC code of a write whose document exists (google.rpc.Code). */
const ALREADY_EXISTS = 6;

/**
 * `deleted_accounts/{uid}`: marks an account whose deletion has begun, so that a late webhook or a
 * token that is still valid for an hour cannot bring its data back (product 8.4). Holds no data.
 */
export function deletedAccount(db: Firestore, uid: string): DocumentReference {
  return db.collection('deleted_accounts').doc(uid);
}

/** Marks it; the first deletion's time stays when a deletion is repeated. */
export async function markAccountDeleted(uid: string, now: Date): Promise<void> {
  const mark = deletedAccount(await database(), uid).create({
    deleted_at: now.toISOString(),
    expires_at: expiryOf('deleted_accounts', now),
  });
  await mark.catch((error: unknown) => {
    if (errorCode(error) !== ALREADY_EXISTS) throw error;
  });
}

/** When the account's deletion began; null while it is not deleted. */
export async function findDeletionOf(uid: string): Promise<string | null> {
  const deletedAt: unknown = (await deletedAccount(await database(), uid).get()).get('deleted_at');
  return typeof deletedAt === 'string' ? deletedAt : null;
}
