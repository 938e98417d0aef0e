import { userProfileSchema, type UserProfile } from '#shared/entities/profile.ts';
import type { AccountState } from '../gateways/auth.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailRow } from './outgoing-mail.ts';

/** Former addresses in a profile (product 8.10); rows of older ones expire within a year. */
const MAX_FORMER_EMAILS = 5;

/**
 * What has changed at the Auth service and is not in the profile yet: the address, or the end of all
 * sessions, by a new password or by the member. `first` is the first session, from which the profile
 * takes the time since which sessions are valid.
 */
export type AccountChange = 'first' | 'address' | 'sessions';

/** Compares a profile with its account; null when the profile is up to date. */
export function accountChange(profile: UserProfile, account: AccountState): AccountChange | null {
  if (normalizeEmail(profile.email) !== account.email) return 'address';
  if (profile.sessions_valid_after === account.sessionsValidAfter) return null;
  return profile.sessions_valid_after === null ? 'first' : 'sessions';
}

/**
 * Copies what has changed at the Auth service to the profile and queues the e-mail about it, in one
 * transaction, so once even when several sessions begin at the same time.
 *
 * @param readAccount called after the profile was read: an older result would undo a newer change
 * @param mailAbout the e-mail about a change; null for none
 * @returns the profile as it is now; null for an account that is deleted
 */
export async function applyAccountChange(
  uid: string,
  readAccount: () => Promise<AccountState | null>,
  mailAbout: (change: AccountChange, account: AccountState) => Mail | null,
  now: Date,
): Promise<UserProfile | null> {
  const db = await database();
  const ref = db.collection('user_profiles').doc(uid);
  return db.runTransaction(async (transaction) => {
    const [stored, deleted] = await transaction.getAll(ref, deletedAccount(db, uid));
    const profile = stored === undefined ? null : readRow(userProfileSchema, stored);
    if (profile === null || deleted?.exists) return null;
    const account = await readAccount();
    const change = account && accountChange(profile, account);
    if (!account || !change) return profile;
    const update = {
      sessions_valid_after: account.sessionsValidAfter,
      ...(change === 'address' && addressChange(profile, account.email, now)),
    };
    transaction.update(ref, update);
    const mail = mailAbout(change, account);
    if (mail !== null) {
      const row = mailRow(db, mail, now);
      transaction.create(row.ref, row.data);
    }
    return { ...profile, ...update };
  }, TRANSACTION);
}

function addressChange(
  { email, former_emails: former }: UserProfile,
  newEmail: string,
  now: Date,
): Pick<UserProfile, 'email' | 'former_emails' | 'stripe_email_due'> {
  const left = { email: normalizeEmail(email), until: now.toISOString() };
  const others = former.filter((each) => each.email !== left.email && each.email !== newEmail);
  return {
    email: newEmail,
    former_emails: [left, ...others].slice(0, MAX_FORMER_EMAILS),
    stripe_email_due: true,
  };
}

/** Stores that Stripe's customer has this address; `stripe_email_due` stays set if it is outdated. */
export async function noteStripeEmail(uid: string, email: string): Promise<void> {
  const db = await database();
  const ref = db.collection('user_profiles').doc(uid);
  await db.runTransaction(async (transaction) => {
    const profile = readRow(userProfileSchema, await transaction.get(ref));
    if (profile === null) return;
    transaction.update(ref, { stripe_email_due: profile.email !== email });
  }, TRANSACTION);
}
