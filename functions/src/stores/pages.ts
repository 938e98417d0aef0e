import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MAX_ID_LENGTH } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import { readRows } from './database.ts';

/** Where a page begins, and how many rows it may have. */
export interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

export interface Page<T> {
  rows: T[];
  next_cursor: string | null;
}

/** The order of a list; rows with the same value are ordered by their ids. */
interface Order {
  query: Query;
  /** What rows are ordered by, and what it holds; null for ids alone. */
  by: { field: string; holds: 'text' | 'number' } | null;
  direction: 'asc' | 'desc';
  /**
   * Most rows with one value that belong together. A page does not end within them, and may have that
   * many more rows, less one.
   */
  together?: number;
}

/** Firestore's name for a document's id in queries. */
const BY_ID = '__name__';

/** All rows, or only those that are not marked as done. */
export function openRows(rows: Query, open: boolean): Query {
  return open ? rows.where('done', '==', null) : rows;
}

export function newestFirst(query: Query, field: string): Order {
  return { query, by: { field, holds: 'text' }, direction: 'desc' };
}

/** In the order of a text field, those where it begins so. */
export function startingWith(rows: Query, field: string, start: string): Order {
  const query = rows.where(field, '>=', start).where(field, '<=', `${start}\uf8ff`);
  return { query, by: { field, holds: 'text' }, direction: 'asc' };
}

/** The page of a list of at most one row. */
export function onePage<T>(row: T | null): Page<T> {
  return { rows: row === null ? [] : [row], next_cursor: null };
}

/**
 * One page of a list (product 22.10). Rows that are added or deleted between two pages neither repeat
 * nor hide others.
 *
 * @throws ApiError `invalid-input` for a cursor that this order did not give out
 */
export async function readPage<T>(
  schema: z.ZodMiniType<T>,
  order: Order,
  page: PageRequest,
): Promise<Page<T>> {
  const { docs, next_cursor } = await readSnapshots(order, page);
  return { rows: readRows(schema, docs), next_cursor };
}

/** The documents of {@link readPage}. */
export async function readSnapshots(
  order: Order,
  { cursor, limit }: PageRequest,
): Promise<{ docs: DocumentSnapshot[]; next_cursor: string | null }> {
  const { query, by, direction, together = 1 } = order;
  const byField = by === null ? query : query.orderBy(by.field, direction);
  const ordered = byField.orderBy(BY_ID, direction);
  const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor, by));
  // One row more than the longest page, to see whether there is another page.
  const { docs } = await from.limit(limit + together).get();
  const end = endOfPage(docs, order, limit);
  const last = docs[end - 1];
  const isLast = end === docs.length || last === undefined;
  return { docs: docs.slice(0, end), next_cursor: isLast ? null : cursorOf(last, by) };
}

function endOfPage(docs: readonly DocumentSnapshot[], order: Order, limit: number): number {
  const { by, together = 1 } = order;
  const valueAt = (index: number): unknown => by && docs[index]?.get(by.field);
  const longest = Math.min(docs.length, limit + together - 1);
  let end = Math.min(docs.length, limit);
  while (end < longest && valueAt(end) === valueAt(end - 1)) end += 1;
  return end;
}

/** The ids of our rows; Firestore throws on paths, on dots alone and on names of its own (`__x__`). */
const idSchema = z
  .string()
  .check(z.maxLength(2 * MAX_ID_LENGTH), z.regex(/^(?!__.*__$)[\w-][\w.:-]*$/));

/** A cursor is the last row's place in its order: the field that orders, its value and the id. */
function cursorOf(last: DocumentSnapshot, by: Order['by']): string {
  const place = by === null ? [last.id] : [by.field, last.get(by.field) as unknown, last.id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

const VALUES = { text: z.string(), number: z.number() } as const;

/** What Firestore's `startAfter` takes for a cursor. */
function placeOf(cursor: string, by: Order['by']): (string | number)[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (by === null) return z.tuple([idSchema]).parse(place);
    return z
      .tuple([z.literal(by.field), VALUES[by.holds], idSchema])
      .parse(place)
      .slice(1);
  } catch {
    throw new ApiError('invalid-input', 'cursor: not one of this list.');
  }
}
