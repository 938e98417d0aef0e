import { z } from 'zod';
import {
  activityDataSchema,
  activityTypes,
  statisticsSchema,
  userActivitySchema,
} from '../entities/activity.ts';
import { pricingPlanSchema } from '../entities/plan.ts';
import { userProfileSchema } from '../entities/profile.ts';
import { subscriptionViewSchema } from '../entities/subscription.ts';
import { videoSchema } from '../entities/video.ts';
import {
  MAX_BODY_BYTES,
  MAX_EMAIL_LENGTH,
  MAX_ID_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_URL_LENGTH,
} from '../limits.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '../rules/form-fields.ts';
import { consentsInput, consentsOutput, ownDataInput, ownDataOutput } from './account.ts';
import { brandCheckerInput, brandCheckerOutput } from './brand-checker.ts';
import { contractNoticeInput, contractNoticeOutput } from './contract-notice.ts';
import { PROMPT_LIBRARY_ENDPOINTS } from './prompt-library.ts';

const locale = z.enum(['en', 'de']);
const email = z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_LENGTH);
const done = z.strictObject({ success: z.literal(true) });

/**
 * Who may call: anyone, whoever has an account, also before its e-mail is confirmed, a member with a
 * confirmed e-mail, or a premium member.
 */
export type EndpointAccess = 'public' | 'account' | 'member' | 'premium';

/**
 * One endpoint of `/api/**` (product 22.1, 22.2). Every endpoint takes POST with a JSON object;
 * those that only read also take GET, with the input in the query string.
 */
export interface EndpointContract {
  access: EndpointAccess;
  readOnly: boolean;
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
    input: z.strictObject({
      planId: z.string().min(1).max(MAX_ID_LENGTH),
      /** Path on this site, or an absolute URL of the same origin. */
      successUrl: z.string().max(MAX_URL_LENGTH).optional(),
      cancelUrl: z.string().max(MAX_URL_LENGTH).optional(),
      locale: locale.optional(),
    }),
    output: z.strictObject({ url: z.url() }),
  },
  /**
   * Cancels at the period's end; with `notice` in one month, the rest refunded, which a renewed
   * membership allows; with `immediate` at once.
   */
  'cancel-subscription': {
    access: 'member',
    readOnly: false,
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
    input: z.strictObject({}),
    output: z.strictObject({ subscription: subscriptionViewSchema }),
  },
  /** Opens Stripe's billing portal for the member's customer. */
  'billing-portal': {
    access: 'member',
    readOnly: false,
    input: z.strictObject({ locale: locale.optional() }),
    output: z.strictObject({ url: z.url() }),
  },
  /**
   * Gives and takes back consents (product 3.5), and answers what holds. Sign-up calls it before the
   * e-mail is confirmed, and from a page that loads no App Check.
   */
  consents: {
    access: 'account',
    readOnly: false,
    input: consentsInput,
    output: consentsOutput,
  },
  /** One page of what is stored about the member, collection by collection (product 8.5). */
  'my-data': {
    access: 'member',
    readOnly: false,
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
    input: z.strictObject({}),
    output: done,
  },
  /** Finishes a sign-in with Google: the returned code for an ID token (product 3.14). */
  'google-sign-in': {
    access: 'public',
    readOnly: false,
    input: z.strictObject({
      code: z.string().min(1).max(MAX_URL_LENGTH),
      /** PKCE code verifier (RFC 7636, 4.1). */
      verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    }),
    output: z.strictObject({ idToken: z.string() }),
  },
  /**
   * Profile, subscription, statistics and newest activity in one round trip; creates the profile on
   * first sight (product 4.9). `reconcile` asks Stripe first, for the return from checkout (6.4).
   */
  me: {
    access: 'member',
    readOnly: true,
    input: z.strictObject({ reconcile: z.stringbool().or(z.boolean()).optional() }),
    output: z.strictObject({
      profile: userProfileSchema,
      subscription: subscriptionViewSchema.nullable(),
      statistics: statisticsSchema,
      activity: z.array(userActivitySchema),
      /** Stripe keeps something for the member, so the billing portal can be opened. */
      has_billing_account: z.boolean(),
      /** The `premium` claim differs from the caller's token: refresh the token. */
      claims_changed: z.boolean(),
    }),
  },
  /** Records an activity of the member (product 23.4). */
  activity: {
    access: 'member',
    readOnly: false,
    input: z.strictObject({ type: z.enum(activityTypes), data: activityDataSchema.optional() }),
    output: done,
  },
  /** Active plans, cheapest first (product 5.4). */
  'pricing-plans': {
    access: 'public',
    readOnly: true,
    input: z.strictObject({}),
    output: z.strictObject({ plans: z.array(pricingPlanSchema) }),
  },
  /** Creates the default plan once, and its Stripe product and price (product 5.5). */
  'initialize-pricing-plan': {
    access: 'public',
    readOnly: false,
    input: z.strictObject({}),
    output: z.strictObject({ plan: pricingPlanSchema }),
  },
  /** How many members the community has and what they pay (product 22.9). */
  'early-bird-stats': {
    access: 'public',
    readOnly: true,
    input: z.strictObject({}),
    output: z.strictObject({
      member_count: z.int().nonnegative(),
      price_cents: z.int().nonnegative(),
      regular_price_cents: z.int().nonnegative(),
    }),
  },
  ...PROMPT_LIBRARY_ENDPOINTS,
  /** Published video tutorials of one language, newest first (product 20.1, 23.6). */
  videos: {
    access: 'premium',
    readOnly: true,
    input: z.strictObject({ locale: locale.default('en') }),
    output: z.strictObject({ videos: z.array(videoSchema) }),
  },
  /** Campaigns and tests of the Brand Checker, told apart by `action` (product 21.4). */
  'brand-checker': {
    access: 'premium',
    readOnly: false,
    input: brandCheckerInput,
    output: brandCheckerOutput,
  },
  /** Form store of last resort, when no form service is configured (product 10.4). */
  contact: {
    access: 'public',
    readOnly: false,
    input: z.strictObject({
      name: z.string().trim().min(1).max(MAX_LINE_LENGTH),
      email,
      phone: z.string().trim().max(MAX_LINE_LENGTH).regex(PHONE_PATTERN),
      subject: z.string().trim().min(1).max(MAX_LINE_LENGTH),
      message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
      /** Stored questionnaire answers as indented JSON text (product 10.4). */
      questionnaire_answers: z.string().max(MAX_MESSAGE_LENGTH).optional(),
      /** Honeypot: people never see it, so a value means a robot. */
      website: z.string().max(MAX_LINE_LENGTH).optional(),
    }),
    output: done,
  },
  /** Takes a cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB), also without an account. */
  'contract-notice': {
    access: 'public',
    readOnly: false,
    input: contractNoticeInput,
    output: contractNoticeOutput,
  },
} as const satisfies Record<string, EndpointContract>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The largest body that an endpoint takes, in bytes. */
export function maxBytesOf(name: EndpointName): number {
  const { maxBytes = MAX_BODY_BYTES }: EndpointContract = ENDPOINTS[name];
  return maxBytes;
}
/** What a caller sends, before defaults are filled in. */
export type EndpointRequest<N extends EndpointName> = z.input<(typeof ENDPOINTS)[N]['input']>;
/** What a handler receives, after parsing. */
export type EndpointInput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['input']>;
export type EndpointOutput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['output']>;
