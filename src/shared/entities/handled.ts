import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** Operator, time and note of the entry's completion; null while it is open. */
export const doneSchema = z._default(
  z.nullable(z.object({ at: utcInstant, operator_name: z.string(), note: z.string() })),
  null,
);

/** What an operator answered, by e-mail. */
const replySchema = z.object({ at: utcInstant, operator_name: z.string(), text: z.string() });

/** `contact_requests/{id}`. */
export const contactRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  questionnaire_answers: z.optional(z.string()),
  /** Of the page that it was written on, and so of the answer. */
  locale: z._default(z.enum(['en', 'de']), 'en'),
  /** Of the member who was signed in; null for anybody else. */
  user_id: z._default(z.nullable(z.string()), null),
  created_at: utcInstant,
  /** Oldest first. */
  replies: z._default(z.array(replySchema), []),
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
  cause: z.optional(z.enum(['ordinary', 'for_cause'])),
  reason: z.optional(z.string()),
  ends_on: z.optional(z.iso.date()),
  /** When it came first. */
  received_at: utcInstant,
  /** How often the same declaration came again on that day (in Berlin). */
  repeats: z._default(z.int().check(z.nonnegative()), 0),
  /** When, of the first {@link MAX_KEPT_REPEATS}. */
  repeated_at: z._default(z.array(utcInstant), []),
  /** Of the member who was signed in; null where that is not known. */
  user_id: z._default(z.nullable(z.string()), null),
  /** The declarant's account was deleted since, with what was given back then, in cents. */
  account_deleted: z._default(
    z.nullable(z.object({ at: utcInstant, refund_cents: z.int().check(z.nonnegative()) })),
    null,
  ),
  done: doneSchema,
});

/** A robot's repeats beyond are counted: they say nothing new, and a row must not grow without end. */
export const MAX_KEPT_REPEATS = 1_000;

export type StoredContractNotice = z.infer<typeof contractNoticeSchema>;

/** Collections whose rows an operator marks as done. */
export const HANDLED_COLLECTIONS = [
  'contact_requests',
  'contract_notices',
  'support_threads',
] as const;

export type HandledCollection = (typeof HANDLED_COLLECTIONS)[number];
