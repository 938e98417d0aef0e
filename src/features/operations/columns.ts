import type { ReactNode } from 'react';
import { toCsv, type CsvCell } from '#shared/rules/csv.ts';
import { MAX_OPERATIONS_EXPORT } from '#shared/limits.ts';
import type { LoadPage } from './use-list';

/** A column of a list, on the page and in its CSV. */
export interface Column<R> {
  /** A key of the dictionary's `columns`. */
  id: string;
  label: string;
  value: (row: R) => CsvCell;
  /** How the page shows it; as its value unless given. */
  show?: (row: R) => ReactNode;
  /** Too long for the page: only the row's dialog and the file have it. */
  fileOnly?: true;
  /** What a phone shows of it; of others nothing. An age is that of the instant in `value`. */
  phone?: 'subject' | 'age' | 'state';
}

/**
 * A list as CSV, newest first, with at most MAX_OPERATIONS_EXPORT rows.
 *
 * @returns `isCut` when there are more
 * @throws ApiError `recent-sign-in-required` and others
 */
export async function exportList<R>(
  columns: readonly Column<R>[],
  load: LoadPage<R>,
): Promise<{ csv: string; isCut: boolean }> {
  const rows: R[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await load({ export: true, ...(cursor ? { cursor } : {}) });
    rows.push(...page.rows);
    cursor = page.next_cursor;
  } while (cursor !== null && rows.length < MAX_OPERATIONS_EXPORT);
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  return { csv: toCsv([columns.map(({ label }) => label), ...cells]), isCut: cursor !== null };
}
