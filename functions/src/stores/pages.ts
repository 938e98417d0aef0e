import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { isDocumentId, readRows } from './database.ts';

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
  field: string;
  direction: 'asc' | 'desc';
}

/** Firestore's name for a document's id in queries. */
const BY_ID = '__name__';

/** Newest first, all or those that nobody has marked as done. */
export function newestOpen(rows: Query, field: string, open: boolean): Order {
  return newestFirst(open ? rows.where('done', '==', null) : rows, field);
}

export function newestFirst(query: Query, field: string): Order {
  return { query, field, direction: 'desc' };
}

/**
 * One page of a list. Rows that come or go meanwhile neither repeat nor hide others.
 *
 * @throws ApiError `invalid-input` for a cursor that is not ours
 */
export async function readPage<T>(
  schema: z.ZodType<T>,
  order: Order,
  page: PageRequest,
): Promise<Page<T>> {
  const { docs, next_cursor } = await readSnapshots(order, page);
  return { rows: readRows(schema, docs), next_cursor };
}

/** The documents of {@link readPage}. */
export async function readSnapshots(
  { query, field, direction }: Order,
  { cursor, limit }: PageRequest,
): Promise<{ docs: DocumentSnapshot[]; next_cursor: string | null }> {
  const ordered = query.orderBy(field, direction).orderBy(BY_ID, direction);
  const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor));
  // One more than asked for tells whether there is another page.
  const { docs } = await from.limit(limit + 1).get();
  const last = docs[limit - 1];
  const isLast = docs.length <= limit || last === undefined;
  return {
    docs: docs.slice(0, limit),
    next_cursor: isLast ? null : cursorOf(last.get(field), last.id),
  };
}

/** Keys of limits have a colon. */
const idSchema = z.string().refine((id) => isDocumentId(id.replaceAll(':', '-')));

const placeSchema = z.tuple([z.string().or(z.number()), idSchema]);

function cursorOf(value: unknown, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function placeOf(cursor: string): [string | number, string] {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new ApiError('invalid-input', 'cursor: not one of ours.');
  }
}
