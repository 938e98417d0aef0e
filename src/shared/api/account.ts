import * as z from 'zod/mini';
import { activityInputSchema, activityTypes } from '../entities/activity.ts';
import { emailAddress } from '../entities/email.ts';
import { consentsSchema } from '../entities/profile.ts';
import { MAX_URL_LENGTH } from '../limits.ts';
import { CONSENTS } from '../rules/consents.ts';
import { OWN_DATA } from '../rules/retention.ts';
import { meOutput } from './me.ts';
import { next_cursor, pageCursor } from './pages.ts';

/** Longer than any ID token of Firebase. */
const MAX_ID_TOKEN_LENGTH = 4_096;

const idToken = z.string().check(z.minLength(1), z.maxLength(MAX_ID_TOKEN_LENGTH));

const locale = z.enum(['en', 'de']);
const done = z.strictObject({ success: z.literal(true) });

const sessionInput = z.strictObject({
  idToken,
  /** Language of the e-mails about changes of the account. */
  locale: z._default(locale, 'en'),
});

/** The member of the session, for the browser's session hint. */
const sessionOutput = z.strictObject({
  uid: z.string(),
  name: z.string(),
  premium: z.boolean(),
  /** The account's deletion is unfinished: the session permits only `delete-account`. */
  deletion: z.boolean(),
});

const consentsInput = z
  .strictObject({
    /** For an account without a session; by default the session's account. */
    idToken: z.optional(idToken),
    agree: z._default(z.array(z.enum(CONSENTS)).check(z.maxLength(CONSENTS.length)), []),
    withdraw: z._default(z.array(z.literal('communications')).check(z.maxLength(1)), []),
  })
  .check(
    z.refine(({ agree, withdraw }) => !withdraw.some((name) => agree.includes(name)), {
      message: 'One consent is both given and taken back.',
    }),
  );

const consentsOutput = z.strictObject({
  consents: consentsSchema,
  /** Required consents that were never asked for. */
  missing: z.array(z.enum(CONSENTS)),
});

const ownDataInput = z.strictObject({
  collection: z.enum(['account', ...OWN_DATA]),
  /** `next` of the page before. */
  after: z.optional(pageCursor),
});

const ownDataOutput = z.strictObject({
  rows: z.array(z.record(z.string(), z.unknown())),
  next: next_cursor,
});

const googleSignInInput = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(MAX_URL_LENGTH)),
  /** PKCE code verifier (RFC 7636, 4.1). */
  verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
});

const confirmationInput = z.strictObject({
  email: emailAddress,
  locale: z._default(locale, 'en'),
  /** The page of this site to which the link leads after the confirmation (product 3.22). */
  returnPath: z.optional(z.string().check(z.maxLength(MAX_URL_LENGTH))),
});

/** Sessions, accounts, and what the dashboard shows about a member. */
export const ACCOUNT_ENDPOINTS = {
  /**
   * Creates or renews the session: sets the cookie that authenticates members' calls (product 4.1).
   * 401 for an ID token that was issued more than 5 minutes ago, 403 `email-not-verified` and
   * `consents-required`. DELETE ends the session, and needs none.
   */
  session: {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: sessionInput,
    output: sessionOutput,
  },
  /**
   * Gives and withdraws consents (product 3.5), and returns all of them. Sign-up calls it with the
   * new account's ID token, before there is a session.
   */
  consents: {
    access: 'account',
    readOnly: false,
    limit: 'account',
    input: consentsInput,
    output: consentsOutput,
  },
  /** Finishes a sign-in with Google: the returned code for an ID token (product 3.14). */
  'google-sign-in': {
    access: 'public',
    readOnly: false,
    limit: 'sign-in',
    input: googleSignInInput,
    output: z.strictObject({ idToken: z.string() }),
  },
  /**
   * Sends an e-mail with what the account of an address needs: after the sign-up and on request the
   * confirmation (product 3.10).
   */
  'send-confirmation': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: confirmationInput,
    output: done,
  },
  /** Profile, subscription, statistics and newest activity in one round trip (product 7.16). */
  me: {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: meOutput,
  },
  /** Synchronises with Stripe after a checkout (product 6.4), and answers like `me`. */
  reconcile: {
    access: 'member',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({}),
    output: meOutput,
  },
  /** Records a new visit when `me` has returned `is_new_visit` (product 7.15). */
  visit: {
    access: 'member',
    readOnly: false,
    limit: 'none',
    input: z.strictObject({}),
    output: done,
  },
  /** Records an activity of the member (product 23.4). */
  activity: {
    access: 'member',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({ type: z.enum(activityTypes), data: z.optional(activityInputSchema) }),
    output: done,
  },
  /** One page of what is stored about the member, collection by collection (product 8.5). */
  'my-data': {
    access: 'member',
    readOnly: false,
    limit: 'account',
    input: ownDataInput,
    output: ownDataOutput,
  },
  /**
   * Deletes the account and its data, subscription first (product 8.3). 403
   * `recent-sign-in-required` when the sign-in is older than 5 minutes.
   */
  'delete-account': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    duringDeletion: true,
    input: z.strictObject({
      /** Of the e-mail about it. */
      locale: z._default(locale, 'en'),
    }),
    /** What is paid back with it, in cents. */
    output: z.strictObject({
      success: z.literal(true),
      refund_cents: z.int().check(z.nonnegative()),
    }),
  },
} as const;
