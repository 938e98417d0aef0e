import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type CheckerStrings = Dictionary['brandChecker'];

/** Props for a component's texts. */
export interface CheckerTexts {
  locale: Locale;
  strings: CheckerStrings;
}
