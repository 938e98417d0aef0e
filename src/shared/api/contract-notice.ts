import * as z from 'zod/mini';
import { emailAddress } from '../entities/email.ts';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';

/** The declarant and the contract. No honeypot: a declaration must never get lost. */
const declarant = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
  email: emailAddress,
  /** Identifies the contract: membership, customer or invoice number, or account e-mail. */
  contract: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
  locale: z._default(z.enum(['en', 'de']), 'en'),
};

/** A cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB). */
export const contractNoticeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cancellation'),
    ...declarant,
    cause: z._default(z.enum(['ordinary', 'for_cause']), 'ordinary'),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH))),
    /** Day in Berlin; the earliest possible one when absent. */
    ends_on: z.optional(z.iso.date()),
  }),
  z.strictObject({ kind: z.literal('withdrawal'), ...declarant }),
]);

export const contractNoticeOutput = z.strictObject({
  /** The notice's reference number, for both sides. */
  reference: z.string(),
  received_at: z.iso.datetime(),
  /** Whether the receipt goes out by e-mail as well (product 10.8). */
  mailed: z.boolean(),
  /** What a member's own withdrawal, carried out at once, gives back; null for every other notice. */
  refund: z.nullable(
    z.strictObject({
      cents: z.int().check(z.nonnegative()),
      currency: z.string().check(z.length(3)),
    }),
  ),
});
