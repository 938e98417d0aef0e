import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type CheckerStrings = Dictionary['brandChecker'];

/** What every part of the page is given to speak the page's language. */
export interface CheckerTexts {
  locale: Locale;
  strings: CheckerStrings;
}
