import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  brandAdviceSchema,
  type AdviceItem,
  type AdviceState,
  type BrandAdvice,
} from '#shared/entities/brand-advice.ts';
import {
  MAX_ADVICE_MAKES,
  MAX_SETTLED_ADVICE,
  MAX_TAKEN_FINDINGS,
} from '#shared/rules/advice-limits.ts';
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

/** A list in which nothing was made yet. */
function empty(uid: string, campaignId: string): Omit<BrandAdvice, 'month'> {
  return {
    user_id: uid,
    campaign_id: campaignId,
    makes: 0,
    made_at: null,
    by: 'rules',
    items: [],
  };
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
    const claimed = { ...(stored ?? empty(uid, campaignId)), month, makes: makes + 1 };
    transaction.set(ref, claimed);
  }, TRANSACTION);
}

/**
 * Replaces the open items by new ones; what was done or dismissed meanwhile stays, without a new item
 * of the same id, and so do open findings of the site check.
 *
 * @throws ApiError `campaign-not-found`
 */
export async function saveAdvice(
  uid: string,
  campaignId: string,
  made: Made,
): Promise<BrandAdvice> {
  return changeAdvice(uid, campaignId, (found) => {
    const stored = existing(found);
    const settled = stored.items.filter(({ state }) => state !== 'open');
    const kept = settled.slice(0, MAX_SETTLED_ADVICE);
    const ids = new Set(kept.map(({ id }) => id));
    const fresh = made.items.filter(({ id }) => !ids.has(id));
    return { ...stored, ...made, items: [...fresh, ...stored.items.filter(isTaken), ...kept] };
  });
}

/** An open finding of the site check. */
const isTaken = ({ state, evidence }: AdviceItem) => state === 'open' && evidence === null;

/**
 * Adds an open finding of the site check, before the settled items; one that is there is opened again.
 *
 * @param month of a list that does not exist yet
 * @throws ApiError `advice-full`, `campaign-not-found`
 */
export async function addAdvice(
  uid: string,
  campaignId: string,
  item: AdviceItem,
  month: string,
): Promise<BrandAdvice> {
  return changeAdvice(uid, campaignId, (stored) => {
    const list = stored ?? { ...empty(uid, campaignId), month };
    const others = list.items.filter(({ id }) => id !== item.id);
    if (others.filter(isTaken).length >= MAX_TAKEN_FINDINGS) {
      throw new ApiError('advice-full', `A list has at most ${MAX_TAKEN_FINDINGS} findings.`);
    }
    const open = others.filter(({ state }) => state === 'open');
    const settled = others.filter(({ state }) => state !== 'open');
    return { ...list, items: [...open, item, ...settled] };
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
  return changeAdvice(uid, campaignId, (found) => {
    const stored = existing(found);
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
  change: (stored: BrandAdvice | null) => BrandAdvice,
): Promise<BrandAdvice> {
  const db = await database();
  return db.runTransaction(async (transaction) => {
    await requireCampaignIn(transaction, db, uid, campaignId);
    const ref = adviceRef(db, campaignId);
    const stored = ownAdvice(uid, readRow(brandAdviceSchema, await transaction.get(ref)));
    const changed = change(stored);
    transaction.set(ref, changed);
    return changed;
  }, TRANSACTION);
}

function existing(stored: BrandAdvice | null): BrandAdvice {
  if (stored === null) throw notFound();
  return stored;
}

function notFound(): ApiError {
  return new ApiError('advice-not-found', 'There is no such thing to do.');
}
