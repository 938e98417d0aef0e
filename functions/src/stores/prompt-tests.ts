import type { Query } from 'firebase-admin/firestore';
import { storedPromptTestSchema, type StoredPromptTest } from '#shared/entities/prompt-test.ts';
import { MAX_LISTED_TESTS } from '#shared/limits.ts';
import { campaignRef, requireCampaignIn } from './brand-campaigns.ts';
import { database, readRows, TRANSACTION } from './database.ts';

const COLLECTION = 'prompt_tests';

/** Tests deleted in one transaction; Firestore takes 500 writes. */
const BATCH_SIZE = 300;

/** The member's newest tests, of one campaign or of all, at most MAX_LISTED_TESTS. */
export async function listTests(uid: string, campaignId?: string): Promise<StoredPromptTest[]> {
  const own = (await database()).collection(COLLECTION).where('user_id', '==', uid);
  const wanted = campaignId === undefined ? own : own.where('campaign_id', '==', campaignId);
  const newest = wanted.orderBy('created_at', 'desc').limit(MAX_LISTED_TESTS);
  return readRows(storedPromptTestSchema, (await newest.get()).docs);
}

/**
 * Stores the tests of one call, all or none, unless their campaign is gone by now.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function saveTests(
  uid: string,
  campaignId: string,
  tests: readonly Omit<StoredPromptTest, 'id'>[],
): Promise<StoredPromptTest[]> {
  const db = await database();
  const rows = tests.map((test) => ({ ...test, id: db.collection(COLLECTION).doc().id }));
  await db.runTransaction(async (transaction) => {
    await requireCampaignIn(transaction, db, uid, campaignId);
    for (const row of rows) transaction.create(db.collection(COLLECTION).doc(row.id), row);
  }, TRANSACTION);
  return rows;
}

/**
 * Deletes a campaign with its tests. The campaign goes in the same transaction as the last tests, so
 * that a deletion that broke off can be repeated and no test is stored meanwhile.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function deleteCampaignWithTests(uid: string, id: string): Promise<void> {
  const db = await database();
  const tests: Query = db
    .collection(COLLECTION)
    .where('user_id', '==', uid)
    .where('campaign_id', '==', id)
    .select()
    .limit(BATCH_SIZE);
  for (let isDone = false; !isDone;) {
    isDone = await db.runTransaction(async (transaction) => {
      await requireCampaignIn(transaction, db, uid, id);
      const { docs } = await transaction.get(tests);
      for (const { ref } of docs) transaction.delete(ref);
      const isLast = docs.length < BATCH_SIZE;
      if (isLast) transaction.delete(campaignRef(db, id));
      return isLast;
    }, TRANSACTION);
  }
}
