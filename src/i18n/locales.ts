/** The site's languages (product 2.1). English is at the unprefixed URL, German under `/de`. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** BCP 47 tags for `Intl` and Open Graph: the English is British. */
export const LOCALE_TAGS = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Locale, string>;

/** Firebase Hosting's own cookie for an explicit language choice (hosting.i18n). */
export const LANGUAGE_COOKIE = 'firebase-language-override';

/**
 * The address of a page in a language.
 *
 * @param path unprefixed path that starts with a slash; query and fragment are kept
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a path into its language and its unprefixed path; `/en` counts as a prefix too. */
export function parseLocalizedPath(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    if (pathname === `/${locale}`) return { locale, path: '/' };
    if (pathname.startsWith(`/${locale}/`))
      return { locale, path: pathname.slice(locale.length + 1) };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** The other language, for the switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'de' : 'en';
}

/** The site's language for a language tag; the default for unknown tags. */
export function parseLocale(tag: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
}
