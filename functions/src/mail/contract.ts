import { germanTime } from '#shared/rules/contract-receipt.ts';
import type { AgreedText, Order } from '#shared/entities/order.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { withdrawalDay } from '#shared/rules/membership-term.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { order as orderDe } from '#src/i18n/de/order.ts';
import { order as orderEn } from '#src/i18n/en/order.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

const HEADINGS = { en: orderEn.heading, de: orderDe.heading };

/** What was ordered and agreed, and the contract that its payment made of it. */
export interface ContractTexts {
  order: Pick<Order, 'locale' | 'ordered_at' | 'plan' | 'facts'> &
    Record<'terms' | 'withdrawal', AgreedText>;
  to: string;
  /** The contract number. */
  number: string;
  /** When it was made, a UTC ISO string. */
  concludedAt: string;
  /** Lines of name and address; those that are not known are null or empty. */
  customer: readonly (string | null)[];
  paidCents: number;
}

/** The contract with everything that belongs to it: terms, withdrawal instruction and its form. */
export function contractMail(contract: ContractTexts): Mail {
  const { order, to, number, concludedAt, customer, paidCents } = contract;
  const { locale, plan } = order;
  const { contract: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const lastDay = formatDay(withdrawalDay(concludedAt), tag);
  return composeMail({
    to,
    locale,
    subject: fill(words.subject, { plan: plan.name }),
    blocks: [
      { text: words.intro },
      { heading: HEADINGS[locale] },
      {
        facts: [
          [words.number, number],
          [words.orderedAt, germanTime(order.ordered_at, tag)],
          [words.concludedAt, germanTime(concludedAt, tag)],
          [words.customer, customer.filter(Boolean).join(', ')],
          ...order.facts.map(({ label, text }) => [label, text] as const),
          [words.paid, formatMoney(paidCents, plan.currency, tag)],
        ],
      },
      { text: fill(words.withdraw, { date: lastDay }) },
      { link: words.withdrawLink, href: siteUrl(ROUTES.withdrawContract, locale) },
      { text: words.cancel },
      { link: words.cancelLink, href: siteUrl(ROUTES.cancelContract, locale) },
      ...order.withdrawal.blocks,
      ...order.terms.blocks,
    ],
  });
}
