import type { EndpointInput } from '#shared/api/contract.ts';
import type { Received } from '#shared/rules/contract-receipt.ts';
import type { Member } from '../call.ts';
import { logWarning } from '../log.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { noticeDigest, noticeReport } from '../mail/operator.ts';
import { accountEmail } from '../stores/account-email.ts';
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
 * Takes a cancellation or a withdrawal, whatever came before; only what it sends is limited (product
 * 10.6, 10.8). A member who is signed in gets the receipt at their own address, the address that was
 * typed gets one too.
 */
export async function takeNotice(
  notice: Notice,
  { member, address }: Sender,
  now: Date,
): Promise<Received & { mailed: boolean }> {
  const received_at = now.toISOString();
  const own = member && accountEmail(member.email);
  const isTyped = own !== accountEmail(notice.email);
  const endsAt = await endOfContract(notice, member?.uid ?? null, now);
  // Whose address was only typed reads when their own contract ends, not the member's.
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
  // Somebody has to act on it in time: alerts can watch for this line.
  logWarning('contract notice received', { reference, kind: notice.kind });
  return { reference, received_at, mailed };
}
