import { LOCALE_TAGS, type Locale } from '@/i18n/locales';

const longDay = (locale: Locale) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });

/** Made once: making one takes longer than a post's whole header. */
const LONG_DAYS = { en: longDay('en'), de: longDay('de') } as const satisfies Record<
  Locale,
  Intl.DateTimeFormat
>;

/** A day as people write it in their language; content dates are UTC midnights. */
export function formatDay(date: Date, locale: Locale): string {
  return LONG_DAYS[locale].format(date);
}

/** A day as ISO 8601, for `datetime` attributes. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
