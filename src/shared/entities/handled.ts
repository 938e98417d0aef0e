import { z } from 'zod';
import { utcInstant } from './subscription.ts';

/** Who marked something as done, when, and what they noted; null while it is open. */
export const doneSchema = z
  .object({ at: utcInstant, operator_name: z.string(), note: z.string() })
  .nullable()
  .default(null);

/** `contact_requests/{id}`. */
export const contactRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  questionnaire_answers: z.string().optional(),
  created_at: utcInstant,
  done: doneSchema,
});

export type StoredContactRequest = z.infer<typeof contactRequestSchema>;

/** `contract_notices/{reference}`, as it was declared. */
export const contractNoticeSchema = z.object({
  id: z.string(),
  kind: z.enum(['cancellation', 'withdrawal']),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  locale: z.enum(['en', 'de']),
  cause: z.enum(['ordinary', 'for_cause']).optional(),
  reason: z.string().optional(),
  ends_on: z.iso.date().optional(),
  received_at: utcInstant,
  done: doneSchema,
});

export type StoredContractNotice = z.infer<typeof contractNoticeSchema>;

/** Collections whose rows an operator marks as done. */
export const HANDLED_COLLECTIONS = ['contact_requests', 'contract_notices'] as const;

export type HandledCollection = (typeof HANDLED_COLLECTIONS)[number];
