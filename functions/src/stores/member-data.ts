import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import type { UserProfile } from '#shared/entities/profile.ts';
import {
  EXPIRY_FIELD,
  expiryOf,
  personalCollections,
  RETENTION,
  type PersonalCollection,
  type RowOwner,
} from '#shared/rules/retention.ts';
import type { Member } from '../call.ts';
import { normalizeEmail } from './normalize-email.ts';
import { brandLimitKeys } from './brand-usage.ts';
import { memberLimitKeys } from './call-limits.ts';
import { database } from './database.ts';
import { rateLimitRef } from './rate-limits.ts';

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
export function dataOwner(
  { uid, email }: Pick<Member, 'uid' | 'email'>,
  profile: UserProfile | null,
): DataOwner {
  const current = { email: normalizeEmail(profile?.email ?? email), until: null };
  return { uid, addresses: [current, ...(profile?.former_emails ?? [])] };
}

/** Days for which an e-mail that still has to go out outlives the account that it is for. */
const UNSENT_DAYS = 3;

/**
 * Deletes everything that the store holds about a member, but for what the law keeps (product 8.3).
 * Memberships go first, the profile last: it knows the addresses that rows are found by. Payments lose
 * the member, and an e-mail that was not sent yet goes out first. Repeating it is safe.
 */
export async function deleteMemberData(member: DataOwner, now: Date): Promise<void> {
  const db = await database();
  await deleteAll(await rowsOf(db, 'user_subscriptions', member), () => true);
  await changeAll(await rowsOf(db, 'payments', member), (batch, row) => {
    batch.update(row.ref, { user_id: null });
  });
  await forgetMails(db, member, now);
  const erased = personalCollections.filter((name) => RETENTION[name].onDeletion === 'erased');
  for (const name of erased.filter((name) => RETENTION[name].owner !== 'id' && name !== 'mail')) {
    await deleteAll(await rowsOf(db, name, member), (row) => isOwn(row, name, member));
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

/** The Trigger Email extension sets the row's state to `SUCCESS` once it is sent. */
async function forgetMails(db: Firestore, member: DataOwner, now: Date): Promise<void> {
  await changeAll(await rowsOf(db, 'mail', member), (batch, row) => {
    if (!isOwn(row, 'mail', member)) return;
    if (row.get('delivery.state') === 'SUCCESS') batch.delete(row.ref);
    else batch.update(row.ref, { [EXPIRY_FIELD]: expiryOf('mail', now, UNSENT_DAYS) });
  });
}

/**
 * Rows in a collection that can be a member's, see {@link isOwn}; null where nothing ties rows to a
 * person.
 */
export async function rowsOf(
  db: Firestore,
  name: PersonalCollection,
  { uid, addresses }: DataOwner,
): Promise<Query | null> {
  const rows = db.collection(name);
  const emails = addresses.map(({ email }) => email);
  const owner: RowOwner = RETENTION[name].owner;
  switch (owner) {
    case 'id':
      return rows.where('__name__', '==', rows.doc(uid));
    case 'user_id':
      return rows.where('user_id', '==', uid);
    case 'email': {
      // What a member sends while signed in has the uid, whatever address was typed.
      if (emails.length === 0) return rows.where('user_id', '==', uid);
      const { Filter } = await import('firebase-admin/firestore');
      return rows.where(
        Filter.or(Filter.where('user_id', '==', uid), Filter.where('email', 'in', emails)),
      );
    }
    case 'to':
      return emails.length === 0 ? null : rows.where('to', 'array-contains-any', emails);
    case null:
      return null;
  }
}

/** Whether a row is the member's: a former address can belong to another person by now. */
export function isOwn(
  row: DocumentSnapshot,
  name: PersonalCollection,
  { uid, addresses }: DataOwner,
): boolean {
  const { owner }: { owner: RowOwner } = RETENTION[name];
  if (owner !== 'email' && owner !== 'to') return true;
  if (row.get('user_id') === uid) return true;
  const made = String(row.get('created_at') ?? row.get('received_at'));
  const named = [row.get(owner)].flat();
  return addresses.some(
    ({ email, until }) => named.includes(email) && (until === null || made <= until),
  );
}

async function deleteAll(
  query: Query | null,
  isWanted: (row: DocumentSnapshot) => boolean,
): Promise<void> {
  await changeAll(query, (batch, row) => {
    if (isWanted(row)) batch.delete(row.ref);
  });
}

/** Goes through all rows of a query, in the order of their ids. */
async function changeAll(
  query: Query | null,
  change: (batch: WriteBatch, row: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (let rest = query?.limit(BATCH_SIZE); rest !== undefined;) {
    const page = await rest.get();
    const last = page.docs.at(-1);
    if (last === undefined) return;
    const batch = page.query.firestore.batch();
    for (const row of page.docs) change(batch, row);
    await batch.commit();
    rest = rest.startAfter(last);
  }
}
