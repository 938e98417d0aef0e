import { LOCALE_TAGS } from '#src/i18n/locales.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { PageLocale } from './texts.ts';

/** Integer cents as money in the page's language. */
export function money(cents: number, currency: string, locale: PageLocale): string {
  return formatMoney(cents, currency.toUpperCase(), LOCALE_TAGS[locale]);
}

/** Seconds since the epoch as a date in Berlin. */
export function dateOf(second: number, locale: PageLocale): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(second * 1000);
}
