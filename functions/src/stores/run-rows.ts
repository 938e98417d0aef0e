import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';

const COLLECTION = 'brand_runs';

export function runRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTION).doc(id);
}

export function allRuns(db: Firestore): Query {
  return db.collection(COLLECTION);
}

export function runsOfCampaign(db: Firestore, uid: string, campaignId: string): Query {
  return db
    .collection(COLLECTION)
    .where('user_id', '==', uid)
    .where('campaign_id', '==', campaignId);
}

/** Those that wait longest come first. */
export function openRuns(db: Firestore): Query {
  return db.collection(COLLECTION).where('state', '==', 'open').orderBy('waiting_since');
}
