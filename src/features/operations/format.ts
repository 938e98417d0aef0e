import { LOCALE_TAGS, type Locale } from '@/i18n/locales';

/** An instant to the minute, in German time. */
export function formatMoment(instant: string, locale: Locale): string {
  return new Date(instant).toLocaleString(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}

/** A day, or the day of an instant in Germany. */
export function formatShortDay(instant: string, locale: Locale): string {
  return new Date(instant).toLocaleDateString(LOCALE_TAGS[locale], {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
}
