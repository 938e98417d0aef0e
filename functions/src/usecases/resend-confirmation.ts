import { contractNoticeInput } from '#shared/api/contract-notice.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { StoredContractNotice } from '#shared/entities/handled.ts';
import { ApiError } from '../api-error.ts';
import { callStripe } from '../gateways/stripe.ts';
import type { Mail } from '../mail/compose.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { entryRow, type NewEntry, type Operator } from '../stores/audit-log.ts';
import { resendLimits } from '../stores/call-limits.ts';
import { findContractNotice } from '../stores/contract-notices.ts';
import { database } from '../stores/database.ts';
import { createWithinLimits } from '../stores/limited-rows.ts';
import { mailRow } from '../stores/outgoing-mail.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { contractOf } from './confirm-contract.ts';
import { endOfContract } from './end-of-contract.ts';
import { currentSubscription } from './entitlement.ts';

/**
 * Sends a member the confirmation of their contract once more, with what Stripe knows of the order.
 *
 * @throws ApiError `subscription-not-found` without a membership, `entry-not-found` when it was never
 *   paid for, `too-many-requests`, PaymentProviderError
 */
export async function resendContract(uid: string, operator: Operator): Promise<AuditEntry> {
  const rows = await listSubscriptionsOf(uid);
  const row = currentSubscription(rows, operator.now) ?? rows[0];
  if (row === undefined) {
    throw new ApiError('subscription-not-found', 'This member has no membership.');
  }
  const subscription = await callStripe((stripe) => stripe.subscriptions.retrieve(row.id));
  const { data } = await callStripe((stripe) =>
    stripe.invoices.list({ subscription: row.id, limit: 100 }),
  );
  const first = data.find(
    ({ billing_reason: reason, status }) => reason === 'subscription_create' && status === 'paid',
  );
  const mail = first === undefined ? null : await contractOf(first, subscription);
  if (mail === null) {
    throw new ApiError('entry-not-found', 'There is no paid order to confirm.');
  }
  const target = `user_subscriptions/${row.id}`;
  return send(mail, { action: 'contract-resent', target, user_id: uid, note: '' }, operator);
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
  const endsAt = await endOfContract(notice, new Date(stored.received_at));
  const receipt = { reference, received_at: stored.received_at };
  const target = `contract_notices/${reference}`;
  const what: NewEntry = { action: 'receipt-resent', target, user_id: null, note: '' };
  return send(noticeReceipt(notice, receipt, endsAt), what, operator);
}

/** The notice as it was declared, without what we noted about it. */
function declared(stored: StoredContractNotice) {
  const { done: _, id: __, received_at: ___, account_deleted: ____, ...notice } = stored;
  return contractNoticeInput.parse(notice);
}

/** Queues the e-mail and writes the entry together. */
async function send(mail: Mail, what: NewEntry, operator: Operator): Promise<AuditEntry> {
  const db = await database();
  const { ref, data, entry } = entryRow(db, operator, what);
  const rows = [{ ref, data }, mailRow(db, mail, operator.now)] as const;
  await createWithinLimits(rows, resendLimits(mail.to), operator.now);
  return entry;
}
