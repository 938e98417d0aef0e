import { bindSpacesIn } from './bind-spaces';
import * as de from './de/areas';
import * as en from './en/areas';
import { type Locale, parseLocale } from './locales';

/**
 * English defines the type; a missing or extra key in German fails the type check (product 2.7).
 */
export type Dictionary = typeof en;

const DICTIONARIES: Record<Locale, Dictionary> = { en: bindSpacesIn(en), de: bindSpacesIn(de) };

/**
 * Every string of a language, by area: `dictionary(Astro.currentLocale)`. For Astro files only;
 * islands get the texts that they need as props.
 */
export function dictionary(locale: string | undefined): Dictionary {
  return DICTIONARIES[parseLocale(locale)];
}
