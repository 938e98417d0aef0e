import type { PageLocale } from './texts.ts';

const TAGS: Record<PageLocale, string> = { en: 'en-US', de: 'de-DE' };

/** Integer cents as money in the page's language. */
export function money(cents: number, currency: string, locale: PageLocale): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency }).format(cents / 100);
}

/** Seconds since the epoch as a date in Berlin. */
export function dateOf(second: number, locale: PageLocale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(second * 1000);
}
