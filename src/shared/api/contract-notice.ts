import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { EMAIL_PATTERN } from '../rules/form-fields.ts';

/** Who declares something about which contract. No honeypot: a declaration must never get lost. */
const declarant = {
  name: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  email: z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_LENGTH),
  /** What tells the contract: membership, customer or invoice number, account e-mail. */
  contract: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  locale: z.enum(['en', 'de']).default('en'),
};

/** A cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB). */
export const contractNoticeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cancellation'),
    ...declarant,
    cause: z.enum(['ordinary', 'for_cause']).default('ordinary'),
    reason: z.string().trim().max(MAX_MESSAGE_LENGTH).optional(),
    /** Day in Berlin; the earliest possible one when absent. */
    ends_on: z.iso.date().optional(),
  }),
  z.strictObject({ kind: z.literal('withdrawal'), ...declarant }),
]);

export const contractNoticeOutput = z.strictObject({
  /** What both sides call the notice by. */
  reference: z.string(),
  received_at: z.iso.datetime(),
});
