import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { createEntry, type Operator } from '../stores/audit-log.ts';
import { requireMember } from './require-member.ts';
import { reconcileMember } from './reconcile.ts';

/**
 * Asks Stripe for all that concerns a member's access and stores it. The entry is written first: a
 * sync is many transactions, and one that breaks off was still asked for.
 *
 * @throws ApiError `member-not-found`, PaymentProviderError
 */
export async function resyncMember(uid: string, operator: Operator): Promise<AuditEntry> {
  await requireMember(uid);
  const target = `user_profiles/${uid}`;
  const what = { action: 'resynced', target, user_id: uid, note: '' } as const;
  const entry = await createEntry(operator, what);
  await reconcileMember(uid, operator.now);
  return entry;
}
