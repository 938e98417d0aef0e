import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, type Locale } from '@/i18n/locales';
import type { ChartTexts } from './texts';

/** The limits of a range, each from 0 to 1. */
export interface Range {
  low: number;
  high: number;
}

/** A share from 0 to 1 in whole per cent, as the language writes it: "42%", "42 %". */
export function percentText(share: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'percent' }).format(share);
}

const wholePercent = (share: number) => String(Math.round(share * 100));

/** A range beside an axis of per cent: "34–51". */
export function rangeNumbers({ low, high }: Range): string {
  return `${wholePercent(low)}–${wholePercent(high)}`;
}

/** A range as charts and tables show it: "34–51%", in German "34–51 %". */
export function rangeText({ low, high }: Range, locale: Locale): string {
  return `${wholePercent(low)}–${percentText(high, locale)}`;
}

/** A range as sentences have it: "34 to 51%", in German "34 bis 51 %". */
export function rangeInWords({ low, high }: Range, { strings, locale }: ChartTexts): string {
  return fill(strings.rangeInWords, { low: wholePercent(low), high: percentText(high, locale) });
}
