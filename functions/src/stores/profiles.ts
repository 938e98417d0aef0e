import type { EndpointInput } from '#shared/api/contract.ts';
import { consentsSchema, userProfileSchema, type UserProfile } from '#shared/entities/profile.ts';
import { changedConsents } from '#shared/rules/consents.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION, whereIn } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailRow } from './outgoing-mail.ts';
import {
  newestFirst,
  onePage,
  readPage,
  startingWith,
  type Page,
  type PageRequest,
} from './pages.ts';

const COLLECTION = 'user_profiles';

export async function findProfile(uid: string): Promise<UserProfile | null> {
  return readRow(userProfileSchema, await (await database()).collection(COLLECTION).doc(uid).get());
}

/** An account as calls are decided by it: its profile, and whether its deletion has begun. */
export interface Account {
  profile: UserProfile | null;
  isDeleted: boolean;
}

/** Profile and mark of deletion in one round trip. */
export async function findAccount(uid: string): Promise<Account> {
  const db = await database();
  const [stored, mark] = await db.getAll(
    db.collection(COLLECTION).doc(uid),
    deletedAccount(db, uid),
  );
  return {
    profile: stored === undefined ? null : readRow(userProfileSchema, stored),
    isDeleted: mark?.exists === true,
  };
}

/** Whose address this is, confirmed or not. */
export async function findUidByEmail(typed: string): Promise<string | null> {
  const profiles = (await database()).collection(COLLECTION);
  const found = await profiles.where('email', '==', normalizeEmail(typed)).limit(1).get();
  return found.docs[0]?.id ?? null;
}

/** Newest first; with the beginning of an address those that have it, in the order of addresses. */
export async function listProfiles(
  page: PageRequest & { id?: string | undefined; email: string },
): Promise<Page<UserProfile>> {
  if (page.id !== undefined) {
    return onePage(isDocumentId(page.id) ? await findProfile(page.id) : null);
  }
  const profiles = (await database()).collection(COLLECTION);
  const start = page.email.toLowerCase();
  const order =
    start === '' ? newestFirst(profiles, 'created_at') : startingWith(profiles, 'email', start);
  return readPage(userProfileSchema, order, page);
}

/** Profiles by address, of those who have one. */
export async function findProfilesByEmail(
  emails: readonly string[],
): Promise<Map<string, UserProfile>> {
  const profiles = (await database()).collection(COLLECTION);
  const found = await whereIn(profiles, 'email', emails);
  return new Map(readRows(userProfileSchema, found).map((profile) => [profile.email, profile]));
}

/** Profiles by uid, of those who have one. */
export async function findProfiles(uids: readonly string[]): Promise<Map<string, UserProfile>> {
  const db = await database();
  const refs = [...new Set(uids)].map((uid) => db.collection(COLLECTION).doc(uid));
  const snapshots = refs.length === 0 ? [] : await db.getAll(...refs);
  return new Map(readRows(userProfileSchema, snapshots).map((profile) => [profile.id, profile]));
}

/** Documents that are read at once. */
const BATCH_SIZE = 300;

/** Those of these uids that no profile is stored for, readable or not. */
export async function withoutProfile(uids: readonly string[]): Promise<string[]> {
  const db = await database();
  const missing: string[] = [];
  for (let start = 0; start < uids.length; start += BATCH_SIZE) {
    const refs = uids
      .slice(start, start + BATCH_SIZE)
      .map((uid) => db.collection(COLLECTION).doc(uid));
    const rows = await db.getAll(...refs);
    missing.push(...rows.filter(({ exists }) => !exists).map(({ id }) => id));
  }
  return missing;
}

/** E-mail addresses by uid, of those who have a profile. */
export async function emailsOf(uids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await findProfiles(uids))].map(([uid, { email }]) => [uid, email]));
}

/**
 * Notes when a visit began. An update, and no transaction: it never brings back the profile of a
 * deleted account, and the member waits for it.
 */
export async function noteVisit(uid: string, visit: UserProfile['visit']): Promise<void> {
  await (await database()).collection(COLLECTION).doc(uid).update({ visit });
}

/** Notes the language of a member's last sign-in; an update, as in {@link noteVisit}. */
export async function noteLocale(uid: string, locale: UserProfile['locale']): Promise<void> {
  await (await database()).collection(COLLECTION).doc(uid).update({ locale });
}

/** Switches the reminders of live Q&As on or off; an update, as in {@link noteVisit}. */
export async function setEventReminders(uid: string, on: boolean): Promise<void> {
  await (await database()).collection(COLLECTION).doc(uid).update({ event_reminders: on });
}

/**
 * Queues an e-mail about an event and notes it in the profile, in one transaction, so that it goes out
 * once.
 *
 * @param mailFor null for a member who gets none; decided by the profile as it is stored
 */
export async function noteReminder(
  uid: string,
  reminded_of: string,
  mailFor: (profile: UserProfile) => Mail | null,
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(uid);
  await db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, uid));
    const profile = stored === undefined ? null : readRow(userProfileSchema, stored);
    const mail = profile === null || deleted?.exists ? null : mailFor(profile);
    if (mail === null) return;
    const row = mailRow(db, mail, now);
    transaction.update(ref, { reminded_of });
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
}

/** Stores a new name; an update, so that it never brings back the profile of a deleted account. */
export async function changeName(
  uid: string,
  name: Pick<UserProfile, 'name' | 'first_name' | 'last_name'>,
): Promise<void> {
  await (await database()).collection(COLLECTION).doc(uid).update(name);
}

/** Queues the notice that an unused account will be deleted, unless its member came back meanwhile. */
export async function noteDeletionNotice(
  { id, visit }: UserProfile,
  mail: Mail,
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(id);
  await db.runTransaction(async (transaction) => {
    const stored = readRow(userProfileSchema, await transaction.get(ref));
    if (stored?.visit?.began_at !== visit?.began_at) return;
    const row = mailRow(db, mail, now);
    transaction.update(ref, { deletion_notice_at: now.toISOString() });
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
}

/** Gives and takes back consents of the stored profile, or of this one. */
export async function changeConsents(
  profile: UserProfile,
  change: EndpointInput<'consents'>,
  now: Date,
): Promise<UserProfile | null> {
  return changeProfile(profile, (stored) => ({
    ...stored,
    consents: consentsSchema.parse(changedConsents(stored.consents, change, now)),
  }));
}

/** @param profile what is created when there is none */
async function changeProfile(
  profile: UserProfile,
  change: (stored: UserProfile) => UserProfile,
): Promise<UserProfile | null> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc(profile.id);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, profile.id));
    if (deleted?.exists) return null;
    const existing = stored === undefined ? null : readRow(userProfileSchema, stored);
    const before = existing ?? profile;
    const after = change(before);
    if (existing === null || after !== before) transaction.set(ref, after, { merge: true });
    return after;
  }, TRANSACTION);
}
