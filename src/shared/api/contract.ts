import * as z from 'zod/mini';
import { MAX_BODY_BYTES } from '../limits.ts';
import { ACCOUNT_ENDPOINTS } from './account.ts';
import { ACCOUNT_SECURITY_ENDPOINTS } from './account-security.ts';
import { AI_CHECK_ENDPOINTS } from './ai-check.ts';
import { BILLING_ENDPOINTS } from './billing.ts';
import { BRAND_CHECKER_READS, brandCheckerInput, brandCheckerOutput } from './brand-checker.ts';
import { contactInput, contactOutput } from './contact.ts';
import { contractNoticeInput, contractNoticeOutput } from './contract-notice.ts';
import { EVENT_ENDPOINTS } from './events.ts';
import { LESSON_ENDPOINTS } from './lessons.ts';
import { operationsInput, operationsOutput } from './operations.ts';
import { operationsTodayOutput } from './operations-today.ts';
import { PROMPT_LIBRARY_ENDPOINTS } from './prompt-library.ts';
import { SUPPORT_ENDPOINTS } from './support.ts';
import { TRIAL_ENDPOINTS } from './trial.ts';

/**
 * Who may call an endpoint (product 4.3). `account`: with an ID token in the body or the session,
 * also before the account can have a session. `member`, `premium` and `admin`: with the session.
 */
export type EndpointAccess = 'public' | 'account' | 'member' | 'premium' | 'admin';

/**
 * What bounds an endpoint for all instances together, besides each instance's own limit
 * (product 25.6): calls of a member that ask Stripe, calls of a member about the account, attempts to
 * sign in from an address, files that a member imports, a count of its `own` together with what it
 * stores, or `none` where it only reads. `mail` refuses no call, in no instance either: it bounds what
 * is sent by e-mail (product 10.8).
 */
export type EndpointLimit = 'stripe' | 'account' | 'sign-in' | 'import' | 'own' | 'mail' | 'none';

/**
 * One endpoint of `/api/**` (product 22.1, 22.2). Every endpoint takes POST with a JSON object;
 * those that only read also take GET, with the input in the query string.
 */
export interface EndpointContract {
  access: EndpointAccess;
  /** Whether it only reads, or the actions that do. */
  readOnly: boolean | readonly string[];
  limit: EndpointLimit;
  /** Public, but it knows the member whose session a call brings. */
  knowsMember?: true;
  /** Allowed while the account's deletion is unfinished; other calls are refused. */
  duringDeletion?: true;
  /** Largest body in bytes, where it is not MAX_BODY_BYTES. */
  maxBytes?: number;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

/**
 * The whole contract between browser and functions: handlers and the browser's client are typed by
 * it. A `userId` in a body is not part of an input: the http layer compares it with the verified
 * token's uid and removes it.
 */
export const ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...ACCOUNT_SECURITY_ENDPOINTS,
  ...BILLING_ENDPOINTS,
  ...PROMPT_LIBRARY_ENDPOINTS,
  ...LESSON_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...SUPPORT_ENDPOINTS,
  ...TRIAL_ENDPOINTS,
  ...AI_CHECK_ENDPOINTS,
  /** Campaigns and tests of the Brand Checker, selected by `action` (product 21.4). */
  'brand-checker': {
    access: 'premium',
    readOnly: BRAND_CHECKER_READS,
    limit: 'own',
    input: brandCheckerInput,
    output: brandCheckerOutput,
  },
  /** Stores the contact form when no form service is configured (product 10.4). */
  contact: {
    access: 'public',
    readOnly: false,
    limit: 'own',
    knowsMember: true,
    input: contactInput,
    output: contactOutput,
  },
  /** Takes a cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB), also without an account. */
  'contract-notice': {
    access: 'public',
    readOnly: false,
    limit: 'mail',
    knowsMember: true,
    input: contractNoticeInput,
    output: contractNoticeOutput,
  },
  /**
   * Whether the function answers and can read the store: 200, else 503. For uptime monitors, with the
   * age of the last nightly ledger that found nothing (product 5.18).
   */
  health: {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({
      status: z.literal('ok'),
      /** Whole hours; null while there was none. */
      ledger_clean_hours: z.nullable(z.int()),
    }),
  },
  /** The operator's lists and actions, selected by `action` (product 29.1). */
  operations: {
    access: 'admin',
    readOnly: false,
    limit: 'own',
    input: operationsInput,
    output: operationsOutput,
  },
  /** What is open for an operator, counted (product 29.15). */
  'operations-today': {
    access: 'admin',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: operationsTodayOutput,
  },
} as const satisfies Record<string, EndpointContract>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The largest body that an endpoint takes, in bytes. */
export function maxBytesOf(name: EndpointName): number {
  const { maxBytes = MAX_BODY_BYTES }: EndpointContract = ENDPOINTS[name];
  return maxBytes;
}

/** Of all endpoints, in bytes. */
export const LARGEST_BODY_BYTES = Math.max(
  ...(Object.keys(ENDPOINTS) as EndpointName[]).map(maxBytesOf),
);

/** What a caller sends, before defaults are filled in. */
export type EndpointRequest<N extends EndpointName> = z.input<(typeof ENDPOINTS)[N]['input']>;
/** What a handler receives, after parsing. */
export type EndpointInput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['input']>;
export type EndpointOutput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['output']>;
