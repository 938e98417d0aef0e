/** A spreadsheet would run a cell that begins so (OWASP, CSV injection). */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r]/;

export type CsvCell = string | number | boolean | null;

/**
 * Rows as CSV (RFC 4180): commas, CRLF, quotes where needed. A text that a spreadsheet would take
 * for a formula gets an apostrophe before it; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
