import {
  ANNUAL_PRICE_CENTS,
  PLAN_CURRENCY,
  TERMS_REGULAR_PRICE_CENTS,
} from '#shared/entities/plan.ts';
import { formatMoney, splitVat, VAT_PERCENT } from '#shared/rules/money.ts';
import { SITE } from '../site.config.ts';
import { claims as claimsDe } from './de/claims.ts';
import { claims as claimsEn } from './en/claims.ts';
import { fill } from './fill.ts';
import { LOCALE_TAGS, type Locale } from './locales.ts';

const EARLY_BIRD = { en: claimsEn.earlyBird, de: claimsDe.earlyBird };

/**
 * The values of the placeholders in legal texts: the operator, from site.config.ts, and the prices.
 *
 * @param hasEarlyBird whether the early-bird and the regular price are named (product 5.3)
 */
export function legalFacts(
  locale: Locale,
  withdrawAddress: string,
  hasEarlyBird: boolean,
): Record<string, string> {
  const { name, street, postalCode, city, country, phone } = SITE.company;
  const { netCents, vatCents } = splitVat(ANNUAL_PRICE_CENTS);
  const money = (cents: number, fractions?: 'auto') =>
    formatMoney(cents, PLAN_CURRENCY, LOCALE_TAGS[locale], fractions);
  const prices = {
    annual: money(ANNUAL_PRICE_CENTS, 'auto'),
    net: money(netCents),
    vat: money(vatCents),
    regular: money(TERMS_REGULAR_PRICE_CENTS, 'auto'),
  };
  const { terms } = EARLY_BIRD[locale][hasEarlyBird ? 'claimed' : 'unproven'];
  return {
    company: name,
    street,
    postalCode,
    city,
    country: country[locale],
    phone,
    email: SITE.email,
    price: fill(terms, prices),
    percent: String(VAT_PERCENT),
    withdrawAddress,
  };
}

/** A part of a text: plain, or a link. */
export interface TextPart {
  text: string;
  /** Unprefixed path, or an anchor of the page. */
  href?: string;
}

/** Fills a text's placeholders and splits it at its links, `[text](/path)`. */
export function linkedText(text: string, facts: Record<string, string>): TextPart[] {
  return fill(text, facts)
    .split(/(\[[^[\]]+\]\([^()\s]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, label, href] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(part) ?? [];
      return label !== undefined && href !== undefined ? { text: label, href } : { text: part };
    });
}
