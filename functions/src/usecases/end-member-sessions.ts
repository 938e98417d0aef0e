import type { OperationsInput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { endSessions } from '../gateways/auth.ts';
import { createEntry, type Operator } from '../stores/audit-log.ts';
import { requireMember } from './require-member.ts';

/**
 * Signs a member out on all devices, as when their account is in other hands. The entry is written
 * first, because the Auth service knows no transaction of ours.
 *
 * @throws ApiError `member-not-found`
 */
export async function endMemberSessions(
  { uid, reason }: OperationsInput<'end-sessions'>,
  operator: Operator,
): Promise<AuditEntry> {
  await requireMember(uid);
  const target = `user_profiles/${uid}`;
  const what = { action: 'sessions-ended', target, user_id: uid, note: reason } as const;
  const entry = await createEntry(operator, what);
  await endSessions(uid);
  return entry;
}
