import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { toCsv, type CsvCell } from '#shared/rules/csv.ts';
import { MAX_OPERATIONS_EXPORT } from '#shared/limits.ts';
import { formatMoment } from '../format';
import type { LoadPage } from './use-list';

/** A column of a list, on the page and in its CSV. */
export interface Column<R> {
  /** A key of the dictionary's `columns`. */
  id: string;
  label: string;
  value: (row: R) => CsvCell;
  /** Renders the cell on the page; by default its value. */
  show?: (row: R) => ReactNode;
  /** Only in the row's dialog and the CSV, because it is too long for the table. */
  fileOnly?: true;
  /**
   * The part of a row that a phone shows; other columns are hidden. `age` is computed from the
   * instant in `value`.
   */
  phone?: 'subject' | 'age' | 'state';
}

/** When it happened, as an instant in the file and as a phone's age (UTC ISO strings). */
export function timeColumn<R>(
  id: string,
  label: string,
  at: (row: R) => string,
  locale: Locale,
): Column<R> {
  return { id, label, value: at, show: (row) => formatMoment(at(row), locale), phone: 'age' };
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
