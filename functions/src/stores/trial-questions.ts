import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { trialAnswerSchema, trialSchema, type Trial } from '#shared/entities/trial.ts';
import { MAX_TRIAL_ATTEMPTS, MAX_TRIALS_A_DAY, TRIAL_LOST_MS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailboxOf } from './normalize-email.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { giveSharedUsesBack, planSharedUses, sharedUse, type ShardUse } from './sharded-limits.ts';

const ATTEMPTS: RateLimit = { count: MAX_TRIAL_ATTEMPTS, windowMs: DAY_MS };
const ALL: RateLimit = { count: MAX_TRIALS_A_DAY, windowMs: DAY_MS };
const EVERYBODY = 'trial-all';

/** `trial_questions/{uid}`: the one question of an account. */
const storedTrialSchema = z.extend(trialSchema, {
  /** Null while the models are asked. */
  answers: z.nullable(z.array(trialAnswerSchema)),
  /** The row of the mailbox that it was asked with. */
  mailbox: z.string(),
});

type StoredTrial = z.infer<typeof storedTrialSchema>;

/** Who asks. */
type Asker = Pick<Member, 'uid' | 'email'>;

/** A question that its call may ask. */
export interface TrialClaim {
  uid: string;
  mailbox: string;
  asked_at: string;
  /** What it took of everybody's questions of the day. */
  shared: ShardUse[];
}

/** Key of the limit that is kept about a member. */
export function trialLimitKey(uid: string): string {
  return `trial:${uid}`;
}

/** The account's question; `answers` are null while it is being asked, and null without one. */
export async function findTrial(uid: string, now: Date): Promise<StoredTrial | null> {
  const stored = readRow(storedTrialSchema, await trialRef(await database(), uid).get());
  return stored === null || isLost(stored, now) ? null : stored;
}

/** Why an account without a question cannot ask one now, as far as limits go; null when it can. */
export async function trialRefusal(
  { email }: Pick<Member, 'email'>,
  now: Date,
): Promise<'used' | 'day-used-up' | null> {
  const db = await database();
  const [mailbox, used] = await Promise.all([
    mailboxRef(db, email).get(),
    sharedUse(db, EVERYBODY, ALL, now),
  ]);
  if (mailbox.exists) return 'used';
  return used >= ALL.count ? 'day-used-up' : null;
}

/**
 * Claims the account's question before a model is asked, in one transaction with everything that bounds
 * it: once for an account and its mailbox, MAX_TRIALS_A_DAY in all, and MAX_TRIAL_ATTEMPTS of a member in a
 * day.
 *
 * @returns the claim, or the question that the account has: asked, or being asked by another call
 * @throws ApiError `trial-used`, `service-quota-reached`, `too-many-requests`, and `forbidden` for a
 *   deleted account; then nothing is counted
 */
export async function claimTrial(
  { uid, email }: Asker,
  question: Omit<Trial, 'asked_at' | 'answers'>,
  now: Date,
): Promise<{ claim: TrialClaim } | { stored: StoredTrial }> {
  const db = await database();
  const [own, mailbox] = [trialRef(db, uid), mailboxRef(db, email)];
  const attempts = rateLimitRef(db, trialLimitKey(uid));
  return db.runTransaction(async (transaction) => {
    const [row, taken, tried, deleted] = await transaction.getAll(
      own,
      mailbox,
      attempts,
      deletedAccount(db, uid),
    );
    if (deleted?.exists) throw new ApiError('forbidden', 'This account is deleted.');
    const stored = row ? readRow(storedTrialSchema, row) : null;
    if (stored !== null && !isLost(stored, now)) return { stored };
    // What a call that was broken off took is this account's own.
    if (taken?.exists && stored?.mailbox !== mailbox.id) {
      throw new ApiError('trial-used', 'The free question was asked with this mailbox.');
    }
    const attempt = nextUse(tried, ATTEMPTS, now);
    if (attempt === null) throw new ApiError('too-many-requests', 'Please try again tomorrow.');
    const shared = await planSharedUses(transaction, db, EVERYBODY, ALL, now);
    if (shared === null) {
      throw new ApiError('service-quota-reached', "Today's free questions are used up.");
    }
    const asked_at = now.toISOString();
    transaction.set(own, { ...question, asked_at, answers: null, mailbox: mailbox.id });
    transaction.set(mailbox, { asked_at, expires_at: expiryOf('trial_mailboxes', now) });
    transaction.set(attempts, attempt);
    shared.write();
    return { claim: { uid, mailbox: mailbox.id, asked_at, shared: shared.uses } };
  }, TRANSACTION);
}

/** Stores what was answered, unless the account was deleted or has asked again meanwhile. */
export async function storeTrial(claim: TrialClaim, answers: Trial['answers']): Promise<void> {
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const row = await transaction.get(trialRef(db, claim.uid));
    if (row.get('asked_at') === claim.asked_at) transaction.update(row.ref, { answers });
  }, TRANSACTION);
}

/**
 * Gives a question back that no model answered.
 *
 * @param isFree no provider bills anything, so that it does not count among those of the day either
 */
export async function releaseTrial(claim: TrialClaim, isFree: boolean): Promise<void> {
  const db = await database();
  await db.runTransaction(async (transaction) => {
    const row = await transaction.get(trialRef(db, claim.uid));
    const giveShared = await giveSharedUsesBack(transaction, db, isFree ? claim.shared : [], 1);
    if (row.get('asked_at') === claim.asked_at) {
      transaction.delete(row.ref);
      transaction.delete(db.collection('trial_mailboxes').doc(claim.mailbox));
    }
    giveShared();
  }, TRANSACTION);
}

function isLost({ answers, asked_at }: StoredTrial, now: Date): boolean {
  return answers === null && Date.parse(asked_at) + TRIAL_LOST_MS <= now.getTime();
}

function trialRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('trial_questions').doc(uid);
}

/** Addresses are personal data: only the mailbox's hash is kept. */
function mailboxRef(db: Firestore, email: string): DocumentReference {
  const hash = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  return db.collection('trial_mailboxes').doc(hash);
}
