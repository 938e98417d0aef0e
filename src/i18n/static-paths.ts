import type { Locale } from './locales';
import { DEFAULT_LOCALE, LOCALES } from './locales';

/**
 * `getStaticPaths` of every page under `pages/[...locale]/`: English at the unprefixed address and,
 * for Hosting's language negotiation, once more under `/en`; German under `/de` (design 3).
 */
export function localeStaticPaths() {
  return [{ params: { locale: undefined } }, ...LOCALES.map((locale) => ({ params: { locale } }))];
}

/** The language of a page under `pages/[...locale]/`, from `Astro.params.locale`. */
export function pageLocale(parameter: string | undefined): Locale {
  return LOCALES.find((locale) => locale === parameter) ?? DEFAULT_LOCALE;
}
