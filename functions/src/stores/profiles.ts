import type { UserProfile } from '#shared/entities/profile.ts';
import { userProfileSchema } from '#shared/entities/profile.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

const COLLECTION = 'user_profiles';

export async function findProfile(uid: string): Promise<UserProfile | null> {
  return readRow(userProfileSchema, await (await database()).collection(COLLECTION).doc(uid).get());
}

/**
 * The stored profile, or this one created, whoever comes first (product 4.9). An account under
 * deletion gets none: null.
 */
export async function createProfileOnce(profile: UserProfile): Promise<UserProfile | null> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(profile.id);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, profile.id));
    if (deleted?.exists) return null;
    const existing = stored === undefined ? null : readRow(userProfileSchema, stored);
    if (existing !== null) return existing;
    transaction.set(ref, profile, { merge: true });
    return profile;
  }, TRANSACTION);
}
