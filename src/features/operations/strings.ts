import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type OperationsStrings = Dictionary['operations'];

/** Props for a component's texts. */
export interface OperationsTexts {
  locale: Locale;
  strings: OperationsStrings;
}
