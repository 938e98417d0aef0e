import * as z from 'zod/mini';

/** What an operator has to do about a contract notice (product 29.16). */
export const NOTICE_TODOS = [
  /** No account has its address. */
  'unknown',
  /** The account was deleted meanwhile, and what was due was refunded. */
  'deleted',
  /** The account never had a paid membership. */
  'noContract',
  /** The membership has ended, and nothing is due. */
  'ended',
  /** A withdrawal in time: end the membership and refund everything. */
  'refund',
  /** A withdrawal after the deadline. */
  'late',
  /** The lawyer decides. */
  'forCause',
  /** The end is already fixed. */
  'settled',
  /** It can only end with the period. */
  'periodEnd',
  /** One month's notice, with a refund of the rest. */
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
  /** When it ends or has ended; null where a person decides. */
  ends_at: z.nullable(z.string()),
  /** The refund for this notice; null where a person has to calculate it. */
  due_cents: z.nullable(z.int().check(z.nonnegative())),
  refunded_cents: z.int().check(z.nonnegative()),
  currency: z.string(),
});

export type NoticeContract = z.infer<typeof noticeContract>;

/** The member with the notice's address, and what has to be done. */
export const noticeCaseSchema = z.strictObject({
  uid: z.nullable(z.string()),
  contract: z.nullable(noticeContract),
  todo: z.enum(NOTICE_TODOS),
});

export type NoticeCase = z.infer<typeof noticeCaseSchema>;
