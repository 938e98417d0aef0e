import { FORM_OUTCOMES } from '@/routes';
import { DEFAULT_LOCALE, LOCALES } from './locales';

/**
 * `getStaticPaths` of every page under `pages/[...locale]/`: English at the unprefixed address, whose
 * copy under `/en` needs no rendering (src/integrations/english-copies.ts), German under `/de`.
 */
export function localeStaticPaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
  }));
}

/** `getStaticPaths` of the result pages of forms. */
export function formOutcomePaths() {
  return localeStaticPaths().flatMap(({ params }) =>
    FORM_OUTCOMES.map((outcome) => ({ params: { ...params, outcome }, props: { outcome } })),
  );
}
