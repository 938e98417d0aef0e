import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { receiptHead, receiptText } from '#shared/rules/contract-receipt.ts';
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
  const { heading, received, next } = texts[notice.kind];
  const text = receiptText(
    {
      tag: LOCALE_TAGS[notice.locale],
      head: receiptHead(heading, SITE.company.name),
      reference: texts.receipt.reference,
      receivedAt: texts.receipt.receivedAt,
    },
    linesOf(notice, texts.form),
    receipt,
  );
  return {
    to: notice.email,
    subject: `${received} (${receipt.reference})`,
    text: `${received}. ${next}\n\n${text}\n\n${SITE.company.name}\n${SITE.email}\n`,
  };
}

/** Label and value of each field, in the order of the form. */
function linesOf(
  notice: EndpointInput<'contract-notice'>,
  form: typeof en.form,
): [string, string][] {
  const lines: [string, string][] = [
    [form.name, notice.name],
    [form.email, notice.email],
    [form.contract, notice.contract],
  ];
  if (notice.kind === 'withdrawal') return lines;
  lines.push([form.cause, notice.cause === 'for_cause' ? form.forCause : form.ordinary]);
  if (notice.reason !== undefined) lines.push([form.reason, notice.reason]);
  lines.push([form.endsOn, notice.ends_on ?? form.earliest]);
  return lines;
}
