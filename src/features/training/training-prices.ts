import { type Locale, LOCALE_TAGS } from '@/i18n/locales';
import {
  ANNUAL_PRICE_CENTS,
  PLAN_CURRENCY,
  SHOWN_DISCOUNT_PERCENT,
  STRUCK_THROUGH_PRICE_CENTS,
} from '#shared/entities/plan.ts';
import { formatMoney, splitVat, VAT_PERCENT } from '#shared/rules/money.ts';

/**
 * Every number of the training page, formatted, for the placeholders of its texts (product 14.2).
 */
export function trainingPrices(locale: Locale) {
  const money = (cents: number) => formatMoney(cents, PLAN_CURRENCY, LOCALE_TAGS[locale], 'auto');
  const { netCents, vatCents } = splitVat(ANNUAL_PRICE_CENTS);
  return {
    price: money(ANNUAL_PRICE_CENTS),
    net: money(netCents),
    vat: money(vatCents),
    vatPercent: VAT_PERCENT,
    struck: money(STRUCK_THROUGH_PRICE_CENTS),
    discount: SHOWN_DISCOUNT_PERCENT,
  };
}
