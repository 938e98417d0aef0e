import type { Locale } from './locales.ts';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';

/**
 * The language in which Firebase Hosting serves an unprefixed address (hosting.i18n): the override
 * cookie, else the first language of `Accept-Language` that the site has, else English.
 *
 * The Hosting emulator (superstatic's `i18n.js`) reads the header by position and ignores `;q=`
 * weights, so `fr,de;q=0.8` is German in production and here, but English there.
 */
export function negotiateLocale(acceptLanguage: string | undefined, override?: string): Locale {
  if (override) return toLocale(override) ?? DEFAULT_LOCALE;
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.split('=')[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferredLocale(preferences.map(({ tag }) => tag));
}

/**
 * The first of the visitor's languages that the site has, else English. `tags` are in order of
 * preference.
 */
export function preferredLocale(tags: readonly string[]): Locale {
  return tags.map(toLocale).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}

function toLocale(tag: string): Locale | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
}
