import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type OperationsStrings = Dictionary['operations'];

/** What every part of the page gets. */
export interface OperationsTexts {
  locale: Locale;
  strings: OperationsStrings;
}
