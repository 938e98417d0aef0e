/** What a figure must keep to; without a bound anything will do. */
export interface Budget {
  most?: number;
  least?: number;
}

/** The median of all runs, with the lowest and the highest of them and its budget. */
export interface Figure extends Budget {
  value: number;
  low: number;
  high: number;
}

export interface Column {
  /** With its unit. */
  name: string;
  /** Decimals. */
  digits: number;
}

/** What was measured, as plain data: docs/benchmarks.json keeps it. */
export interface Table {
  title: string;
  /** Head of the first column. */
  subject: string;
  columns: readonly Column[];
  /** Figures by column; a row need not have all. */
  rows: readonly { name: string; figures: Record<string, Figure> }[];
}

/** The middle value, or the mean of the two in the middle; NaN of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * @param values one of each run
 * @throws when a run measured nothing
 */
export function figureOf(values: readonly number[], budget: Budget = {}): Figure {
  if (values.length === 0 || !values.every(Number.isFinite)) {
    throw new Error(`Not every run measured something: ${values.join(', ') || 'no run'}.`);
  }
  const [value = NaN, low = NaN, high = NaN] = [
    median(values),
    Math.min(...values),
    Math.max(...values),
  ].map((number) => Number(number.toFixed(3)));
  return { value, low, high, ...budget };
}

/** The value of each run as a ratio to that of the same run elsewhere. */
export function ratios(values: readonly number[], base: readonly number[]): number[] {
  return values.map((value, run) => value / (base[run] ?? NaN));
}

/** Whether the budget does not hold, for the value as it is shown. */
function isMissed({ value, most = Infinity, least = -Infinity }: Figure, digits: number): boolean {
  const shown = Number(value.toFixed(digits));
  return shown > most || shown < least;
}

/** Like `0.93 (0.91–0.97)`, in bold with its budget when that is missed. */
function textOf(figure: Figure, digits: number): string {
  const { value, low, high, most, least } = figure;
  const [from, to] = [low.toFixed(digits), high.toFixed(digits)];
  const range = from === to ? '' : ` (${from}–${to})`;
  const text = `${value.toFixed(digits)}${range}`;
  if (!isMissed(figure, digits)) return text;
  return `**${text}, missed: ${most === undefined ? `≥ ${least}` : `≤ ${most}`}**`;
}

/** The table in Markdown; every column but the first is set to the right. */
export function toMarkdown({ subject, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([subject, ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '--:')]),
    ...rows.map(({ name, figures }) => {
      const cells = columns.map(({ name: column, digits }) => {
        const figure = figures[column];
        return figure ? textOf(figure, digits) : '';
      });
      return line([name, ...cells]);
    }),
  ].join('\n');
}

/** The budgets that do not hold, one line each. */
export function missedIn({ title, columns, rows }: Table): string[] {
  return rows.flatMap(({ name, figures }) =>
    columns.flatMap(({ name: column, digits }) => {
      const figure = figures[column];
      return figure && isMissed(figure, digits)
        ? [`${title}: ${name}, ${column}: ${textOf(figure, digits).replaceAll('**', '')}`]
        : [];
    }),
  );
}

/** Reports progress on standard error; standard output holds only the tables. */
export function report(what: string): void {
  process.stderr.write(`${what}\n`);
}
