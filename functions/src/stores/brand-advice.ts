import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  brandAdviceSchema,
  type AdviceItem,
  type AdviceState,
  type BrandAdvice,
} from '#shared/entities/brand-advice.ts';
import { MAX_ADVICE_MAKES, MAX_SETTLED_ADVICE } from '#shared/rules/advice-limits.ts';
import { ApiError } from '../api-error.ts';
import { requireCampaignIn } from './brand-campaigns.ts';
import { database, readRow, TRANSACTION } from './database.ts';

type Made = Pick<BrandAdvice, 'made_at' | 'by' | 'items'>;

/** The advice of a campaign, which has its id. */
export function adviceRef(db: Firestore, campaignId: string): DocumentReference {
  return db.collection('brand_advice').doc(campaignId);
}

/** The advice of one of the member's campaigns; null before the first. */
export async function findAdvice(uid: string, campaignId: string): Promise<BrandAdvice | null> {
  const ref = adviceRef(await database(), campaignId);
  return ownAdvice(uid, readRow(brandAdviceSchema, await ref.get()));
}

function ownAdvice(uid: string, found: BrandAdvice | null): BrandAdvice | null {
  return found?.user_id === uid ? found : null;
}

/**
 * Counts a list against the campaign's limit before a model is asked, so that calls at the same time
 * cannot exceed it.
 *
 * @throws ApiError `advice-limit-reached`, `campaign-not-found`
 */
export async function claimAdvice(uid: string, campaignId: string, month: string): Promise<void> {
  const db = await database();
  const ref = adviceRef(db, campaignId);
  await db.runTransaction(async (transaction) => {
    await requireCampaignIn(transaction, db, uid, campaignId);
    const stored = ownAdvice(uid, readRow(brandAdviceSchema, await transaction.get(ref)));
    const makes = stored?.month === month ? stored.makes : 0;
    if (makes >= MAX_ADVICE_MAKES) {
      throw new ApiError(
        'advice-limit-reached',
        `A campaign can have ${MAX_ADVICE_MAKES} lists of things to do in a month.`,
      );
    }
    const empty: Made = { made_at: null, by: 'rules', items: [] };
    const claimed: BrandAdvice = {
      ...(stored ?? empty),
      user_id: uid,
      campaign_id: campaignId,
      month,
      makes: makes + 1,
    };
    transaction.set(ref, claimed);
  }, TRANSACTION);
}

/**
 * Replaces the open items by new ones; what was done or dismissed meanwhile stays, without a new item
 * of the same id.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function saveAdvice(
  uid: string,
  campaignId: string,
  made: Made,
): Promise<BrandAdvice> {
  return changeAdvice(uid, campaignId, (stored) => {
    const settled = stored.items.filter(({ state }) => state !== 'open');
    const kept = settled.slice(0, MAX_SETTLED_ADVICE);
    const ids = new Set(kept.map(({ id }) => id));
    return { ...stored, ...made, items: [...made.items.filter(({ id }) => !ids.has(id)), ...kept] };
  });
}

/**
 * Sets the state of one item.
 *
 * @throws ApiError `advice-not-found`, `campaign-not-found`
 */
export async function setAdviceState(
  uid: string,
  campaignId: string,
  id: string,
  state: AdviceState,
  now: Date,
): Promise<BrandAdvice> {
  return changeAdvice(uid, campaignId, (stored) => {
    if (!stored.items.some((item) => item.id === id)) throw notFound();
    const change = (item: AdviceItem): AdviceItem =>
      item.id === id && item.state !== state
        ? { ...item, state, done_at: state === 'done' ? now.toISOString() : null }
        : item;
    return { ...stored, items: stored.items.map(change) };
  });
}

async function changeAdvice(
  uid: string,
  campaignId: string,
  change: (stored: BrandAdvice) => BrandAdvice,
): Promise<BrandAdvice> {
  const db = await database();
  return db.runTransaction(async (transaction) => {
    await requireCampaignIn(transaction, db, uid, campaignId);
    const ref = adviceRef(db, campaignId);
    const stored = ownAdvice(uid, readRow(brandAdviceSchema, await transaction.get(ref)));
    if (stored === null) throw notFound();
    const changed = change(stored);
    transaction.set(ref, changed);
    return changed;
  }, TRANSACTION);
}

function notFound(): ApiError {
  return new ApiError('advice-not-found', 'There is no such thing to do.');
}
