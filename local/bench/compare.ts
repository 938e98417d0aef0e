import { formatFigure, type Figure } from './figure.ts';
import type { PartResult } from './part.ts';

export interface Comparison {
  /** How many medians were compared. */
  compared: number;
  /** Those outside of the recorded range, one line each. */
  outside: string[];
}

/**
 * Which medians of a run lie outside of the range that was recorded. By chance some do: with five
 * runs each, one in six. Where the recorded median lies outside of the present range as well, which
 * chance makes one in twenty, the line says "differs".
 */
export function comparePart(recorded: PartResult, now: PartResult): Comparison {
  const result: Comparison = { compared: 0, outside: [] };
  const before = new Map(recorded.rows.map((row) => [row.name, row.figures]));
  for (const { name, figures } of now.rows) {
    for (const { name: column, digits } of now.columns) {
      const [then, present] = [before.get(name)?.[column], figures[column]];
      if (!then || !present || !isComparable(then)) continue;
      result.compared += 1;
      if (isWithin(present.value, then)) continue;
      const both = [then, present].map((figure) => formatFigure(withoutBudget(figure), digits));
      const verdict = isWithin(then.value, present) ? '' : ': differs';
      result.outside.push(`${name}, ${column}: recorded ${both.join(', now ')}${verdict}`);
    }
  }
  return result;
}

/** A percentile of a single run has no spread that another could be held against. */
function isComparable({ low, runs }: Figure): boolean {
  return low !== undefined || runs === undefined;
}

function isWithin(value: number, { value: median, low = median, high = median }: Figure): boolean {
  return value >= low && value <= high;
}

function withoutBudget({ value, low, high }: Figure): Figure {
  return { value, ...(low !== undefined && high !== undefined && { low, high }) };
}
