import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { EndpointInput } from '#shared/api/contract.ts';
import { receiptHead } from '#shared/rules/contract-receipt.ts';
import { SITE } from '@/site.config';

export type Notice = EndpointInput<'contract-notice'>;
export type NoticeKind = Notice['kind'];

/** The texts of the form and its receipt, in the page's language. */
export function noticeTexts(kind: NoticeKind, locale: Locale) {
  const { form, receipt, declarations, ...kinds } = dictionary(locale).contractNotice;
  const { heading, submit, received, next, fileName } = kinds[kind];
  return {
    heading,
    submit,
    received,
    next,
    fileName,
    form: {
      ...form,
      failed: fill(form.failed, { email: SITE.email }),
    },
    receipt,
    declarations,
    head: receiptHead(heading, SITE.company.name),
    tag: LOCALE_TAGS[locale],
  };
}

export type NoticeTexts = ReturnType<typeof noticeTexts>;
