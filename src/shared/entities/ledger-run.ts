import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** What a night's comparison with Stripe can find (product 5.18). */
const DIFFERENCE_KINDS = [
  /** An event of Stripe's that never came; applied now. */
  'event',
  /** An event that cannot be applied. */
  'eventFailed',
  /** A membership that was stored otherwise than Stripe has it. */
  'membership',
  /** A deletion that had broken off. */
  'deletion',
  /** A membership that goes on at Stripe without an account. */
  'orphan',
  /** Money is back for a notice, and the membership has no end any more. */
  'notice',
  /** A refund that Stripe had refused. */
  'refund',
  /** A plan whose price is another one at Stripe. */
  'price',
  /** What could not be compared. */
  'failed',
] as const;

const differenceSchema = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Of Stripe's object, or the uid of a deleted account. */
  object_id: z.string(),
  /** Put right; the others are left to a person. */
  mended: z.boolean(),
});

export type Difference = z.infer<typeof differenceSchema>;

/** `ledger_runs/{id}`: one night's comparison. */
export const ledgerRunSchema = z.object({
  id: z.string(),
  at: utcInstant,
  /** How many memberships were compared. */
  members: z.int().check(z.nonnegative()),
  /** How many differences there were, and how many of them are left to a person. */
  found: z.int().check(z.nonnegative()),
  left: z.int().check(z.nonnegative()),
  /** The first MAX_LISTED_DIFFERENCES, those that are left first. */
  differences: z.array(differenceSchema),
});

export type LedgerRun = z.infer<typeof ledgerRunSchema>;
