import { createHash } from 'node:crypto';
import type { AgreedText } from '#shared/entities/order.ts';
import { formatDay, germanDay } from '#shared/rules/dates.ts';
import { showsClaim } from '#src/claims/register.ts';
import { terms as termsDe } from '#src/i18n/de/terms.ts';
import { withdrawal as withdrawalDe } from '#src/i18n/de/withdrawal.ts';
import { terms as termsEn } from '#src/i18n/en/terms.ts';
import { withdrawal as withdrawalEn } from '#src/i18n/en/withdrawal.ts';
import { legalFacts, linkedText } from '#src/i18n/legal-facts.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { isDemoProject } from '../local-address.ts';
import { siteUrl } from '../usecases/site-urls.ts';

const TEXTS = {
  en: { terms: termsEn, withdrawal: withdrawalEn },
  de: { terms: termsDe, withdrawal: withdrawalDe },
};

type Blocks = AgreedText['blocks'];

/** The terms and the withdrawal instruction with its form, as an order agrees to them now. */
export function agreedTexts(locale: Locale): Record<'terms' | 'withdrawal', AgreedText> {
  const { terms, withdrawal } = TEXTS[locale];
  // As the page of the terms decides, which the sample operator's build shows with every claim.
  const view = { all: isDemoProject(), day: germanDay(new Date()) };
  const withdrawAddress = siteUrl(ROUTES.withdrawContract, locale);
  const facts = legalFacts(locale, withdrawAddress, showsClaim('earlyBird', view));
  const section = (heading: string, texts: readonly string[]): Blocks => [
    { heading },
    ...texts.map((text) => ({ text: plainText(text, facts, locale) })),
  ];
  const { heading, sections, inFavour, form } = withdrawal;
  return {
    terms: agreed(terms.updated, [
      { heading: `${terms.title} (${formatDay(terms.updated, LOCALE_TAGS[locale])})` },
      ...terms.sections.flatMap((each) => section(each.heading, each.text)),
    ]),
    withdrawal: agreed(withdrawal.updated, [
      { heading },
      ...sections.flatMap((each) => section(each.heading, each.text)),
      ...section(inFavour.heading, inFavour.text),
      ...section(form.heading, [form.intro, ...form.lines]),
    ]),
  };
}

function agreed(version: string, blocks: Blocks): AgreedText {
  const hash = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
  return { version, hash, blocks };
}

/** A paragraph with the addresses of its links written out. */
function plainText(text: string, facts: Record<string, string>, locale: Locale): string {
  return linkedText(text, facts)
    .map((part) => {
      // An anchor links to a part of the same e-mail.
      if (part.href === undefined || part.href.startsWith('#')) return part.text;
      const address = siteUrl(part.href, locale);
      return part.text === address ? address : `${part.text} (${address})`;
    })
    .join('');
}
