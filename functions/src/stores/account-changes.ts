import { userProfileSchema, type UserProfile } from '#shared/entities/profile.ts';
import type { AccountState } from '../gateways/auth.ts';
import type { Mail } from '../mail/compose.ts';
import { accountEmail } from './account-email.ts';
import { database, readRow, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailRow } from './outgoing-mail.ts';

/** Former addresses that are kept; rows of an older one go by themselves, within a year. */
const MAX_FORMER_EMAILS = 5;

/**
 * What the profile does not know of its account yet: another address; that sessions were ended, by a new
 * password or by the member; or, at the `first` session, when those began that hold.
 */
export type AccountChange = 'first' | 'address' | 'sessions';

/** Null when the profile knows everything. */
export function accountChange(profile: UserProfile, account: AccountState): AccountChange | null {
  if (accountEmail(profile.email) !== account.email) return 'address';
  if (profile.sessions_valid_after === account.sessionsValidAfter) return null;
  return profile.sessions_valid_after === null ? 'first' : 'sessions';
}

/**
 * Brings a profile up to its account and queues the e-mail about what changed, together and once,
 * however many sessions begin at the same time.
 *
 * @param readAccount is asked after the profile was read: an older answer would take a change back
 * @param mailAbout null when nobody need be told
 * @returns the profile as it is now; null for an account that is deleted
 */
export async function followAccount(
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
    const followed = {
      sessions_valid_after: account.sessionsValidAfter,
      ...(change === 'address' && addressChange(profile, account.email, now)),
    };
    transaction.update(ref, followed);
    const mail = mailAbout(change, account);
    if (mail !== null) {
      const row = mailRow(db, mail, now);
      transaction.create(row.ref, row.data);
    }
    return { ...profile, ...followed };
  }, TRANSACTION);
}

function addressChange(
  { email, former_emails: former }: UserProfile,
  newEmail: string,
  now: Date,
): Pick<UserProfile, 'email' | 'former_emails' | 'stripe_email_due'> {
  const left = { email: accountEmail(email), until: now.toISOString() };
  const others = former.filter((each) => each.email !== left.email && each.email !== newEmail);
  return {
    email: newEmail,
    former_emails: [left, ...others].slice(0, MAX_FORMER_EMAILS),
    stripe_email_due: true,
  };
}

/** Notes which address Stripe's customer has got; one that has changed meanwhile is still due. */
export async function noteStripeEmail(uid: string, email: string): Promise<void> {
  const db = await database();
  const ref = db.collection('user_profiles').doc(uid);
  await db.runTransaction(async (transaction) => {
    const profile = readRow(userProfileSchema, await transaction.get(ref));
    if (profile === null) return;
    transaction.update(ref, { stripe_email_due: profile.email !== email });
  }, TRANSACTION);
}
