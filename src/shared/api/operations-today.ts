import * as z from 'zod/mini';
import { utcInstant } from '../entities/subscription.ts';

const count = z.int().check(z.nonnegative());

/** An open notice, without personal data. */
const dueNotice = z.strictObject({
  id: z.string(),
  kind: z.enum(['withdrawal', 'ordinary', 'for_cause']),
  /** Day in Berlin by which it must be dealt with. */
  due_on: z.iso.date(),
});

/**
 * An operator's open items (product 29.15). Without personal data, so reading them writes no audit
 * entry.
 */
export const operationsTodayOutput = z.strictObject({
  notices: z.strictObject({
    open: count,
    /** The first TODAY_NOTICES, soonest first. */
    next: z.array(dueNotice),
  }),
  requests: z.strictObject({ open: count }),
  /** Members' messages without an answer, and the day in Berlin by which the first is due. */
  support: z.strictObject({ open: count, due_on: z.nullable(z.iso.date()) }),
  webhooks: z.strictObject({ failing: count }),
  /** Invoices of the last FAILED_PAYMENT_DAYS and DISPUTED_PAYMENT_DAYS. */
  payments: z.strictObject({ failed: count, disputed: count }),
  /**
   * The month's money for the models (product 21.14) in US cents, once most of it is spent; else null.
   */
  budget: z.nullable(
    z.strictObject({
      state: z.enum(['nearly', 'schedules-stopped', 'stopped']),
      spent_cents: count,
      limit_cents: count,
    }),
  ),
  /**
   * The next live Q&A with its questions; without one, the day in Berlin by which it must be named
   * (product 30.4).
   */
  events: z.strictObject({
    next: z.nullable(z.strictObject({ starts_at: utcInstant, questions: count })),
    named_by: z.nullable(z.iso.date()),
  }),
  /**
   * The last nightly comparison, and how many differences it left to an operator; null before the
   * first.
   */
  ledger: z.nullable(z.strictObject({ at: utcInstant, left: count })),
});

export type OperationsToday = z.infer<typeof operationsTodayOutput>;
