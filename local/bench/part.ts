import { formatFigure, isMissed, rounded, type Figure } from './figure.ts';
import { markdownTable } from './markdown-table.ts';

export interface Column {
  /** With its unit. */
  name: string;
  /** Decimals. */
  digits: number;
}

export interface Row {
  name: string;
  /** By the column's name; a row need not have all. */
  figures: Record<string, Figure>;
}

/** What one part of the bench found: plain data, as docs/benchmarks.json keeps it. */
export interface PartResult {
  /** Heading of its table. */
  title: string;
  /** What a row is about: the head of the first column. */
  subject: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** A part with its figures as they are shown. */
export function partOf({ columns, rows, ...rest }: PartResult): PartResult {
  const shown = rows.map(({ name, figures }) => ({
    name,
    figures: Object.fromEntries(
      columns.flatMap(({ name: column, digits }) => {
        const figure = figures[column];
        return figure ? [[column, rounded(figure, digits)]] : [];
      }),
    ),
  }));
  return { ...rest, columns, rows: shown };
}

export function tableOf({ subject, columns, rows }: PartResult): string {
  return markdownTable(
    [subject, ...columns.map(({ name }) => name)],
    rows.map(({ name, figures }) => [
      name,
      ...columns.map((column) => {
        const figure = figures[column.name];
        return figure ? formatFigure(figure, column.digits) : '';
      }),
    ]),
  );
}

/** The budgets that do not hold, one line each. */
export function missedIn({ title, columns, rows }: PartResult): string[] {
  return rows.flatMap(({ name, figures }) =>
    columns.flatMap((column) => {
      const figure = figures[column.name];
      if (!figure || !isMissed(figure)) return [];
      const { value, most, least } = figure;
      const limit = most === undefined ? `at least ${least}` : `at most ${most}`;
      return [`${title}: ${name}, ${column.name}: ${value.toFixed(column.digits)}, ${limit}`];
    }),
  );
}

/** Says on standard error what is going on; standard output holds only the tables. */
export function report(what: string): void {
  process.stderr.write(`${what}\n`);
}
