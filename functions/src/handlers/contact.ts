import { germanDay } from '#shared/rules/dates.ts';
import { parseLocale } from '#src/i18n/locales.ts';
import { contactSentPath } from '#src/routes.ts';
import { ApiError } from '../api-error.ts';
import type { Handlers } from '../call.ts';
import { contactCopy } from '../mail/contact-copy.ts';
import { contactReport } from '../mail/operator.ts';
import { contactCopyLimits, contactLimits } from '../stores/call-limits.ts';
import { saveContactRequest } from '../stores/contact-requests.ts';
import { normalizeEmail } from '../stores/normalize-email.ts';
import { receiveNotice } from '../usecases/receive-notice.ts';
import { carryOutIfOwn } from '../usecases/withdraw-membership.ts';
import { noticeInput, noticeResult } from '../usecases/notice-page.ts';

/** The public forms. */
export const contactHandlers: Handlers<'contact' | 'contract-notice'> = {
  contact: {
    acceptsForm: true,
    nativeForm: {
      toInput: ({ agreed, locale, ...fields }) => {
        if (agreed !== 'on') throw new ApiError('invalid-input', 'agreed: must be ticked.');
        return { ...fields, locale: parseLocale(locale) };
      },
      routeOf: () => 'contact',
      resultOf: () => contactSentPath,
    },
    run: async ({ input, member, address, now }) => {
      const { website, ...request } = input;
      // A bot gets a success response, so that it does not try another way.
      if (website !== undefined && website !== '') return { success: true, copied: true };
      const uid = member?.uid ?? null;
      const isOwn =
        member !== null && normalizeEmail(member.email) === normalizeEmail(request.email);
      const mails = {
        report: (id: string) => contactReport(request, { id, uid }),
        copy: contactCopy(request, { isOwn, now }),
        copyLimits: contactCopyLimits(request.email),
      };
      const copied = await saveContactRequest(request, uid, mails, contactLimits(address), now);
      return { success: true, copied };
    },
  },
  'contract-notice': {
    nativeForm: {
      toInput: noticeInput,
      routeOf: ({ kind }) => (kind === 'withdrawal' ? 'withdrawContract' : 'cancelContract'),
      resultOf: noticeResult,
    },
    run: async ({ input, member, address, now }) => {
      if (input.kind === 'cancellation' && (input.ends_on ?? '9999') < germanDay(now)) {
        throw new ApiError('invalid-input', 'ends_on: must not be in the past.');
      }
      const receipt = await receiveNotice(input, { member, address }, now);
      const done = member && (await carryOutIfOwn(input, member, receipt.reference, now));
      return { ...receipt, refund: done && { cents: done.refundCents, currency: done.currency } };
    },
  },
};
