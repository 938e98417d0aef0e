import { endOfGermanDay, germanDay } from './dates.ts';
import { DAY_MS } from './durations.ts';

/**
 * How long personal data is kept: the one table that stored rows, account deletion, the download of
 * one's own data and the privacy policy follow (product 23.8).
 */

/**
 * The field that links a row to a person: the document's id or `user_id` is the uid, or a field is
 * the e-mail address. Rows with an `email` have a `user_id`, too, when their sender was signed in.
 */
export type RowOwner = 'id' | 'user_id' | 'email' | 'to' | null;

interface Retention {
  owner: RowOwner;
  /** Days until Firestore's time-to-live policy deletes a row; null while the account exists. */
  days: number | null;
  /** In place of days: years after the one, in Germany, in which the row was written. */
  years?: number;
  /**
   * What becomes of it when the account is deleted: the law may demand that it stays, or that it stays
   * without the person.
   */
  onDeletion: 'erased' | 'kept' | 'anonymised';
}

/** Every collection that holds personal data. Names of reasons are keys of the privacy texts. */
export const RETENTION = {
  user_profiles: { owner: 'id', days: null, onDeletion: 'erased' },
  user_stats: { owner: 'id', days: null, onDeletion: 'erased' },
  user_activity: { owner: 'user_id', days: 365, onDeletion: 'erased' },
  lesson_progress: { owner: 'id', days: null, onDeletion: 'erased' },
  event_questions: { owner: 'user_id', days: 365, onDeletion: 'erased' },
  brand_campaigns: { owner: 'user_id', days: null, onDeletion: 'erased' },
  prompt_tests: { owner: 'user_id', days: null, onDeletion: 'erased' },
  brand_matrix: { owner: 'user_id', days: null, onDeletion: 'erased' },
  brand_months: { owner: 'user_id', days: null, onDeletion: 'erased' },
  brand_advice: { owner: 'user_id', days: null, onDeletion: 'erased' },
  trial_questions: { owner: 'id', days: null, onDeletion: 'erased' },
  // Only a mailbox's hash: an account that is deleted and made anew gets no second free question.
  trial_mailboxes: { owner: null, days: 365, onDeletion: 'kept' },
  // Long enough to compare a weekly run with the one before, even after a pause.
  brand_runs: { owner: 'user_id', days: 90, onDeletion: 'erased' },
  member_library: { owner: 'id', days: null, onDeletion: 'erased' },
  prompt_values: { owner: 'user_id', days: null, onDeletion: 'erased' },
  own_prompts: { owner: 'user_id', days: null, onDeletion: 'erased' },
  stripe_customers: { owner: 'id', days: null, onDeletion: 'erased' },
  user_subscriptions: { owner: 'user_id', days: null, onDeletion: 'erased' },
  // Amounts beside Stripe's invoices, for the bookkeeping (§ 147 AO).
  payments: { owner: 'user_id', days: 3_650, onDeletion: 'anonymised' },
  // Ids of Stripe's objects and counters. As long as a late event may meet an older row.
  sync_tickets: { owner: null, days: 3_650, onDeletion: 'kept' },
  stripe_events: { owner: null, days: 90, onDeletion: 'kept' },
  // Ids of Stripe's objects and amounts, until the refund is made.
  refused_refunds: { owner: null, days: 365, onDeletion: 'kept' },
  // Ids of Stripe's objects and uids of deleted accounts: a year of nights can be compared.
  ledger_runs: { owner: null, days: 365, onDeletion: 'kept' },
  // A contract takes its order's place; without one it lapses within a day.
  orders: { owner: 'user_id', days: 90, onDeletion: 'erased' },
  // Trade letters (§ 257 HGB, § 147 AO).
  contracts: { owner: 'user_id', days: null, years: 6, onDeletion: 'kept' },
  contract_notices: { owner: 'email', days: null, years: 6, onDeletion: 'kept' },
  // The operators' actions, as long as claims about them are possible; entries cannot be changed.
  audit_log: { owner: 'user_id', days: 1_461, onDeletion: 'kept' },
  contact_requests: { owner: 'email', days: 365, onDeletion: 'erased' },
  // Counted from the newest message.
  support_threads: { owner: 'user_id', days: 365, onDeletion: 'erased' },
  // Erased once it was sent, which takes moments.
  mail: { owner: 'to', days: 30, onDeletion: 'erased' },
  // Only ids of Stripe's objects and of runs, so that an e-mail about one is sent once.
  mail_marks: { owner: null, days: 3_650, onDeletion: 'kept' },
  // Hashes of addresses and uids with counts; each row has its own expiry.
  rate_limits: { owner: null, days: 31, onDeletion: 'erased' },
  // Only a uid, so that a late event neither charges nor restores a deleted account.
  deleted_accounts: { owner: 'id', days: 1_095, onDeletion: 'kept' },
} as const satisfies Record<string, Retention>;

export type PersonalCollection = keyof typeof RETENTION;

export const personalCollections = Object.keys(RETENTION) as PersonalCollection[];

type WithPeriod<C extends PersonalCollection> = (typeof RETENTION)[C] extends
  { days: number } | { years: number }
  ? C
  : never;
export type ExpiringCollection = { [C in PersonalCollection]: WithPeriod<C> }[PersonalCollection];

/** The collections whose rows carry {@link EXPIRY_FIELD}. */
export const expiringCollections = personalCollections.filter(
  (name): name is ExpiringCollection => {
    const { days, years }: Retention = RETENTION[name];
    return days !== null || years !== undefined;
  },
);

/** Field that Firestore's time-to-live policies read (firestore.indexes.json). */
export const EXPIRY_FIELD = 'expires_at';

/**
 * Days for which the audit log keeps reads of lists, shorter than actions: long enough to
 * investigate a leak.
 */
export const READ_ENTRY_DAYS = 180;

/**
 * When a row that is written now is to be deleted.
 *
 * @param shorter days, fewer than the collection's
 */
export function expiryOf(collection: ExpiringCollection, now: Date, shorter?: number): Date {
  const { days, years }: Retention = RETENTION[collection];
  if (years !== undefined) {
    const year = Number(germanDay(now).slice(0, 4)) + years;
    return new Date(endOfGermanDay(`${year}-12-31`));
  }
  return new Date(now.getTime() + (shorter ?? days ?? 0) * DAY_MS);
}

/** The collections of a member's download: all personal data except the mark of a deletion. */
export const OWN_DATA = personalCollections.filter(
  (name) => RETENTION[name].owner !== null && name !== 'deleted_accounts',
);

/** Days after which an account is deleted whose e-mail was never confirmed (a daily job). */
export const UNCONFIRMED_DAYS = 30;

/** Months without a visit after which an account without a contract is deleted, and days of notice. */
export const DORMANT_MONTHS = 24;
export const DORMANT_NOTICE_DAYS = 30;

/** Months that analytics cookies and their data are kept; days for the cookies' own field. */
export const ANALYTICS_MONTHS = 14;
export const ANALYTICS_COOKIE_DAYS = 425;
