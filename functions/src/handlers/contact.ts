import { germanDay } from '#shared/rules/dates.ts';
import { ApiError } from '../api-error.ts';
import type { Handlers } from '../call.ts';
import { logWarning } from '../log.ts';
import { noticeReceipt } from '../mail/notice-receipt.ts';
import { contactReport, noticeReport } from '../mail/operator.ts';
import { contactLimits, noticeLimits } from '../stores/call-limits.ts';
import { saveContactRequest } from '../stores/contact-requests.ts';
import { saveContractNotice } from '../stores/contract-notices.ts';
import { endOfContract } from '../usecases/end-of-contract.ts';

/** The public forms. */
export const contactHandlers: Handlers<'contact' | 'contract-notice'> = {
  contact: {
    acceptsForm: true,
    pageForm: {
      toInput: ({ agreed, ...fields }) => {
        if (agreed !== 'on') throw new ApiError('invalid-input', 'agreed: must be ticked.');
        delete fields['locale'];
        return fields;
      },
      routeOf: () => 'contact',
    },
    run: async ({ input, address, now }) => {
      const { website, ...request } = input;
      // A robot is told that it succeeded, so that it does not try another way.
      if (website === undefined || website === '') {
        await saveContactRequest(request, contactReport(request), contactLimits(address), now);
      }
      return { success: true };
    },
  },
  'contract-notice': {
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
  },
};
