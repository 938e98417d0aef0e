import { z } from 'zod';
import { consentsSchema } from '../entities/profile.ts';
import { MAX_EMAIL_LENGTH, MAX_ID_LENGTH, MAX_URL_LENGTH } from '../limits.ts';
import { CONSENTS } from '../rules/consents.ts';
import { EMAIL_PATTERN } from '../rules/form-fields.ts';
import { OWN_DATA } from '../rules/retention.ts';
import { next_cursor, pageCursor } from './pages.ts';

/** Longer than any ID token of Firebase. */
const MAX_ID_TOKEN_LENGTH = 4_096;

const idToken = z.string().min(1).max(MAX_ID_TOKEN_LENGTH);

const locale = z.enum(['en', 'de']);

export const sessionInput = z.strictObject({
  idToken,
  /** Of what is mailed when the account has changed. */
  locale: locale.default('en'),
});

/** Whose session it is, for the browser's hint. */
export const sessionOutput = z.strictObject({
  uid: z.string(),
  name: z.string(),
  premium: z.boolean(),
  /** The account's deletion began and is unfinished: the session opens `delete-account` alone. */
  deletion: z.boolean(),
});

export const consentsInput = z
  .strictObject({
    /** Of an account that has no session yet; without it, the session's account is meant. */
    idToken: idToken.optional(),
    agree: z.array(z.enum(CONSENTS)).max(CONSENTS.length).default([]),
    withdraw: z.array(z.literal('communications')).max(1).default([]),
  })
  .refine(({ agree, withdraw }) => !withdraw.some((name) => agree.includes(name)), {
    message: 'One consent is both given and taken back.',
  });

export const consentsOutput = z.strictObject({
  consents: consentsSchema,
  /** Required, and never asked for. */
  missing: z.array(z.enum(CONSENTS)),
});

export const ownDataInput = z.strictObject({
  collection: z.enum(['account', ...OWN_DATA]),
  /** `next` of the page before. */
  after: pageCursor.optional(),
});

export const ownDataOutput = z.strictObject({
  rows: z.array(z.record(z.string(), z.unknown())),
  next: next_cursor,
});

export const googleSignInInput = z.strictObject({
  code: z.string().min(1).max(MAX_URL_LENGTH),
  /** PKCE code verifier (RFC 7636, 4.1). */
  verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});

export const billingPortalInput = z.strictObject({
  locale: locale.optional(),
  /** The page that the portal leads back to. */
  returnTo: z.enum(['dashboard', 'accountSettings']).default('accountSettings'),
});

export const checkoutInput = z.strictObject({
  planId: z.string().min(1).max(MAX_ID_LENGTH),
  /** Path on this site, or an absolute URL of the same origin. */
  successUrl: z.string().max(MAX_URL_LENGTH).optional(),
  cancelUrl: z.string().max(MAX_URL_LENGTH).optional(),
  locale: locale.optional(),
});

export const resendInput = z.strictObject({
  email: z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_LENGTH),
  locale: locale.default('en'),
});
