import { isPlaceColumn, placeInCell } from './list-numbers.ts';
import { linesOf, type TextLine } from './text-lines.ts';

/** Places are UTF-16 code units of the text, `end` exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

export interface TableRow extends TextRange {
  /** Its place in the table, from 1: its number where it has one. */
  place: number;
  /** The first cell that is not a rank. */
  lead: TextRange;
}

export interface TextTable {
  start: number;
  /** The row of column names; null when there is none. */
  header: TextRange | null;
  rows: TableRow[];
}

const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

interface Line extends TextLine {
  cells: TextRange[];
}

/** The Markdown tables of a text, also without column names and without outer pipes. */
export function findTables(text: string): TextTable[] {
  if (!text.includes('|')) return [];
  const tables: TextTable[] = [];
  let lines: TextLine[] = [];
  const close = () => {
    const table = tableOf(text, lines);
    if (table !== null) tables.push(table);
    lines = [];
  };
  for (const line of linesOf(text)) {
    if (line.isLoose || !line.content.includes('|')) close();
    if (line.content.includes('|')) lines.push(line);
  }
  close();
  return tables;
}

function tableOf(text: string, lines: readonly TextLine[]): TextTable | null {
  const delimiter = lines.findIndex(({ content }) => DELIMITER.test(content));
  const isPiped = lines.every(({ content }) => content.startsWith('|') && content.length > 1);
  if (lines.length < 2 || (delimiter < 0 && !isPiped)) return null;
  const cut = lines
    .filter((_, index) => index !== delimiter && index >= delimiter - 1)
    .map((line) => ({ ...line, cells: cellsOf(line) }));
  const read = (cell: TextRange | undefined) => (cell ? text.slice(cell.start, cell.end) : '');
  const [first] = cut;
  if (first === undefined) return null;
  const column = placeColumn(cut, read);
  const isNumbered = column >= 0 && placeInCell(read(first.cells[column])) !== null;
  const hasHeader = !isNumbered && (delimiter > 0 || column >= 0);
  const body = hasHeader ? cut.slice(1) : cut;
  return {
    start: first.start,
    header: hasHeader ? { start: first.start, end: first.end } : null,
    rows: body.map(({ start, end, cells }, index) => ({
      start,
      end,
      place: placeInCell(read(cells[column])) ?? index + 1,
      lead: cells.find((cell, at) => at !== column && read(cell) !== '') ?? { start, end },
    })),
  };
}

/** The column with the places: named so, or the first one when it only counts; -1 without one. */
function placeColumn(
  lines: readonly Line[],
  read: (cell: TextRange | undefined) => string,
): number {
  const named = lines[0]?.cells.findIndex((cell) => isPlaceColumn(read(cell))) ?? -1;
  if (named >= 0) return named;
  const places = lines.slice(1).map(({ cells }) => placeInCell(read(cells[0])));
  const counts = places.every((place, index) => place !== null && place > (places[index - 1] ?? 0));
  return counts && places.length > 0 ? 0 : -1;
}

/** Cells by the pipes between them; `\|` is text. */
function cellsOf({ content, indent, start }: TextLine): TextRange[] {
  const offset = start + indent;
  const inner = content.replace(/^\|/, ' ').replace(/(?<!\\)\|$/, '');
  const cells: TextRange[] = [];
  let from = 0;
  for (const piece of inner.split(/(?<!\\)\|/)) {
    const blank = piece.length - piece.trimStart().length;
    const begin = offset + from + blank;
    cells.push({ start: begin, end: begin + piece.trim().length });
    from += piece.length + 1;
  }
  return cells;
}
