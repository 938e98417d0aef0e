import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { expiryOf } from '#shared/rules/retention.ts';
import { LOCALES, type Locale } from '#src/i18n/locales.ts';
import type { Mail } from '../mail/compose.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { mailRow } from './outgoing-mail.ts';

const COLLECTION = 'deleted_accounts';

/** What a deletion gave back. */
const outcomeSchema = z.object({
  ended_membership: z.boolean(),
  /** Cents. */
  refund_cents: z.int().check(z.nonnegative()),
});

export type DeletionOutcome = z.infer<typeof outcomeSchema>;

/** A deletion that has begun. Once it is finished, the mark holds nothing but the uid and the times. */
const markSchema = z.object({
  deleted_at: z.string(),
  /** Null while the deletion is unfinished. */
  finished_at: z._default(z.nullable(z.string()), null),
  /** Of the e-mail about it. */
  locale: z._default(z.enum(LOCALES), 'en'),
  /** Null until it is settled and the e-mail to the member is queued. */
  outcome: z._default(z.nullable(outcomeSchema), null),
});

export type DeletionMark = z.infer<typeof markSchema>;

/**
 * `deleted_accounts/{uid}`: marks an account whose deletion has begun, so that a late webhook or a
 * token that is still valid for an hour cannot bring its data back (product 8.4).
 */
export function deletedAccount(db: Firestore, uid: string): DocumentReference {
  return db.collection(COLLECTION).doc(uid);
}

/**
 * Marks it, and takes the rights that the profile gives; the first deletion's time and language stay
 * when a deletion is repeated.
 */
export async function markAccountDeleted(uid: string, locale: Locale, now: Date): Promise<void> {
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const [mark, profile] = await transaction.getAll(
      deletedAccount(db, uid),
      db.collection('user_profiles').doc(uid),
    );
    if (profile?.exists) {
      transaction.update(profile.ref, { subscription_status: null, complimentary: null });
    }
    if (mark?.exists) return;
    transaction.create(deletedAccount(db, uid), {
      deleted_at: now.toISOString(),
      finished_at: null,
      locale,
      outcome: null,
      expires_at: expiryOf(COLLECTION, now),
    });
  }, TRANSACTION);
}

/**
 * Notes what a deletion gave back, once, and queues the e-mail about it with that.
 *
 * @returns what is noted
 */
export async function settleDeletion(
  uid: string,
  outcome: DeletionOutcome,
  mailAbout: (mark: DeletionMark) => Mail | null,
  now: Date,
): Promise<DeletionOutcome> {
  const db = await database();
  const ref = deletedAccount(db, uid);
  return db.runTransaction(async (transaction) => {
    const mark = readRow(markSchema, await transaction.get(ref));
    if (mark === null || mark.outcome !== null) return mark?.outcome ?? outcome;
    transaction.update(ref, { outcome });
    const mail = mailAbout(mark);
    if (mail !== null) {
      const row = mailRow(db, mail, now);
      transaction.create(row.ref, row.data);
    }
    return outcome;
  }, TRANSACTION);
}

/** Reduces the mark to uid and times, which late events are checked against. */
export async function finishDeletionOf(uid: string, now: Date): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  await deletedAccount(await database(), uid).update({
    finished_at: now.toISOString(),
    locale: FieldValue.delete(),
    outcome: FieldValue.delete(),
  });
}

/** When the account's deletion began; null while it is not deleted. */
export async function findDeletionOf(uid: string): Promise<string | null> {
  const deletedAt: unknown = (await deletedAccount(await database(), uid).get()).get('deleted_at');
  return typeof deletedAt === 'string' ? deletedAt : null;
}

/** Accounts whose deletion began before a time and is not finished. */
export async function listUnfinishedDeletions(before: Date): Promise<string[]> {
  const marks = (await database()).collection(COLLECTION).where('finished_at', '==', null);
  const { docs } = await marks.get();
  const begun = (row: (typeof docs)[number]) => String(row.get('deleted_at'));
  return docs.filter((row) => begun(row) <= before.toISOString()).map(({ id }) => id);
}
