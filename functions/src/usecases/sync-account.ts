import type { UserProfile } from '#shared/entities/profile.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readAccountState, type AccountState } from '../gateways/auth.ts';
import { callStripeOrNull, PaymentProviderError } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';
import { addressChangedMail, passwordChangedMail, sessionsEndedMail } from '../mail/account.ts';
import type { Mail } from '../mail/compose.ts';
import {
  accountChange,
  applyAccountChange,
  noteStripeEmail,
  type AccountChange,
} from '../stores/account-changes.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';

type MailsAbout = Record<AccountChange, ((to: string, locale: Locale) => Mail) | null>;

/** E-mails about changes that the start of a session finds. */
const MAILS: MailsAbout = {
  first: null,
  address: addressChangedMail,
  sessions: passwordChangedMail,
};

/** E-mails after the member has ended all sessions. */
const ENDED_MAILS: MailsAbout = {
  first: sessionsEndedMail,
  address: addressChangedMail,
  sessions: sessionsEndedMail,
};

/**
 * Copies what has changed at the Auth service, by a link in an e-mail or on another device, to the
 * profile and queues one e-mail to the member about it (product 8.9). A new address goes to Stripe's
 * customer too; when Stripe cannot be reached, the next session tries again.
 *
 * @param account the account at the Auth service when the session begins
 */
export async function syncAccount(
  profile: UserProfile,
  account: AccountState | null,
  locale: Locale,
  now: Date,
): Promise<void> {
  const isBehind = account !== null && accountChange(profile, account) !== null;
  const current = isBehind ? await follow(profile.id, MAILS, locale, now) : profile;
  if (current?.stripe_email_due === true) await tellStripe(current);
}

/** Stores in the profile that all sessions were ended, and queues the e-mail about it (product 8.6). */
export async function reportEndOfSessions(uid: string, locale: Locale, now: Date): Promise<void> {
  await follow(uid, ENDED_MAILS, locale, now);
}

function follow(
  uid: string,
  mails: MailsAbout,
  locale: Locale,
  now: Date,
): Promise<UserProfile | null> {
  const read = () => readAccountState(uid);
  return applyAccountChange(
    uid,
    read,
    (change, { email }) => mails[change]?.(email, locale) ?? null,
    now,
  );
}

async function tellStripe({ id, email }: UserProfile): Promise<void> {
  try {
    const customer = (await findStripeCustomer(id))?.customer_id ?? null;
    if (customer !== null) {
      await callStripeOrNull((stripe) => stripe.customers.update(customer, { email }));
    }
    await noteStripeEmail(id, email);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logFailure('new address at Stripe', error, { uid: id });
  }
}
