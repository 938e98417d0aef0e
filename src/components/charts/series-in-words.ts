import { fill } from '@/i18n/fill';
import { extremesOf, type Series } from './series';
import type { ChartStrings } from './texts';

interface LineWords {
  format: (value: number) => string;
  formatDay: (day: string) => string;
  strings: ChartStrings;
}

/** How a line goes, with its extremes and their days: what a look at it shows. */
export function lineInWords(series: Series, { format, formatDay, strings }: LineWords): string {
  const { name, days } = series;
  const extremes = extremesOf(series);
  const line = fill(strings.line, {
    name,
    from: format(days.at(0)?.value ?? 0),
    to: format(days.at(-1)?.value ?? 0),
  });
  if (extremes === null) return line;
  const { high, low } = extremes;
  return `${line}, ${fill(strings.extremes, {
    high: format(high.value),
    highDay: formatDay(high.day),
    low: format(low.value),
    lowDay: formatDay(low.day),
  })}`;
}
