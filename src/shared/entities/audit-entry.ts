import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from './payment.ts';
import { utcInstant } from './subscription.ts';

/** What an operator can do (product 29.4, 29.13). */
export const AUDIT_ACTIONS = [
  'done',
  'reopened',
  'answered',
  'resynced',
  'contract-resent',
  'receipt-resent',
  'complimentary-granted',
  'complimentary-ended',
  'sessions-ended',
  'event-saved',
  'event-removed',
  'exported',
  /** A page of a list with personal data was read. */
  'read',
] as const;

/** How a list was filtered; search terms are not stored. */
const LIST_FILTERS = ['all', 'open', 'search', ...PAYMENT_STATUSES] as const;

/** `audit_log/{id}`: written in the same transaction as the action, and never changed. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: utcInstant,
  operator_uid: z.string(),
  operator_name: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the changed row; for a list, its action of `operations`. */
  target: z.string(),
  /** The member concerned. */
  user_id: z.nullable(z.string()),
  /** The operator's note or reason. */
  note: z.string(),
  /** What was read or exported of a list. */
  list: z.optional(
    z.object({ filter: z.enum(LIST_FILTERS), rows: z.int().check(z.nonnegative()) }),
  ),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
