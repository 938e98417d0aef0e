import { z } from 'zod';
import { auditEntrySchema } from '../entities/audit-entry.ts';
import { brandRunSchema, slotReason } from '../entities/brand-run.ts';
import {
  contactRequestSchema,
  contractNoticeSchema,
  HANDLED_COLLECTIONS,
} from '../entities/handled.ts';
import { PAYMENT_STATUSES, paymentSchema } from '../entities/payment.ts';
import { complimentarySchema } from '../entities/profile.ts';
import { failedEventSchema } from '../entities/stripe-event.ts';
import { userSubscriptionSchema, utcInstant } from '../entities/subscription.ts';
import { MAX_EMAIL_LENGTH, MAX_ID_LENGTH, MAX_NOTE_LENGTH, OPERATIONS_PAGE } from '../limits.ts';
import { next_cursor, pageCursor } from './pages.ts';

const id = z.string().min(1).max(MAX_ID_LENGTH);
const note = z.string().trim().max(MAX_NOTE_LENGTH);
const reason = z.string().trim().min(1).max(MAX_NOTE_LENGTH);

const page = {
  /** `next_cursor` of the page before. */
  cursor: pageCursor.optional(),
  limit: z.int().min(1).max(OPERATIONS_PAGE).default(OPERATIONS_PAGE),
  /** For a file: OPERATIONS_EXPORT_PAGE rows in place of `limit`. */
  export: z.boolean().default(false),
};

/**
 * When what the caller sees was done or given, null for not at all. Anything else is stored by now:
 * 409 `changed-meanwhile`.
 */
const seen = utcInstant.nullable();

/**
 * The actions of `operations` (product 29.1). Lists are newest first; what acts on a row writes an
 * entry of the audit log with it, and so does a list that shows persons. All that changes rights,
 * sends mail or exports needs a sign-in of late ({@link needsRecentSignIn}).
 */
export const operationsInput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('contact-requests'),
    open: z.boolean().default(false),
    ...page,
  }),
  z.strictObject({
    action: z.literal('contract-notices'),
    open: z.boolean().default(false),
    ...page,
  }),
  /** With the beginning of an e-mail address, in the order of addresses. */
  z.strictObject({
    action: z.literal('members'),
    email: z.string().trim().max(MAX_EMAIL_LENGTH).default(''),
    ...page,
  }),
  z.strictObject({
    action: z.literal('payments'),
    status: z.enum(PAYMENT_STATUSES).optional(),
    ...page,
  }),
  z.strictObject({ action: z.literal('webhook-failures'), ...page }),
  /** Today's use: the members with the most model answers first. */
  z.strictObject({ action: z.literal('quota'), ...page }),
  /** Runs of the Brand Checker by schedule, without what members ask. */
  z.strictObject({ action: z.literal('runs'), ...page }),
  /** What operators did, with `reads` also what they read; or all about one row. */
  z.strictObject({
    action: z.literal('audit-log'),
    reads: z.boolean().default(false),
    target: z
      .string()
      .regex(/^[a-z_]+\/[\w-]+$/)
      .max(2 * MAX_ID_LENGTH)
      .optional(),
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
    ends_on: z.iso.date().nullable(),
    seen,
  }),
  z.strictObject({ action: z.literal('end-grant'), uid: id, reason, seen }),
  /** Ends every session of a member, on all devices. */
  z.strictObject({ action: z.literal('end-sessions'), uid: id, reason }),
]);

/** Where Stripe's dashboard shows it, in the mode of our key. */
const stripe_url = z.url().nullable();

const contactRequestRow = contactRequestSchema;

const contractNoticeRow = contractNoticeSchema.extend({
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
  complimentary: complimentarySchema.nullable(),
  /** The one that counts, else the newest that ended. */
  subscription: userSubscriptionSchema
    .pick({
      id: true,
      status: true,
      cancel_at_period_end: true,
      current_period_end: true,
      ends_at: true,
    })
    .nullable(),
  stripe_url,
});

const paymentRow = paymentSchema
  .omit({ stripe_payment_intent_id: true, payment_method: true, updated_at: true })
  .extend({
    /** Null for a member without a profile. */
    email: z.string().nullable(),
    stripe_url,
  });

const failedEventRow = failedEventSchema.extend({ stripe_url });

const use = z.strictObject({ used: z.int().nonnegative(), limit: z.int().nonnegative() });

const quotaRow = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  ...use.shape,
});

const runRow = brandRunSchema
  .pick({ id: true, user_id: true, campaign_id: true, due_at: true, state: true })
  .extend({
    email: z.string().nullable(),
    /** Questions by how they ended; `missed` ones failed, broke off or were skipped. */
    done: z.int().nonnegative(),
    missed: z.int().nonnegative(),
    open: z.int().nonnegative(),
    /** Why questions were missed, each once. */
    reasons: z.array(slotReason),
  });

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
    action: z.literal('quota'),
    rows: z.array(quotaRow),
    next_cursor,
    /** Of everybody together. */
    totals: z.strictObject({ answers: use, contact_requests: use, contract_notices: use }),
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
