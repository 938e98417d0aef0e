import { invalidRequest } from './errors.ts';

interface Listed {
  id: string;
  created?: number;
}

export interface ListParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | number
    | {
        gt?: number | undefined;
        gte?: number | undefined;
        lt?: number | undefined;
        lte?: number | undefined;
      }
    | undefined;
}

export interface List<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

function isWithin(created: number, range: ListParams['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

function positionOf(items: Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw invalidRequest(`No such object: '${id}'`, param, 'resource_missing');
  return index;
}

/** A list inside another object, oldest first, whole. */
export function innerList<T>(url: string, data: T[]): List<T> {
  return { object: 'list', url, has_more: false, data };
}

/**
 * One page, newest first (docs.stripe.com/api/pagination): `limit` from 1 to 100, 10 unless given.
 *
 * @param items in order of creation
 */
export function page<T extends Listed>(url: string, items: T[], params: ListParams): List<T> {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: from 1 to 100.', 'limit');
  const newestFirst = items
    .toReversed()
    .filter((item) => isWithin(item.created ?? 0, params.created));
  if (params.ending_before !== undefined) {
    const end = positionOf(newestFirst, params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const start =
    params.starting_after === undefined
      ? 0
      : positionOf(newestFirst, params.starting_after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}
