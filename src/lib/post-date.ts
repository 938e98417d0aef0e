import { LOCALE_TAGS, type Locale } from '@/i18n/locales';

const longDay = (locale: Locale) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });

/** Created once, because a new formatter takes longer than the rest of a post's header. */
const LONG_DAYS = { en: longDay('en'), de: longDay('de') } as const satisfies Record<
  Locale,
  Intl.DateTimeFormat
>;

/** A day in the locale's long format; content dates are midnight UTC. */
export function formatDay(date: Date, locale: Locale): string {
  return LONG_DAYS[locale].format(date);
}

/** A day as ISO 8601, for `datetime` attributes. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
