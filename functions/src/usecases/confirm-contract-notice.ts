import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { receiptHead, receiptLines, receiptText } from '#shared/rules/contract-receipt.ts';
import { SITE } from '#src/site.config.ts';
import type { Mail } from '../stores/outgoing-mail.ts';

const TEXTS = { en, de };

/**
 * The confirmation that goes to the declarant at once (§ 312k (4), § 356a (4) BGB): the same text
 * that the page shows.
 */
export function confirmationOf(
  notice: EndpointInput<'contract-notice'>,
  receipt: EndpointOutput<'contract-notice'>,
): Mail {
  const texts = TEXTS[notice.locale];
  const tag = LOCALE_TAGS[notice.locale];
  const { heading, received, next } = texts[notice.kind];
  const text = receiptText(
    {
      tag,
      head: receiptHead(heading, SITE.company.name),
      reference: texts.receipt.reference,
      receivedAt: texts.receipt.receivedAt,
    },
    receiptLines(notice, texts.form, tag),
    receipt,
  );
  return {
    to: notice.email,
    subject: `${received} (${receipt.reference})`,
    text: `${received}. ${next}\n\n${text}\n\n${SITE.company.name}\n${SITE.email}\n`,
  };
}
