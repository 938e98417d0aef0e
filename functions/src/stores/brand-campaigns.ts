import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  brandCampaignSchema,
  storedBrandCampaignSchema,
  type BrandCampaign,
  type StoredBrandCampaign,
} from '#shared/entities/brand-campaign.ts';
import { MAX_BRAND_CAMPAIGNS } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';

const COLLECTION = 'brand_campaigns';

const numbersSchema = z.pick(storedBrandCampaignSchema, {
  id: true,
  user_id: true,
  brand_name: true,
  competitors: true,
  stats: true,
  competitor_stats: true,
  schedule: true,
});

type CampaignNumbers = z.infer<typeof numbersSchema>;

/**
 * Newest first, without what only a comparison reads; sorted here, because a member has at most
 * MAX_BRAND_CAMPAIGNS.
 */
export async function listCampaigns(uid: string): Promise<BrandCampaign[]> {
  const own = (await database())
    .collection(COLLECTION)
    .where('user_id', '==', uid)
    .select(...Object.keys(brandCampaignSchema.shape));
  return readRows(brandCampaignSchema, (await own.get()).docs).sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}

/** Names, numbers and schedule of one of the member's campaigns; null when it is gone. */
export async function findNumbers(uid: string, id: string): Promise<CampaignNumbers | null> {
  const db = await database();
  const fieldMask = Object.keys(numbersSchema.shape);
  const [found] = await db.getAll(campaignRef(db, id), { fieldMask });
  const row = found ? readRow(numbersSchema, found) : null;
  return row?.user_id === uid ? row : null;
}

/** A campaign of any member, for scheduled work. */
export async function findCampaign(id: string): Promise<StoredBrandCampaign | null> {
  return readRow(storedBrandCampaignSchema, await campaignRef(await database(), id).get());
}

/**
 * The member's campaign with this id.
 *
 * @throws ApiError `campaign-not-found`, also for another member's campaign
 */
export async function requireCampaign(uid: string, id: string): Promise<StoredBrandCampaign> {
  const db = await database();
  return ownCampaign(uid, id, async (ref) => ref.get(), db);
}

/** {@link requireCampaign} within a transaction. */
export async function requireCampaignIn(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  id: string,
): Promise<StoredBrandCampaign> {
  return ownCampaign(uid, id, (ref) => transaction.get(ref), db);
}

async function ownCampaign(
  uid: string,
  id: string,
  read: (ref: DocumentReference) => ReturnType<DocumentReference['get']>,
  db: Firestore,
): Promise<StoredBrandCampaign> {
  const found = isDocumentId(id)
    ? readRow(storedBrandCampaignSchema, await read(campaignRef(db, id)))
    : null;
  if (found?.user_id !== uid) {
    throw new ApiError('campaign-not-found', 'There is no such campaign.');
  }
  return found;
}

export function campaignRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTION).doc(id);
}

/**
 * Stores a new campaign under an id of its own.
 *
 * @throws ApiError `campaign-limit-reached`, `forbidden` for a deleted account
 */
export async function createCampaign(
  campaign: Omit<StoredBrandCampaign, 'id'>,
): Promise<StoredBrandCampaign> {
  const db = await database();
  const campaigns = db.collection(COLLECTION);
  const ref = campaigns.doc();
  const own = campaigns.where('user_id', '==', campaign.user_id).select();
  const row = { ...campaign, id: ref.id };
  await db.runTransaction(async (transaction) => {
    const [deleted, existing] = await Promise.all([
      transaction.get(deletedAccount(db, campaign.user_id)),
      transaction.get(own.limit(MAX_BRAND_CAMPAIGNS)),
    ]);
    if (deleted.exists) throw new ApiError('forbidden', 'This account is deleted.');
    if (existing.size >= MAX_BRAND_CAMPAIGNS) {
      throw new ApiError(
        'campaign-limit-reached',
        `A member can have at most ${MAX_BRAND_CAMPAIGNS} campaigns.`,
      );
    }
    transaction.create(ref, row);
  }, TRANSACTION);
  return row;
}

/**
 * Changes a campaign of the member.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function updateCampaign(
  uid: string,
  id: string,
  changes: Partial<Omit<StoredBrandCampaign, 'id' | 'user_id' | 'created_at'>>,
): Promise<StoredBrandCampaign> {
  const db = await database();
  return db.runTransaction(async (transaction) => {
    const stored = await requireCampaignIn(transaction, db, uid, id);
    const changed = { ...stored, ...changes };
    transaction.set(campaignRef(db, id), changed);
    return changed;
  }, TRANSACTION);
}

/**
 * Changes the member's choices of sources' kinds, and nothing else of the campaign.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function updateSourceKinds(
  uid: string,
  id: string,
  change: (known: StoredBrandCampaign['source_kinds']) => StoredBrandCampaign['source_kinds'],
): Promise<StoredBrandCampaign> {
  const db = await database();
  return db.runTransaction(async (transaction) => {
    const stored = await requireCampaignIn(transaction, db, uid, id);
    const source_kinds = change(stored.source_kinds);
    transaction.update(campaignRef(db, id), { source_kinds });
    return { ...stored, source_kinds };
  }, TRANSACTION);
}
