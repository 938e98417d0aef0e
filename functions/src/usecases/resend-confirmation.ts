import { contractNoticeInput } from '#shared/api/contract-notice.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { StoredContractNotice } from '#shared/entities/handled.ts';
import { ApiError } from '../api-error.ts';
import type { Mail } from '../mail/compose.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { entryRow, type NewEntry, type Operator } from '../stores/audit-log.ts';
import { resendLimits } from '../stores/call-limits.ts';
import { findContractNotice } from '../stores/contract-notices.ts';
import { findContract } from '../stores/contracts.ts';
import { database } from '../stores/database.ts';
import { createWithinLimits } from '../stores/rate-limited-writes.ts';
import { mailRow } from '../stores/outgoing-mail.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { endOfContract } from './end-of-contract.ts';
import { currentSubscription } from './entitlement.ts';

/**
 * Sends a member their contract once more, as it was sent when it was made.
 *
 * @throws ApiError `subscription-not-found` without a membership, `entry-not-found` when it was never
 *   paid for, `too-many-requests`
 */
export async function resendContract(uid: string, operator: Operator): Promise<AuditEntry> {
  const rows = await listSubscriptionsOf(uid);
  const row = currentSubscription(rows, operator.now) ?? rows[0];
  if (row === undefined) {
    throw new ApiError('subscription-not-found', 'This member has no membership.');
  }
  const contract = await findContract(row.id);
  if (contract === null) {
    throw new ApiError('entry-not-found', 'There is no paid order to confirm.');
  }
  const target = `user_subscriptions/${row.id}`;
  return send(
    contract.mail,
    { action: 'contract-resent', target, user_id: uid, note: '' },
    operator,
  );
}

/**
 * Sends the receipt of a notice once more, to the address that the notice names.
 *
 * @throws ApiError `entry-not-found`, `too-many-requests`
 */
export async function resendReceipt(reference: string, operator: Operator): Promise<AuditEntry> {
  const stored = await findContractNotice(reference);
  if (stored === null) throw new ApiError('entry-not-found', 'There is no such notice.');
  const notice = declared(stored);
  const { received_at } = stored;
  const endsAt = await endOfContract(notice, null, new Date(received_at));
  const target = `contract_notices/${reference}`;
  const what: NewEntry = { action: 'receipt-resent', target, user_id: null, note: '' };
  return send(noticeReceipt(notice, { reference, received_at, endsAt }), what, operator);
}

/** The notice as it was declared, without what we noted about it. */
function declared(stored: StoredContractNotice) {
  const { kind, name, email, contract, locale, cause, reason, ends_on } = stored;
  return contractNoticeInput.parse({
    ...{ kind, name, email, contract, locale },
    ...(kind === 'cancellation' && { cause, reason, ends_on }),
  });
}

/** Queues the e-mail and writes the entry together. */
async function send(mail: Mail, what: NewEntry, operator: Operator): Promise<AuditEntry> {
  const db = await database();
  const { ref, data, entry } = entryRow(db, operator, what);
  const rows = [{ ref, data }, mailRow(db, mail, operator.now)] as const;
  await createWithinLimits(rows, resendLimits(mail.to), operator.now);
  return entry;
}
