import type { Dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';

export type ChartStrings = Dictionary['brandChecker']['charts'];

/** Props for a chart's texts. */
export interface ChartTexts {
  locale: Locale;
  strings: ChartStrings;
}
