import * as z from 'zod/mini';
import { auditEntrySchema } from '../entities/audit-entry.ts';
import { brandRunSchema, slotReason } from '../entities/brand-run.ts';
import {
  contactRequestSchema,
  contractNoticeSchema,
  HANDLED_COLLECTIONS,
} from '../entities/handled.ts';
import { ledgerRunSchema } from '../entities/ledger-run.ts';
import { PAYMENT_STATUSES, paymentSchema } from '../entities/payment.ts';
import { complimentarySchema } from '../entities/profile.ts';
import { failedEventSchema } from '../entities/stripe-event.ts';
import { userSubscriptionSchema, utcInstant } from '../entities/subscription.ts';
import { MAX_EMAIL_LENGTH, MAX_ID_LENGTH, MAX_NOTE_LENGTH, OPERATIONS_PAGE } from '../limits.ts';
import { next_cursor, pageCursor } from './pages.ts';

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const note = z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH));
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_LENGTH));

const page = {
  /** `next_cursor` of the page before. */
  cursor: z.optional(pageCursor),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(OPERATIONS_PAGE)), OPERATIONS_PAGE),
  /** For a file: OPERATIONS_EXPORT_PAGE rows in place of `limit`. */
  export: z._default(z.boolean(), false),
};

/**
 * When what the caller sees was done or given, null for not at all. Anything else is stored by now:
 * 409 `changed-meanwhile`.
 */
const seen = z.nullable(utcInstant);

/**
 * The actions of `operations` (product 29.1). Lists are newest first; what acts on a row writes an
 * entry of the audit log with it, and so does a list that shows persons. All that changes rights,
 * sends mail or exports needs a sign-in of late ({@link needsRecentSignIn}).
 */
export const operationsInput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('contact-requests'),
    open: z._default(z.boolean(), false),
    ...page,
  }),
  z.strictObject({
    action: z.literal('contract-notices'),
    open: z._default(z.boolean(), false),
    ...page,
  }),
  /** With the beginning of an e-mail address, in the order of addresses. */
  z.strictObject({
    action: z.literal('members'),
    email: z._default(z.string().check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH)), ''),
    ...page,
  }),
  z.strictObject({
    action: z.literal('payments'),
    status: z.optional(z.enum(PAYMENT_STATUSES)),
    ...page,
  }),
  z.strictObject({ action: z.literal('webhook-failures'), ...page }),
  /** Nightly comparisons with Stripe. */
  z.strictObject({ action: z.literal('ledger'), ...page }),
  /** Today's use: the members with the most model answers first. */
  z.strictObject({ action: z.literal('quota'), ...page }),
  /** Runs of the Brand Checker by schedule, without what members ask. */
  z.strictObject({ action: z.literal('runs'), ...page }),
  /** What operators did, with `reads` also what they read; or all about one row. */
  z.strictObject({
    action: z.literal('audit-log'),
    reads: z._default(z.boolean(), false),
    target: z.optional(
      z.string().check(z.regex(/^[a-z_]+\/[\w-]+$/), z.maxLength(2 * MAX_ID_LENGTH)),
    ),
    ...page,
  }),
  z.strictObject({
    action: z.literal('set-done'),
    collection: z.enum(HANDLED_COLLECTIONS),
    id,
    /** False opens it again. */
    done: z.boolean(),
    note,
    seen,
  }),
  /** Asks Stripe for the member's subscriptions and stores what it says. */
  z.strictObject({ action: z.literal('resync'), uid: id }),
  /** Sends the confirmation of a member's contract, or the receipt of a notice, once more. */
  z.strictObject({ action: z.literal('resend-contract'), uid: id }),
  z.strictObject({ action: z.literal('resend-receipt'), id }),
  /** Gives premium without payment; until the end of a day in Berlin, or until it is ended. */
  z.strictObject({
    action: z.literal('grant'),
    uid: id,
    reason,
    ends_on: z.nullable(z.iso.date()),
    seen,
  }),
  z.strictObject({ action: z.literal('end-grant'), uid: id, reason, seen }),
  /** Ends every session of a member, on all devices. */
  z.strictObject({ action: z.literal('end-sessions'), uid: id, reason }),
]);

/** Where Stripe's dashboard shows it, in the mode of our key. */
const stripe_url = z.nullable(z.url());

const contactRequestRow = contactRequestSchema;

const contractNoticeRow = z.extend(contractNoticeSchema, {
  /** Day in Berlin by which it must be dealt with. */
  due_on: z.iso.date(),
});

const memberRow = z.strictObject({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  created_at: utcInstant,
  is_admin: z.boolean(),
  is_premium: z.boolean(),
  complimentary: z.nullable(complimentarySchema),
  /** The one that counts, else the newest that ended. */
  subscription: z.nullable(
    z.pick(userSubscriptionSchema, {
      id: true,
      status: true,
      cancel_at_period_end: true,
      current_period_end: true,
      ends_at: true,
    }),
  ),
  stripe_url,
});

const paymentRow = z.extend(
  z.omit(paymentSchema, { stripe_payment_intent_id: true, payment_method: true, updated_at: true }),
  {
    /** Null for a deleted account, or a member without a profile. */
    email: z.nullable(z.string()),
    stripe_url,
  },
);

const failedEventRow = z.extend(failedEventSchema, { stripe_url });

const use = z.strictObject({
  used: z.int().check(z.nonnegative()),
  limit: z.int().check(z.nonnegative()),
});

const quotaRow = z.strictObject({
  uid: z.string(),
  email: z.nullable(z.string()),
  ...use.shape,
});

const runRow = z.extend(
  z.pick(brandRunSchema, { id: true, user_id: true, campaign_id: true, due_at: true, state: true }),
  {
    email: z.nullable(z.string()),
    /** Questions by how they ended; `missed` ones failed, broke off or were skipped. */
    done: z.int().check(z.nonnegative()),
    missed: z.int().check(z.nonnegative()),
    open: z.int().check(z.nonnegative()),
    /** Why questions were missed, each once. */
    reasons: z.array(slotReason),
  },
);

/** What an action answers: its entry of the audit log. */
const acted = <A extends string>(action: A) =>
  z.strictObject({ action: z.literal(action), entry: auditEntrySchema });

/** The answers, each under its action. */
export const operationsOutput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('contact-requests'),
    rows: z.array(contactRequestRow),
    next_cursor,
  }),
  z.strictObject({
    action: z.literal('contract-notices'),
    rows: z.array(contractNoticeRow),
    next_cursor,
  }),
  z.strictObject({ action: z.literal('members'), rows: z.array(memberRow), next_cursor }),
  z.strictObject({ action: z.literal('payments'), rows: z.array(paymentRow), next_cursor }),
  z.strictObject({
    action: z.literal('webhook-failures'),
    rows: z.array(failedEventRow),
    next_cursor,
  }),
  z.strictObject({
    action: z.literal('ledger'),
    rows: z.array(ledgerRunSchema),
    next_cursor,
    /** When the last run found no difference; null when none ever did. */
    clean_at: z.nullable(utcInstant),
  }),
  z.strictObject({
    action: z.literal('quota'),
    rows: z.array(quotaRow),
    next_cursor,
    /** Of everybody together. */
    totals: z.strictObject({ answers: use, contact_requests: use, notice_receipts: use }),
    resets_at: utcInstant,
  }),
  z.strictObject({ action: z.literal('runs'), rows: z.array(runRow), next_cursor }),
  z.strictObject({ action: z.literal('audit-log'), rows: z.array(auditEntrySchema), next_cursor }),
  acted('set-done'),
  acted('resync'),
  acted('resend-contract'),
  acted('resend-receipt'),
  acted('grant'),
  acted('end-grant'),
  acted('end-sessions'),
]);

export type OperationsAction = z.infer<typeof operationsInput>['action'];

/** What a caller sends for one action, before defaults. */
export type OperationsRequest<A extends OperationsAction = OperationsAction> = Extract<
  z.input<typeof operationsInput>,
  { action: A }
>;

/** What a handler gets: for one of the lists, or to change or send something. */
export type OperationsList = Extract<z.output<typeof operationsInput>, { export: boolean }>;
export type OperationsChange = Exclude<z.output<typeof operationsInput>, OperationsList>;

/** Whether it needs a sign-in of the last OPERATOR_SIGN_IN_MS: 403 `recent-sign-in-required`. */
export function needsRecentSignIn(input: z.output<typeof operationsInput>): boolean {
  return 'export' in input ? input.export : input.action !== 'set-done';
}

/** What a handler gets for one action. */
export type OperationsInput<A extends OperationsAction> = Extract<
  z.output<typeof operationsInput>,
  { action: A }
>;

export type OperationsOutput<A extends OperationsAction> = Extract<
  z.output<typeof operationsOutput>,
  { action: A }
>;
