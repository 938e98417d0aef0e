import type { EndpointInput } from '#shared/api/contract.ts';
import type { Received } from '#shared/rules/contract-receipt.ts';
import type { Member } from '../call.ts';
import { logWarning } from '../log.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { noticeDigest, noticeReport } from '../mail/operator.ts';
import { normalizeEmail } from '../stores/normalize-email.ts';
import { noticeReportLimits, receiptLimits } from '../stores/call-limits.ts';
import { saveContractNotice } from '../stores/contract-notices.ts';
import { endOfContract } from './end-of-contract.ts';

type Notice = EndpointInput<'contract-notice'>;

interface Sender {
  /** Who is signed in. */
  member: Member | null;
  /** The network that the notice came from. */
  address: string;
}

/**
 * Stores a cancellation or a withdrawal and queues its e-mails (product 10.6). Only the e-mails are
 * limited, never the notice (product 10.8). A signed-in member gets the receipt at the account's
 * address; if another address was entered in the form, that one gets a receipt too.
 */
export async function receiveNotice(
  notice: Notice,
  { member, address }: Sender,
  now: Date,
): Promise<Received & { mailed: boolean }> {
  const received_at = now.toISOString();
  const own = member && normalizeEmail(member.email);
  const isTyped = own !== normalizeEmail(notice.email);
  const endsAt = await endOfContract(notice, member?.uid ?? null, now);
  // The receipt to an entered address names the end of that address's contract, not of the member's.
  const typedEndsAt = member && isTyped ? await endOfContract(notice, null, now) : endsAt;
  const { reference, mailed } = await saveContractNotice(
    notice,
    member?.uid ?? null,
    {
      own:
        own === null
          ? null
          : (reference) => noticeReceipt(notice, { reference, received_at, endsAt }, own),
      typed: isTyped
        ? (reference) => noticeReceipt(notice, { reference, received_at, endsAt: typedEndsAt })
        : null,
      typedLimits: receiptLimits(address, notice.email),
      report: (reference) => noticeReport(notice, { reference, received_at, endsAt }),
      reportLimits: noticeReportLimits(member !== null),
      digest: () => noticeDigest(now),
    },
    now,
  );
  // The operator has to act on it in time: alerts can watch for this line.
  logWarning('contract notice received', { reference, kind: notice.kind });
  return { reference, received_at, mailed };
}
