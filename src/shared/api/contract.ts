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
} from './account.ts';
import { brandCheckerInput, brandCheckerOutput } from './brand-checker.ts';
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
 * Who may call: anyone, whoever has an account, also before its e-mail is confirmed, a member with a
 * confirmed e-mail, a premium member, or an admin.
 */
export type EndpointAccess = 'public' | 'account' | 'member' | 'premium' | 'admin';

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
  /** Opens Stripe's billing portal. */
  'billing-portal': {
    access: 'member',
    readOnly: false,
    input: billingPortalInput,
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
  /** Mails what the account of an address needs, a new confirmation if so (product 3.10). */
  'resend-confirmation': {
    access: 'public',
    readOnly: false,
    input: resendInput,
    output: done,
  },
  /** Finishes a sign-in with Google: the returned code for an ID token (product 3.14). */
  'google-sign-in': {
    access: 'public',
    readOnly: false,
    input: googleSignInInput,
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
    output: meOutput,
  },
  /** Records an activity of the member (product 23.4). */
  activity: {
    access: 'member',
    readOnly: false,
    input: z.strictObject({ type: z.enum(activityTypes), data: activityInputSchema.optional() }),
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
  /** Published lessons of one language in their order, and what the member did (product 20.1). */
  lessons: {
    access: 'premium',
    readOnly: true,
    input: z.strictObject({ locale: locale.default('en') }),
    output: lessonsOutput,
  },
  /** One lesson with its guide (product 20.4, 23.6). */
  lesson: {
    access: 'premium',
    readOnly: true,
    input: lessonInput,
    output: lessonOutput,
  },
  /** Marks a lesson as read or watched, or takes a mark back (product 20.5). */
  'lesson-progress': {
    access: 'premium',
    readOnly: false,
    input: lessonProgressInput,
    output: lessonProgressOutput,
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
    input: contactInput,
    output: done,
  },
  /** Takes a cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB), also without an account. */
  'contract-notice': {
    access: 'public',
    readOnly: false,
    input: contractNoticeInput,
    output: contractNoticeOutput,
  },
  /** Whether the function answers and can read the store: 200, else 503. For uptime monitors. */
  health: {
    access: 'public',
    readOnly: true,
    input: z.strictObject({}),
    output: z.strictObject({ status: z.literal('ok') }),
  },
  /** The operator's lists and actions, told apart by `action` (product 29.1). */
  operations: {
    access: 'admin',
    readOnly: false,
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
/** What a caller sends, before defaults are filled in. */
export type EndpointRequest<N extends EndpointName> = z.input<(typeof ENDPOINTS)[N]['input']>;
/** What a handler receives, after parsing. */
export type EndpointInput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['input']>;
export type EndpointOutput<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['output']>;
