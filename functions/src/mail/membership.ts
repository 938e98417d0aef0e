import { formatDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

/** A change of a membership. Amounts in cents, times UTC ISO strings. */
export interface MembershipNews {
  kind: 'cancelled' | 'resumed' | 'ended';
  /** The contract number. */
  number: string;
  endsAt: string;
  refundCents: number;
  currency: string;
  /** The next payment of a membership that continues. */
  next: { at: string; cents: number };
}

/** To a member whose membership ends or continues: what, when and the refund (product 5.19). */
export function membershipMail(to: string, locale: Locale, news: MembershipNews): Mail {
  const { membership: words } = MAIL_TEXTS[locale];
  const { kind, number, endsAt, refundCents, currency, next } = news;
  const tag = LOCALE_TAGS[locale];
  const money = (cents: number) => formatMoney(cents, currency, tag);
  const values = {
    date: formatDay(endsAt, tag),
    next: formatDay(next.at, tag),
    price: money(next.cents),
  };
  const end: MailBlock[] = [
    {
      facts: [
        [words.number, number],
        [words.endsOn, values.date],
        [words.refund, money(refundCents)],
      ],
    },
    { text: refundCents > 0 ? refundWords(locale, money(refundCents)) : words.noRefund },
  ];
  return composeMail({
    to,
    locale,
    subject: fill(words[kind].subject, values),
    blocks: [
      { text: fill(words[kind].text, values) },
      ...(kind === 'resumed' ? [{ facts: [[words.number, number] as const] }] : end),
      { link: words.toAccount, href: siteUrl(ROUTES.dashboard, locale) },
    ],
  });
}

/** What is paid back, and how. */
function refundWords(locale: Locale, refund: string): string {
  return fill(MAIL_TEXTS[locale].membership.refunded, { refund });
}

/** The end of a member's contract with the deletion of the account. */
export interface DeletedAccount {
  /** Whether a membership ended with it. */
  endedMembership: boolean;
  refundCents: number;
  currency: string;
  /** UTC ISO string. */
  at: string;
}

/** To a member whose account was deleted, with the refund (product 8.11). */
export function deletionMail(to: string, locale: Locale, deleted: DeletedAccount): Mail {
  const { deletion: words } = MAIL_TEXTS[locale].account;
  const tag = LOCALE_TAGS[locale];
  const { endedMembership, refundCents, currency, at } = deleted;
  const values = { date: formatDay(at, tag), refund: formatMoney(refundCents, currency, tag) };
  const money = refundCents > 0 ? words.refund : words.noRefund;
  return composeMail({
    to,
    locale,
    subject: words.subject,
    blocks: [
      { text: fill(words.text, values) },
      ...(endedMembership ? [{ text: fill(words.membership, values) }] : []),
      ...(endedMembership || refundCents > 0 ? [{ text: fill(money, values) }] : []),
      { text: words.kept },
    ],
  });
}
