import { FORM_OUTCOMES } from '@/routes';
import type { Locale } from './locales';
import { DEFAULT_LOCALE, LOCALES } from './locales';

/**
 * `getStaticPaths` of every page under `pages/[...locale]/`: English at the unprefixed address, whose
 * copy under `/en` needs no rendering (src/integrations/english-copies.ts), German under `/de` (design 3).
 */
export function localeStaticPaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
  }));
}

/** `getStaticPaths` of the pages that say what came of a form. */
export function formOutcomePaths() {
  return localeStaticPaths().flatMap(({ params }) =>
    FORM_OUTCOMES.map((outcome) => ({ params: { ...params, outcome }, props: { outcome } })),
  );
}

/** The language of a page under `pages/[...locale]/`, from `Astro.params.locale`. */
export function pageLocale(parameter: string | undefined): Locale {
  return LOCALES.find((locale) => locale === parameter) ?? DEFAULT_LOCALE;
}
