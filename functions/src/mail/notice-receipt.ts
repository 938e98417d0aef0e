import type { EndpointInput } from '#shared/api/contract.ts';
import { germanTime, receiptLines, type Received } from '#shared/rules/contract-receipt.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { noticeDeclaration } from '#src/i18n/notice-receipt.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';
import { shortLine } from './short-line.ts';

const NOTICE_TEXTS = { en, de };

type Notice = EndpointInput<'contract-notice'>;

/** Facts about a notice for its e-mails. */
export interface ReceivedNotice extends Received {
  /** When the contract ends, where that is known. */
  endsAt: string | null;
}

/**
 * The confirmation that goes to the declarant at once (§ 312k (4), § 356a (4) BGB).
 *
 * @param own the address of the signed-in member, who gets the notice in full. Without it the receipt
 *   goes to the address from the form, which anyone can enter, so it repeats only what the law demands,
 *   each as one short line (product 10.8)
 */
export function noticeReceipt(
  notice: Notice,
  { reference, received_at, endsAt }: ReceivedNotice,
  own?: string,
): Mail {
  const { locale, kind } = notice;
  const { receipt, form, declarations, [kind]: texts } = NOTICE_TEXTS[locale];
  const { notice: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const repeated = own === undefined ? repeatable(notice, words.reasonGiven) : notice;
  return composeMail({
    to: own ?? notice.email,
    locale,
    subject: `${texts.received} (${reference})`,
    blocks: [
      { text: `${texts.received}. ${texts.next}` },
      { text: noticeDeclaration(declarations, repeated) },
      {
        facts: [
          [receipt.reference, reference],
          [receipt.receivedAt, germanTime(received_at, tag)],
          ...receiptLines(repeated, form, tag),
          ...endLine(words.endsAt, endsAt, tag),
        ],
      },
      ...(own === undefined ? [{ text: words.notYours }] : []),
    ],
  });
}

/** When the contract ends, where that is known. */
export function endLine(label: string, endsAt: string | null, tag: string): [string, string][] {
  return endsAt === null ? [] : [[label, formatDay(endsAt, tag)]];
}

/**
 * The notice with the declarant's words as short lines. Members name their contract by their e-mail
 * address, which stays when it is the one that this goes to.
 */
function repeatable(notice: Notice, reasonGiven: string): Notice {
  const { name, email } = notice;
  const parts = notice.contract.split(new RegExp(RegExp.escape(email), 'i'));
  const contract = parts.map(shortLine).join(` ${email} `).trim();
  const lines = { name: shortLine(name), contract };
  if (notice.kind === 'withdrawal') return { ...notice, ...lines };
  const { reason, ...rest } = notice;
  return { ...rest, ...lines, ...(reason !== undefined && { reason: reasonGiven }) };
}
