import { contractNoticeInput } from '#shared/api/contract-notice.ts';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { receiptHead, receiptLines, receiptText } from '#shared/rules/contract-receipt.ts';
import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { noticeDeclaration, refundedText } from '#src/i18n/notice-receipt.ts';
import { SITE } from '#src/site.config.ts';
import type { ResultPage } from '../call.ts';

const TEXTS = { en, de };

/** What the notice's form declares: browsers send empty fields, too, and the reason that CSS hides. */
export function noticeInput(fields: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        value.trim() !== '' && !(name === 'reason' && fields['cause'] !== 'for_cause'),
    ),
  );
}

/** The receipt of a notice that was sent without JavaScript, which its declarant can keep. */
export function noticeResult(
  fields: Record<string, string>,
  { mailed, refund, ...received }: EndpointOutput<'contract-notice'>,
  locale: Locale,
): ResultPage {
  const notice = contractNoticeInput.parse(noticeInput(fields));
  const { form, receipt, outcome, declarations, [notice.kind]: texts } = TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const words = {
    ...receipt,
    tag,
    head: receiptHead(texts.heading, SITE.company.name),
    declaration: noticeDeclaration(declarations, notice),
  };
  return {
    heading: texts.received,
    paragraphs: [
      mailed ? receipt.mailed : receipt.notMailed,
      refund ? refundedText(receipt.refunded, refund, tag) : texts.next,
    ],
    file: {
      text: receiptText(words, receiptLines(notice, form, tag), received),
      name: `${texts.fileName}.txt`,
      label: receipt.download,
    },
    back: { label: outcome.home, href: `/${locale}` },
  };
}
