import type { Query } from 'firebase-admin/firestore';
import { brandLimitKeys } from './brand-usage.ts';
import { stripeLimitKey } from './call-limits.ts';
import { database } from './database.ts';
import { rateLimitRef } from './rate-limits.ts';

/** Rows deleted in one batch; Firestore takes 500 writes. */
const BATCH_SIZE = 300;

/** Documents of a member that carry the uid as their id. */
const KEYED_BY_UID = ['user_profiles', 'user_stats', 'stripe_customers'] as const;

/** Documents of a member that carry the uid in `user_id`. */
const OWNED_BY_UID = [
  'user_subscriptions',
  'payments',
  'user_activity',
  'brand_campaigns',
  'prompt_tests',
] as const;

/**
 * Deletes everything that the store holds about a member (product 8.3). Repeating it is safe. The
 * profile goes last, so that an interrupted deletion still looks like an account.
 */
export async function deleteMemberData(uid: string): Promise<void> {
  const db = await database();
  for (const collection of OWNED_BY_UID) {
    await deleteAll(db.collection(collection).where('user_id', '==', uid));
  }
  const batch = db.batch();
  const limitKeys = [`activity:${uid}`, stripeLimitKey(uid), ...Object.values(brandLimitKeys(uid))];
  for (const key of limitKeys) batch.delete(rateLimitRef(db, key));
  for (const collection of KEYED_BY_UID) batch.delete(db.collection(collection).doc(uid));
  await batch.commit();
}

async function deleteAll(query: Query): Promise<void> {
  for (;;) {
    const page = await query.limit(BATCH_SIZE).get();
    if (page.empty) return;
    const batch = page.query.firestore.batch();
    for (const row of page.docs) batch.delete(row.ref);
    await batch.commit();
  }
}
