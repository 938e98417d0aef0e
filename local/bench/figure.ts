import { median } from './median.ts';

/** What a figure may be; one that is beyond it is shown as missed. */
export interface Budget {
  most?: number;
  least?: number;
}

/** One value of a table. A count, which every run finds the same, has neither range nor runs. */
export interface Figure extends Budget {
  /** The median of all runs. */
  value: number;
  /** The lowest and the highest of all runs: the spread. */
  low?: number;
  high?: number;
  runs?: number;
}

/**
 * @param values one of each run
 * @throws when a run measured nothing
 */
export function figureOf(values: readonly number[], budget: Budget = {}): Figure {
  if (values.length === 0 || !values.every(Number.isFinite)) {
    throw new Error(`Not every run measured something: ${values.join(', ') || 'no run'}.`);
  }
  return {
    value: median(values),
    low: Math.min(...values),
    high: Math.max(...values),
    runs: values.length,
    ...budget,
  };
}

export function isMissed({ value, most = Infinity, least = -Infinity }: Figure): boolean {
  return value > most || value < least;
}

/** A figure as it is shown, so that what is compared and stored is what is read. */
export function rounded(figure: Figure, digits: number): Figure {
  const round = (value: number) => Number(value.toFixed(digits));
  const { value, low, high, ...rest } = figure;
  return {
    value: round(value),
    ...(low !== undefined && high !== undefined && { low: round(low), high: round(high) }),
    ...rest,
  };
}

/** Like `0.93 (0.91–0.97)`, in bold with its budget when that is missed. */
export function formatFigure(figure: Figure, digits: number): string {
  const { value, low = value, high = value, most } = figure;
  const range = low === high ? '' : ` (${low.toFixed(digits)}–${high.toFixed(digits)})`;
  const text = `${value.toFixed(digits)}${range}`;
  if (!isMissed(figure)) return text;
  const limit = most === undefined ? `≥ ${figure.least}` : `≤ ${most}`;
  return `**${text}, missed: ${limit}**`;
}
