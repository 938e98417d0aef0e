import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

export const PAYMENT_STATUSES = ['succeeded', 'failed', 'refunded', 'disputed'] as const;

/** `payments/{stripe_invoice_id}`: one record per invoice (product 5.14). Amounts in cents. */
export const paymentSchema = z.object({
  id: z.string(),
  /** Null once the account is deleted. */
  user_id: z.nullable(z.string()),
  subscription_id: z.string(),
  stripe_invoice_id: z.string(),
  stripe_payment_intent_id: z.nullable(z.string()),
  amount_cents: z.int(),
  currency: z.string().check(z.length(3)),
  /** The refunded amount so far. */
  refunded_cents: z._default(z.int().check(z.nonnegative()), 0),
  status: z.enum(PAYMENT_STATUSES),
  payment_method: z.string(),
  created_at: utcInstant,
  updated_at: utcInstant,
});

export type Payment = z.infer<typeof paymentSchema>;
