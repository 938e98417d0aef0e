import { z } from 'zod';
import { utcInstant } from './subscription.ts';

/** What an operator can do (product 29.4). */
const AUDIT_ACTIONS = [
  'done',
  'reopened',
  'resynced',
  'contract-resent',
  'receipt-resent',
  'complimentary-granted',
  'complimentary-ended',
] as const;

/** `audit_log/{id}`: written together with what it tells about, and never changed. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: utcInstant,
  operator_uid: z.string(),
  operator_name: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the row that it is about. */
  target: z.string(),
  /** The member that it is about. */
  user_id: z.string().nullable(),
  /** The operator's note or reason. */
  note: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
