import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { germanTime, receiptLines } from '#shared/rules/contract-receipt.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { contractNotice as de } from '#src/i18n/de/contract-notice.ts';
import { contractNotice as en } from '#src/i18n/en/contract-notice.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';
import { shortLine } from './short-line.ts';

const NOTICE_TEXTS = { en, de };

type Notice = EndpointInput<'contract-notice'>;

/**
 * The confirmation that goes to the declarant at once (§ 312k (4), § 356a (4) BGB). It goes to an
 * address that somebody typed, so of their own words it repeats only what the law demands, each as
 * one short line.
 *
 * @param endsAt when the contract ends, where that is known
 */
export function noticeReceipt(
  notice: Notice,
  { reference, received_at }: EndpointOutput<'contract-notice'>,
  endsAt: string | null,
): Mail {
  const { locale, kind } = notice;
  const { receipt, form, [kind]: texts } = NOTICE_TEXTS[locale];
  const { notice: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  return composeMail({
    to: notice.email,
    locale,
    subject: `${texts.received} (${reference})`,
    blocks: [
      { text: `${texts.received}. ${texts.next}` },
      {
        facts: [
          [words.declared, words[kind]],
          [receipt.reference, reference],
          [receipt.receivedAt, germanTime(received_at, tag)],
          ...receiptLines(repeatable(notice, words.reasonGiven), form, tag),
          ...endLine(words.endsAt, endsAt, tag),
        ],
      },
      { text: words.notYours },
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
