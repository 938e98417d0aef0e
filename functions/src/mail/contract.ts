import { germanTime } from '#shared/rules/contract-receipt.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { order as orderDe } from '#src/i18n/de/order.ts';
import { terms as termsDe } from '#src/i18n/de/terms.ts';
import { withdrawal as withdrawalDe } from '#src/i18n/de/withdrawal.ts';
import { order as orderEn } from '#src/i18n/en/order.ts';
import { terms as termsEn } from '#src/i18n/en/terms.ts';
import { withdrawal as withdrawalEn } from '#src/i18n/en/withdrawal.ts';
import { fill } from '#src/i18n/fill.ts';
import { legalFacts, linkedText } from '#src/i18n/legal-facts.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { orderFacts } from '#src/i18n/order-facts.ts';
import { ROUTES } from '#src/routes.ts';
import { siteUrl } from '../usecases/site-urls.ts';
import type { MailBlock } from './blocks.ts';
import { composeMail, MAIL_TEXTS, type Mail } from './compose.ts';

const TEXTS = {
  en: { order: orderEn, terms: termsEn, withdrawal: withdrawalEn },
  de: { order: orderDe, terms: termsDe, withdrawal: withdrawalDe },
};

/** A contract that was just made. */
export interface Contract {
  to: string;
  locale: Locale;
  /** What both sides call it by. */
  number: string;
  /** UTC ISO string. */
  orderedAt: string;
  /** Lines of name and address; those that are not known are null or empty. */
  customer: readonly (string | null)[];
  plan: Pick<PricingPlan, 'name' | 'price_cents' | 'currency' | 'billing_interval'>;
  paidCents: number;
}

/** The contract with everything that belongs to it: terms, withdrawal instruction and its form. */
export function contractMail(contract: Contract): Mail {
  const { to, locale, number, plan } = contract;
  const { order, terms, withdrawal } = TEXTS[locale];
  const { contract: words } = MAIL_TEXTS[locale];
  const tag = LOCALE_TAGS[locale];
  const facts = legalFacts(locale, siteUrl(ROUTES.withdrawContract, locale));
  const paragraphs = (texts: readonly string[]): MailBlock[] =>
    texts.map((text) => ({ text: plainText(text, facts, locale) }));
  const sections = (all: readonly { heading: string; text: readonly string[] }[]): MailBlock[] =>
    all.flatMap(({ heading, text }) => [{ heading }, ...paragraphs(text)]);
  return composeMail({
    to,
    locale,
    subject: fill(words.subject, { plan: plan.name }),
    blocks: [
      { text: words.intro },
      { heading: order.heading },
      {
        facts: [
          [words.number, number],
          [words.orderedAt, germanTime(contract.orderedAt, tag)],
          [words.customer, contract.customer.filter(Boolean).join(', ')],
          ...orderFacts(order, plan, locale),
          [words.paid, formatMoney(contract.paidCents, plan.currency, tag)],
        ],
      },
      { text: words.cancel },
      { link: words.cancelLink, href: siteUrl(ROUTES.cancelContract, locale) },
      { heading: withdrawal.heading },
      ...sections(withdrawal.sections),
      { heading: withdrawal.form.heading },
      ...paragraphs([withdrawal.form.intro, ...withdrawal.form.lines]),
      { heading: `${terms.title} (${terms.updated})` },
      ...sections(terms.sections),
    ],
  });
}

/** A paragraph of the terms with the addresses of its links written out. */
function plainText(text: string, facts: Record<string, string>, locale: Locale): string {
  return linkedText(text, facts)
    .map((part) => {
      // An anchor leads to what the same e-mail says.
      if (part.href === undefined || part.href.startsWith('#')) return part.text;
      const address = siteUrl(part.href, locale);
      return part.text === address ? address : `${part.text} (${address})`;
    })
    .join('');
}
