import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** The differences that the nightly comparison with Stripe can find (product 5.18). */
const DIFFERENCE_KINDS = [
  /** A Stripe event that was never received; applied now. */
  'event',
  /** An event that cannot be applied. */
  'eventFailed',
  /** A membership that differs from Stripe's. */
  'membership',
  /** An interrupted deletion. */
  'deletion',
  /** A membership that continues at Stripe without an account. */
  'orphan',
  /** A notice was refunded, but the membership no longer has an end. */
  'notice',
  /** A member's own withdrawal that was declared and not carried out. */
  'withdrawal',
  /** A refund that Stripe had refused. */
  'refund',
  /** A plan with another price at Stripe. */
  'price',
  /** What could not be compared. */
  'failed',
] as const;

const differenceSchema = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Id of Stripe's object, the uid of a deleted account, or the reference of a withdrawal. */
  object_id: z.string(),
  /** Whether it was corrected; the others are left to an operator. */
  mended: z.boolean(),
});

export type Difference = z.infer<typeof differenceSchema>;

/** `ledger_runs/{id}`: one night's comparison. */
export const ledgerRunSchema = z.object({
  id: z.string(),
  at: utcInstant,
  /** How many memberships were compared. */
  members: z.int().check(z.nonnegative()),
  /** Number of differences, and how many of them are left to an operator. */
  found: z.int().check(z.nonnegative()),
  left: z.int().check(z.nonnegative()),
  /** The first MAX_LISTED_DIFFERENCES, beginning with those that are left. */
  differences: z.array(differenceSchema),
});

export type LedgerRun = z.infer<typeof ledgerRunSchema>;
