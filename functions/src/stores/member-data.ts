import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { UserProfile } from '#shared/entities/profile.ts';
import {
  personalCollections,
  RETENTION,
  type PersonalCollection,
  type RowOwner,
} from '#shared/rules/retention.ts';
import type { Member } from '../call.ts';
import { accountEmail } from './account-email.ts';
import { brandLimitKeys } from './brand-usage.ts';
import { memberLimitKeys } from './call-limits.ts';
import { database } from './database.ts';
import { rateLimitRef } from './rate-limits.ts';
import { ticketRef } from './sync-tickets.ts';

/** Rows deleted in one batch; Firestore takes 500 writes. */
const BATCH_SIZE = 300;

/** Whose data: the account, and its e-mail addresses once they are confirmed. */
export interface DataOwner {
  uid: string;
  addresses: readonly { email: string; until: string | null }[];
}

/**
 * A member with every address that is or was theirs (product 8.10).
 *
 * @param profile null when an earlier deletion got so far; the rows of former addresses went before
 */
export function dataOwner({ uid, email }: Member, profile: UserProfile | null): DataOwner {
  const current = { email: accountEmail(profile?.email ?? email), until: null };
  return { uid, addresses: [current, ...(profile?.former_emails ?? [])] };
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
    if (rows !== null) await deleteAll(rows, (row) => isOwn(row, name, member));
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

/**
 * Rows in a collection that can be a member's, see {@link isOwn}; null where nothing ties rows to a
 * person.
 */
export function rowsOf(
  db: Firestore,
  name: PersonalCollection,
  { uid, addresses }: DataOwner,
): Query | null {
  const rows = db.collection(name);
  const emails = addresses.map(({ email }) => email);
  const owner: RowOwner = RETENTION[name].owner;
  switch (owner) {
    case 'id':
      return rows.where('__name__', '==', rows.doc(uid));
    case 'user_id':
      return rows.where('user_id', '==', uid);
    case 'email':
      return emails.length === 0 ? null : rows.where('email', 'in', emails);
    case 'to':
      return emails.length === 0 ? null : rows.where('to', 'array-contains-any', emails);
    case null:
      return null;
  }
}

/** Whether a row is the member's: a former address may be somebody else's by now. */
export function isOwn(
  row: DocumentSnapshot,
  name: PersonalCollection,
  { addresses }: DataOwner,
): boolean {
  const { owner }: { owner: RowOwner } = RETENTION[name];
  if (owner !== 'email' && owner !== 'to') return true;
  const made = String(row.get('created_at') ?? row.get('received_at'));
  const named = [row.get(owner)].flat();
  return addresses.some(
    ({ email, until }) => named.includes(email) && (until === null || made <= until),
  );
}

/** Tickets carry only the id of what they number. */
async function deleteTickets(db: Firestore, member: DataOwner): Promise<void> {
  for (const name of ['user_subscriptions', 'payments'] as const) {
    const rows = await rowsOf(db, name, member)?.get();
    for (const { id } of rows?.docs ?? []) await ticketRef(db, id).delete();
  }
}

async function deleteAll(
  query: Query,
  isWanted: (row: DocumentSnapshot) => boolean,
): Promise<void> {
  for (let rest = query; ;) {
    const page = await rest.limit(BATCH_SIZE).get();
    if (page.empty) return;
    const batch = page.query.firestore.batch();
    for (const row of page.docs.filter(isWanted)) batch.delete(row.ref);
    await batch.commit();
    const last = page.docs.findLast((row) => !isWanted(row));
    if (last !== undefined) rest = query.startAfter(last);
  }
}
