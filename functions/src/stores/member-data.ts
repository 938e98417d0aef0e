import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  personalCollections,
  RETENTION,
  type PersonalCollection,
  type RowOwner,
} from '#shared/rules/retention.ts';
import { brandLimitKeys } from './brand-usage.ts';
import { memberLimitKeys } from './call-limits.ts';
import { database } from './database.ts';
import { rateLimitRef } from './rate-limits.ts';
import { ticketRef } from './sync-tickets.ts';

/** Rows deleted in one batch; Firestore takes 500 writes. */
const BATCH_SIZE = 300;

/** Whose data: the account, and its e-mail address once that is confirmed. */
export interface DataOwner {
  uid: string;
  email: string | null;
}

/**
 * Deletes everything that the store holds about a member, but for what the law keeps (product 8.3).
 * Repeating it is safe. The profile goes last, so that an interrupted deletion still looks like an
 * account.
 */
export async function deleteMemberData(member: DataOwner): Promise<void> {
  const db = await database();
  const erased = personalCollections.filter((name) => RETENTION[name].onDeletion === 'erased');
  await deleteTickets(db, member);
  for (const name of erased.filter((name) => RETENTION[name].owner !== 'id')) {
    const rows = rowsOf(db, name, member);
    if (rows !== null) await deleteAll(rows);
  }
  const batch = db.batch();
  const { uid } = member;
  const brandKeys = Object.values(brandLimitKeys(uid));
  const limitKeys = [`activity:${uid}`, ...memberLimitKeys(uid), ...brandKeys];
  for (const key of limitKeys) batch.delete(rateLimitRef(db, key));
  for (const name of erased.filter((name) => RETENTION[name].owner === 'id')) {
    batch.delete(db.collection(name).doc(uid));
  }
  await batch.commit();
}

/** A member's rows in a collection; null where nothing ties rows to a person. */
export function rowsOf(
  db: Firestore,
  name: PersonalCollection,
  { uid, email }: DataOwner,
): Query | null {
  const rows = db.collection(name);
  const owner: RowOwner = RETENTION[name].owner;
  switch (owner) {
    case 'id':
      return rows.where('__name__', '==', rows.doc(uid));
    case 'user_id':
      return rows.where('user_id', '==', uid);
    case 'email':
      return email === null ? null : rows.where('email', '==', email);
    case 'to':
      return email === null ? null : rows.where('to', 'array-contains', email);
    case null:
      return null;
  }
}

/** Tickets carry only the id of what they number. */
async function deleteTickets(db: Firestore, member: DataOwner): Promise<void> {
  for (const name of ['user_subscriptions', 'payments'] as const) {
    const rows = await rowsOf(db, name, member)?.get();
    for (const { id } of rows?.docs ?? []) await ticketRef(db, id).delete();
  }
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
