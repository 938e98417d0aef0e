import { fill } from '@/i18n/fill';
import { percentText, rangeInWords, rangeText, type Range } from './share-text';
import type { ChartTexts } from './texts';

/** How many answers name somebody: `value` is k / n from 0 to 1, with its range. */
export interface ShareBar extends Range {
  name: string;
  value: number;
  /** Answers that name them. */
  k: number;
  /** Answers in all, at least one. */
  n: number;
  /** Whether it is the member's own brand. */
  own: boolean;
}

/** The bars of a run-up: the lowest share first; equal ones stay in their order. */
export function sortedUpward(bars: readonly ShareBar[]): ShareBar[] {
  return bars.toSorted((a, b) => a.value - b.value);
}

/** "19 of 96". */
export function ofAnswers({ k, n }: Pick<ShareBar, 'k' | 'n'>, { strings }: ChartTexts): string {
  return fill(strings.ofAnswers, { k, n });
}

/** All that a chart shows, for screen readers. */
export function barsInWords(label: string, bars: readonly ShareBar[], texts: ChartTexts): string {
  const words = bars.map((bar) =>
    fill(texts.strings.bar, {
      name: bar.name,
      share: percentText(bar.value, texts.locale),
      k: bar.k,
      n: bar.n,
      range: rangeInWords(bar, texts),
    }),
  );
  return `${label}. ${words.join('; ')}.`;
}

/** The cells of a bar in a table of several charts. */
export function shareCell(bar: ShareBar, texts: ChartTexts): string {
  return `${ofAnswers(bar, texts)}, ${rangeText(bar, texts.locale)}`;
}
