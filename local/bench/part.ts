/** What one part of the bench found. */
export interface PartResult {
  /** Heading of its table. */
  title: string;
  /** Markdown. */
  table: string;
  /** The numbers behind the table, for the JSON file. */
  values: unknown;
  /** Performance budgets that do not hold, one line each. */
  exceeded: string[];
}

/** Says on standard error what is going on; standard output holds only the tables. */
export function report(what: string): void {
  process.stderr.write(`${what}\n`);
}
