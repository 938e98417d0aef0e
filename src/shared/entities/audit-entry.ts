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
  'exported',
  /** A page of a list that shows persons was read. */
  'read',
] as const;

/** How a list was filtered; what was searched for is not kept. */
const LIST_FILTERS = ['all', 'open', 'search', ...PAYMENT_STATUSES] as const;

/** `audit_log/{id}`: written together with what it tells about, and never changed. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: utcInstant,
  operator_uid: z.string(),
  operator_name: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the row that it is about; of a list, its action of `operations`. */
  target: z.string(),
  /** The member that it is about. */
  user_id: z.nullable(z.string()),
  /** The operator's note or reason. */
  note: z.string(),
  /** What was read or exported of a list. */
  list: z.optional(
    z.object({ filter: z.enum(LIST_FILTERS), rows: z.int().check(z.nonnegative()) }),
  ),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
