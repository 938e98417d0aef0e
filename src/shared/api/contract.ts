import { z } from 'zod';
import { activityInputSchema, activityTypes } from '../entities/activity.ts';
import { pricingPlanSchema } from '../entities/plan.ts';
import { subscriptionViewSchema } from '../entities/subscription.ts';
import { MAX_BODY_BYTES } from '../limits.ts';
import {
  billingPortalInput,
  checkoutInput,
  consentsInput,
  consentsOutput,
  googleSignInInput,
  ownDataInput,
  ownDataOutput,
  resendInput,
  sessionInput,
  sessionOutput,
} from './account.ts';
import { BRAND_CHECKER_READS, brandCheckerInput, brandCheckerOutput } from './brand-checker.ts';
import { contactInput } from './contact.ts';
import { contractNoticeInput, contractNoticeOutput } from './contract-notice.ts';
import {
  lessonInput,
  lessonOutput,
  lessonProgressInput,
  lessonProgressOutput,
  lessonsOutput,
} from './lessons.ts';
import { meOutput } from './me.ts';
import { operationsInput, operationsOutput } from './operations.ts';
import { PROMPT_LIBRARY_ENDPOINTS } from './prompt-library.ts';

const locale = z.enum(['en', 'de']);
const done = z.strictObject({ success: z.literal(true) });

/**
 * Who may call: anyone; whoever has an account, by an ID token in the body or by the session, also
 * before there can be one; a member by the session; a premium member; an admin (product 4.3).
 */
export type EndpointAccess = 'public' | 'account' | 'member' | 'premium' | 'admin';

/**
 * What bounds an endpoint for all instances together, besides each instance's own limit
 * (product 25.6): calls of a member that ask Stripe, calls of a member about the account, attempts to
 * sign in from an address, a count of its `own` together with what it stores, or `none` where it only
 * reads.
 */
export type EndpointLimit = 'stripe' | 'account' | 'sign-in' | 'own' | 'none';

/**
 * One endpoint of `/api/**` (product 22.1, 22.2). Every endpoint takes POST with a JSON object;
 * those that only read also take GET, with the input in the query string.
 */
export interface EndpointContract {
  access: EndpointAccess;
  /** Whether it only reads; where some of its actions do, which. */
  readOnly: boolean | readonly string[];
  limit: EndpointLimit;
  /** Open while the account's deletion is unfinished, when every other call is refused. */
  duringDeletion?: true;
  /** Largest body in bytes, where it is not MAX_BODY_BYTES. */
  maxBytes?: number;
  input: z.ZodType;
  output: z.ZodType;
}

/**
 * The whole contract between browser and functions: handlers and the browser's client are typed by
 * it. A `userId` in a body is not part of an input: the http layer compares it with the verified
 * token's uid and removes it.
 */
export const ENDPOINTS = {
  /** Opens a Stripe Checkout session; the browser goes to `url` (product 6.1). */
  'create-checkout-session': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: checkoutInput,
    output: z.strictObject({ url: z.url() }),
  },
  /**
   * Cancels at the period's end; with `notice` in one month, the rest refunded, which a renewed
   * membership allows; with `immediate` at once.
   */
  'cancel-subscription': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: z
      .strictObject({ immediate: z.boolean().optional(), notice: z.boolean().optional() })
      .refine(({ immediate, notice }) => immediate !== true || notice !== true, {
        message: 'Choose one of immediate and notice.',
      }),
    output: z.strictObject({ subscription: subscriptionViewSchema }),
  },
  /** Takes back a cancellation before the period ends. */
  'resume-subscription': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: z.strictObject({}),
    output: z.strictObject({ subscription: subscriptionViewSchema }),
  },
  /** Opens Stripe's billing portal. */
  'billing-portal': {
    access: 'member',
    readOnly: false,
    limit: 'stripe',
    input: billingPortalInput,
    output: z.strictObject({ url: z.url() }),
  },
  /**
   * Makes and renews the session: sets the cookie that every members' call is known by (product 4.1).
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
   * Gives and takes back consents (product 3.5), and answers what holds. Sign-up calls it with the new
   * account's ID token, before there is a session.
   */
  consents: {
    access: 'account',
    readOnly: false,
    limit: 'account',
    input: consentsInput,
    output: consentsOutput,
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
    input: z.strictObject({}),
    output: done,
  },
  /** Mails what the account of an address needs, a new confirmation if so (product 3.10). */
  'resend-confirmation': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: resendInput,
    output: done,
  },
  /** Finishes a sign-in with Google: the returned code for an ID token (product 3.14). */
  'google-sign-in': {
    access: 'public',
    readOnly: false,
    limit: 'sign-in',
    input: googleSignInInput,
    output: z.strictObject({ idToken: z.string() }),
  },
  /** Profile, subscription, statistics and newest activity in one round trip (product 7.16). */
  me: {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: meOutput,
  },
  /** Compares with Stripe at once, for the return from checkout (product 6.4), and answers as `me`. */
  reconcile: {
    access: 'member',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({}),
    output: meOutput,
  },
  /** Notes that a new visit has begun, which `me` says (product 7.15). */
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
    input: z.strictObject({ type: z.enum(activityTypes), data: activityInputSchema.optional() }),
    output: done,
  },
  /** Active plans, cheapest first (product 5.4). */
  'pricing-plans': {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({ plans: z.array(pricingPlanSchema) }),
  },
  /** Creates the default plan once, and its Stripe product and price (product 5.5). */
  'initialize-pricing-plan': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({}),
    output: z.strictObject({ plan: pricingPlanSchema }),
  },
  /** How many members the community has and what they pay (product 22.9). */
  'early-bird-stats': {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({
      member_count: z.int().nonnegative(),
      price_cents: z.int().nonnegative(),
      regular_price_cents: z.int().nonnegative(),
    }),
  },
  ...PROMPT_LIBRARY_ENDPOINTS,
  /** Published lessons of one language in their order, and what the member did (product 20.1). */
  lessons: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({ locale: locale.default('en') }),
    output: lessonsOutput,
  },
  /** One lesson with its guide (product 20.4, 23.6). */
  lesson: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: lessonInput,
    output: lessonOutput,
  },
  /** Marks a lesson as read or watched, or takes a mark back (product 20.5). */
  'lesson-progress': {
    access: 'premium',
    readOnly: false,
    limit: 'account',
    input: lessonProgressInput,
    output: lessonProgressOutput,
  },
  /** Campaigns and tests of the Brand Checker, told apart by `action` (product 21.4). */
  'brand-checker': {
    access: 'premium',
    readOnly: BRAND_CHECKER_READS,
    limit: 'own',
    input: brandCheckerInput,
    output: brandCheckerOutput,
  },
  /** Form store of last resort, when no form service is configured (product 10.4). */
  contact: {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: contactInput,
    output: done,
  },
  /** Takes a cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB), also without an account. */
  'contract-notice': {
    access: 'public',
    readOnly: false,
    limit: 'own',
    input: contractNoticeInput,
    output: contractNoticeOutput,
  },
  /** Whether the function answers and can read the store: 200, else 503. For uptime monitors. */
  health: {
    access: 'public',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({}),
    output: z.strictObject({ status: z.literal('ok') }),
  },
  /** The operator's lists and actions, told apart by `action` (product 29.1). */
  operations: {
    access: 'admin',
    readOnly: false,
    limit: 'own',
    input: operationsInput,
    output: operationsOutput,
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
