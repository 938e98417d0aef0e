import { LOCALE_TAGS, type Locale } from '@/i18n/locales';

/** A day as people write it in their language; content dates are UTC midnights. */
export function formatDay(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date);
}

/** A day as ISO 8601, for `datetime` attributes. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
