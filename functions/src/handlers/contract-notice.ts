import { germanDay } from '#shared/rules/dates.ts';
import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { logWarning } from '../log.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { noticeReport } from '../mail/operator.ts';
import { noticeLimits } from '../stores/call-limits.ts';
import { saveContractNotice } from '../stores/contract-notices.ts';
import { endOfContract } from '../usecases/end-of-contract.ts';

export const contractNotice: EndpointHandler<'contract-notice'> = {
  pageForm: {
    // A browser sends empty fields, too, and the reason that CSS hides.
    toInput: (fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(
          ([name, value]) =>
            value.trim() !== '' && !(name === 'reason' && fields['cause'] !== 'for_cause'),
        ),
      ),
    routeOf: ({ kind }) => (kind === 'withdrawal' ? 'withdrawContract' : 'cancelContract'),
  },
  run: async ({ input, address, now }) => {
    if (input.kind === 'cancellation' && (input.ends_on ?? '9999') < germanDay(now)) {
      throw new ApiError('invalid-input', 'ends_on: must not be in the past.');
    }
    const endsAt = await endOfContract(input, now);
    const receipt = await saveContractNotice(
      input,
      (receipt) => [noticeReceipt(input, receipt, endsAt), noticeReport(input, receipt, endsAt)],
      noticeLimits(address, input.email),
      now,
    );
    // Somebody has to act on it in time: alerts can watch for this line.
    logWarning('contract notice received', {
      reference: receipt.reference,
      kind: input.kind,
    });
    return receipt;
  },
};
