import * as z from 'zod/mini';
import { auditEntrySchema } from '../entities/audit-entry.ts';
import { eventFieldsSchema } from '../entities/event.ts';
import { contactRequestSchema, HANDLED_COLLECTIONS } from '../entities/handled.ts';
import { ledgerRunSchema } from '../entities/ledger-run.ts';
import { PAYMENT_STATUSES } from '../entities/payment.ts';
import { utcInstant } from '../entities/subscription.ts';
import { supportThreadSchema } from '../entities/support-thread.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_ID_LENGTH,
  MAX_LINE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_REPLY_LENGTH,
  OPERATIONS_PAGE,
} from '../limits.ts';
import { eventQuestionRow, eventRow } from './operations-events.ts';
import {
  contractNoticeRow,
  failedEventRow,
  memberRow,
  paymentRow,
  quotaRow,
  runRow,
  use,
} from './operations-rows.ts';
import { next_cursor, pageCursor } from './pages.ts';

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const note = z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH));
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE_LENGTH));

const page = {
  /** `next_cursor` of the page before. */
  cursor: z.optional(pageCursor),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(OPERATIONS_PAGE)), OPERATIONS_PAGE),
  /** For a CSV export: OPERATIONS_EXPORT_PAGE rows instead of `limit`. */
  export: z._default(z.boolean(), false),
};

/** The beginning of what is searched for; in its order then. */
const email = z._default(z.string().check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH)), '');
const name = z._default(z.string().check(z.trim(), z.maxLength(MAX_LINE_LENGTH)), '');

/** Only those that wait. */
const open = z._default(z.boolean(), false);

/** This row alone, whatever the rest asks for. */
const only = z.optional(id);

/**
 * The time that the caller has seen, null for none. When another one is stored: 409
 * `changed-meanwhile`.
 */
const seen = z.nullable(utcInstant);

/**
 * The actions of `operations` (product 29.1). Lists are newest first. Actions on a row write an
 * entry of the audit log, and so do lists with personal data. Actions that change rights, send mail
 * or export need a recent sign-in ({@link needsRecentSignIn}).
 */
export const operationsInput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('contact-requests'),
    id: only,
    open,
    email,
    /** Whatever its capitals; not together with `email`. */
    name,
    ...page,
  }),
  /** Members' messages; `open` ones with those first that are due first. */
  z.strictObject({ action: z.literal('support-threads'), id: only, open, email, name, ...page }),
  z.strictObject({ action: z.literal('contract-notices'), id: only, open, email, ...page }),
  z.strictObject({ action: z.literal('members'), id: only, email, ...page }),
  z.strictObject({
    action: z.literal('payments'),
    status: z.optional(z.enum(PAYMENT_STATUSES)),
    /** Of the first 30 members whose address begins so; newest first. */
    email,
    /** Stripe's id of the invoice. */
    invoice: z._default(z.string().check(z.trim(), z.maxLength(MAX_ID_LENGTH)), ''),
    /** Of this member. */
    uid: only,
    ...page,
  }),
  z.strictObject({ action: z.literal('webhook-failures'), open, ...page }),
  /** Nightly comparisons with Stripe. */
  z.strictObject({ action: z.literal('ledger'), ...page }),
  /** Today's use: the members with the most model answers first. */
  z.strictObject({ action: z.literal('quota'), ...page }),
  /** Runs of the Brand Checker by schedule, without what members ask. */
  z.strictObject({ action: z.literal('runs'), ...page }),
  /** Live Q&As, the latest start first (product 30.2). */
  z.strictObject({ action: z.literal('events'), ...page }),
  /** The questions for one of them. */
  z.strictObject({ action: z.literal('event-questions'), event: id, ...page }),
  /**
   * The operators' actions, with `reads` also what they read; with `target` all entries of one row.
   */
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
  /** Answers a contact request by e-mail, and marks it as done; `seen` is the newest answer's time. */
  z.strictObject({
    action: z.literal('answer-request'),
    id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REPLY_LENGTH)),
    seen,
  }),
  /** Answers a member's thread, there and by e-mail; `seen` is the newest message's time. */
  z.strictObject({
    action: z.literal('answer-thread'),
    id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REPLY_LENGTH)),
    seen,
  }),
  /** Fetches the member's subscriptions from Stripe and stores them. */
  z.strictObject({ action: z.literal('resync'), uid: id }),
  /** Sends the confirmation of a member's contract, or the receipt of a notice, again. */
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
  /** Adds a live Q&A, or changes the one with this id; `seen` is its `updated_at`. */
  z.strictObject({
    action: z.literal('save-event'),
    id: z.nullable(id),
    event: eventFieldsSchema,
    seen,
  }),
  z.strictObject({ action: z.literal('remove-event'), id, seen }),
  /** Ends every session of a member, on all devices. */
  z.strictObject({ action: z.literal('end-sessions'), uid: id, reason }),
]);

/** The answer of an action: its entry of the audit log. */
const acted = <A extends string>(action: A) =>
  z.strictObject({ action: z.literal(action), entry: auditEntrySchema });

/** The answers, each under its action. */
export const operationsOutput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('contact-requests'),
    rows: z.array(contactRequestSchema),
    next_cursor,
  }),
  z.strictObject({
    action: z.literal('support-threads'),
    rows: z.array(supportThreadSchema),
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
    /** Use of all members together. */
    totals: z.strictObject({ answers: use, contact_requests: use, notice_receipts: use }),
    resets_at: utcInstant,
  }),
  z.strictObject({ action: z.literal('runs'), rows: z.array(runRow), next_cursor }),
  z.strictObject({ action: z.literal('events'), rows: z.array(eventRow), next_cursor }),
  z.strictObject({
    action: z.literal('event-questions'),
    rows: z.array(eventQuestionRow),
    next_cursor,
  }),
  z.strictObject({ action: z.literal('audit-log'), rows: z.array(auditEntrySchema), next_cursor }),
  acted('set-done'),
  acted('answer-request'),
  acted('answer-thread'),
  acted('resync'),
  acted('resend-contract'),
  acted('resend-receipt'),
  acted('grant'),
  acted('end-grant'),
  acted('end-sessions'),
  acted('save-event'),
  acted('remove-event'),
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
