import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type CheckerStrings = Dictionary['brandChecker'];

/** The props with which a part of the page shows its texts. */
export interface CheckerTexts {
  locale: Locale;
  strings: CheckerStrings;
}
