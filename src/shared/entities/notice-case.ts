import * as z from 'zod/mini';

/** What an operator does about a contract notice (product 29.16). */
export const NOTICE_TODOS = [
  /** No account has its address. */
  'unknown',
  /** The account was deleted since, with what was due paid back. */
  'deleted',
  /** The account never had a paid membership. */
  'noContract',
  /** The membership has ended, and nothing is due. */
  'ended',
  /** A withdrawal in time: end the membership, and give everything back. */
  'refund',
  /** A withdrawal after its time. */
  'late',
  /** The lawyer decides. */
  'forCause',
  /** It ends already on a day that is settled. */
  'settled',
  /** It can end with the period alone. */
  'periodEnd',
  /** One month's notice, with the rest given back. */
  'monthsNotice',
  /** As `monthsNotice`, but later, as the member wants it. */
  'wantedDay',
] as const;

export type NoticeTodo = (typeof NOTICE_TODOS)[number];

/** The contract of the member that a notice is about; amounts in cents, times UTC ISO strings. */
const noticeContract = z.strictObject({
  ordered_at: z.string(),
  /** The last day in Berlin for a withdrawal. */
  withdrawable_until: z.iso.date(),
  /** Whether the notice came by then. */
  is_in_time: z.boolean(),
  /** When it ends or ended by what is due; null where a person decides. */
  ends_at: z.nullable(z.string()),
  /** What is to be given back for this notice; null where a person works it out. */
  due_cents: z.nullable(z.int().check(z.nonnegative())),
  refunded_cents: z.int().check(z.nonnegative()),
  currency: z.string(),
});

export type NoticeContract = z.infer<typeof noticeContract>;

/** What is known about the member whose address a notice names, and what is to be done. */
export const noticeCaseSchema = z.strictObject({
  uid: z.nullable(z.string()),
  contract: z.nullable(noticeContract),
  todo: z.enum(NOTICE_TODOS),
});

export type NoticeCase = z.infer<typeof noticeCaseSchema>;
