import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { ApiError } from '../api-error.ts';
import { database, TRANSACTION } from './database.ts';
import { deletedAccount } from './deleted-accounts.ts';
import { mailboxOf } from './normalize-email.ts';
import type { KeyedLimit, Limits } from './rate-limited-writes.ts';
import { nextUse, rateLimitRef, type RateLimit } from './rate-limits.ts';
import { suggestionLimitKey } from './suggestion-limits.ts';
import { trialLimitKey } from './trial-questions.ts';

/** What one person can need, typing errors included. */
const FORM: RateLimit = { count: 5, windowMs: 10 * MINUTE_MS };

/** An office can share an address, and so can a workshop whose people all sign up at once. */
const SIGN_IN: RateLimit = { count: 60, windowMs: 10 * MINUTE_MS };

/** Making the plan asks Stripe until it is there. */
const PLAN: RateLimit = { count: 30, windowMs: 10 * MINUTE_MS };

/** Messages to support: what a person can write in a day, and far above a usual day in all. */
const SUPPORT: RateLimit = { count: 20, windowMs: DAY_MS };
const SUPPORT_IN_ALL: RateLimit = { count: 500, windowMs: DAY_MS };

/** Each call asks Stripe several times, and Stripe takes about 100 requests a second of us all. */
const STRIPE: RateLimit = { count: 20, windowMs: MINUTE_MS };

/** Sessions, consents, pages of the member's own data, and marks of lessons. */
const ACCOUNT: RateLimit = { count: 120, windowMs: MINUTE_MS };

/** Typing is saved every second at most, stars and copies come by hand. */
const LIBRARY: RateLimit = { count: 120, windowMs: MINUTE_MS };

/** Files are imported by hand, and each takes time to parse. */
const IMPORT: RateLimit = { count: 20, windowMs: 10 * MINUTE_MS };

/** E-mails to one mailbox: a person cancels or withdraws once, and may make a mistake. */
const RECIPIENT: RateLimit = { count: 3, windowMs: DAY_MS };

/** Far above any day of a small company; it bounds what a flood costs and fills. */
const RECEIPTS_IN_ALL: RateLimit = { count: 1_000, windowMs: DAY_MS };
const CONFIRMATIONS_IN_ALL: RateLimit = { count: 500, windowMs: DAY_MS };
const NEW_ADDRESSES_IN_ALL: RateLimit = { count: 300, windowMs: DAY_MS };
const CONTACT_REQUESTS_IN_ALL: RateLimit = { count: 500, windowMs: DAY_MS };
const CONTACT_COPIES_IN_ALL: RateLimit = { count: 500, windowMs: DAY_MS };

/** Notices that the operator reads of one by one, far more than come in a usual hour. */
const NOTICE_REPORTS: RateLimit = { count: 20, windowMs: HOUR_MS };

/** Confirmations that operators send again, in all. */
const RESENT_IN_ALL: RateLimit = { count: 100, windowMs: DAY_MS };

/** Answers of operators to requests and messages, in all. */
export const ANSWERS_IN_ALL: KeyedLimit = { count: 200, windowMs: DAY_MS, key: 'answer-all' };

/** Everybody's limits of a day, for the operator. */
export const DAILY_FORMS = {
  contact_requests: { ...CONTACT_REQUESTS_IN_ALL, key: 'contact-all' },
  notice_receipts: { ...RECEIPTS_IN_ALL, key: 'notice-all' },
} as const satisfies Record<string, KeyedLimit>;

/**
 * Limits of an e-mail that an operator sends again. Apart from those of notices: what others sent to a
 * mailbox must not keep the operator from writing to it.
 */
export function resendLimits(recipient: string): Limits {
  return {
    each: [{ ...RECIPIENT, key: hashedKey('resent-to', mailboxOf(recipient)) }],
    all: { ...RESENT_IN_ALL, key: 'resent-all' },
  };
}

/** Limits of the contact form (product 25.6). */
export function contactLimits(address: string): Limits {
  return {
    each: [{ ...FORM, key: hashedKey('contact', address) }],
    all: DAILY_FORMS.contact_requests,
  };
}

/** Limits of the copy of a contact request to the address in the form (product 10.15). */
export function contactCopyLimits(recipient: string): Limits {
  return {
    each: [{ ...RECIPIENT, key: hashedKey('contact-to', mailboxOf(recipient)) }],
    all: { ...CONTACT_COPIES_IN_ALL, key: 'contact-copy-all' },
  };
}

/**
 * Limits of the receipts of contract notices that go to the address in the form. The notices
 * themselves are not limited (product 10.8).
 */
export function receiptLimits(address: string, recipient: string): Limits {
  return {
    each: [
      { ...FORM, key: hashedKey('notice', address) },
      { ...RECIPIENT, key: hashedKey('notice-to', mailboxOf(recipient)) },
    ],
    all: DAILY_FORMS.notice_receipts,
  };
}

/**
 * Limits of the e-mails that report one notice each to the operator; what members sign in for has its
 * own, so that a flood by others leaves it.
 */
export function noticeReportLimits(isMember: boolean): Limits {
  const key = isMember ? 'notice-report-member' : 'notice-report';
  return { each: [], all: { ...NOTICE_REPORTS, key } };
}

/** Limits of confirmations (product 3.10), which anyone can request for any address. */
export function confirmationLimits(address: string, recipient: string): Limits {
  return {
    each: [
      { ...SIGN_IN, key: hashedKey('confirmation', address) },
      { ...RECIPIENT, key: hashedKey('confirmation-to', mailboxOf(recipient)) },
    ],
    all: { ...CONFIRMATIONS_IN_ALL, key: 'confirmation-all' },
  };
}

/** Limits of links for a new address of an account (product 8.8), which can be any address. */
export function newAddressLimits(uid: string, recipient: string): Limits {
  return {
    each: [
      { ...FORM, key: hashedKey('new-address', uid) },
      { ...RECIPIENT, key: hashedKey('new-address-to', mailboxOf(recipient)) },
    ],
    all: { ...NEW_ADDRESSES_IN_ALL, key: 'new-address-all' },
  };
}

/** Limits of a member's messages to support (product 10.12). */
export function supportLimits(uid: string): Limits {
  return {
    each: [{ ...SUPPORT, key: `support:${uid}` }],
    all: { ...SUPPORT_IN_ALL, key: 'support-all' },
  };
}

export function signInLimit(address: string): KeyedLimit {
  return { ...SIGN_IN, key: hashedKey('google-sign-in', address) };
}

export function planLimit(address: string): KeyedLimit {
  return { ...PLAN, key: hashedKey('plan', address) };
}

/** What a member changes in the prompt library: counted with what it stores. */
export function libraryLimit(uid: string): KeyedLimit {
  return { ...LIBRARY, key: `library:${uid}` };
}

/** Keys of the limits that are kept about a member. */
export function memberLimitKeys(uid: string): string[] {
  return [
    `stripe:${uid}`,
    `account:${uid}`,
    `import:${uid}`,
    libraryLimit(uid).key,
    `support:${uid}`,
    suggestionLimitKey(uid),
    trialLimitKey(uid),
  ];
}

/**
 * Counts a member's call that asks Stripe. One of an account under deletion is not counted: nothing
 * about it may be stored, and its deletion can be repeated.
 *
 * @throws ApiError `too-many-requests`
 */
export async function countStripeCall(uid: string, now: Date): Promise<void> {
  await count({ ...STRIPE, key: `stripe:${uid}` }, now, uid);
}

/**
 * Counts what a member does with their account.
 *
 * @throws ApiError `too-many-requests`
 */
export async function countAccountCall(uid: string, now: Date): Promise<void> {
  await count({ ...ACCOUNT, key: `account:${uid}` }, now, uid);
}

/**
 * Counts an import before its file is parsed.
 *
 * @throws ApiError `too-many-requests`
 */
export async function countImport(uid: string, now: Date): Promise<void> {
  await count({ ...IMPORT, key: `import:${uid}` }, now, uid);
}

/**
 * Counts a call that stores nothing itself.
 *
 * @throws ApiError `too-many-requests`
 */
export function countCall(limit: KeyedLimit, now: Date): Promise<void> {
  return count(limit, now, null);
}

async function count(limit: KeyedLimit, now: Date, uid: string | null): Promise<void> {
  const db = await database();
  const ref = rateLimitRef(db, limit.key);
  await db.runTransaction(async (transaction) => {
    const refs = uid === null ? [ref] : [ref, deletedAccount(db, uid)];
    const [used, deleted] = await transaction.getAll(...refs);
    if (deleted?.exists) return;
    const use = nextUse(used, limit, now);
    if (use === null) throw new ApiError('too-many-requests', 'Too many calls. Please wait.');
    transaction.set(ref, use);
  }, TRANSACTION);
}

/** Addresses are personal data: only a hash is kept, and only for the window. */
export function hashedKey(kind: string, text: string): string {
  return `${kind}-${createHash('sha256').update(text).digest('base64url')}`;
}
