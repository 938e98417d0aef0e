import { invalidRequest } from './errors.ts';

const CLAUSE = /^\s*([a-z_]+)(?:\[(["'])(.+?)\2\])?\s*:\s*(?:(["'])(.*?)\4|([a-z]+))\s*$/i;

/** Reads a field as the text that a query compares with. */
function fieldOf(object: object, field: string, key: string | undefined): string | undefined {
  const value: unknown = Reflect.get(object, field);
  const found: unknown =
    key !== undefined && typeof value === 'object' && value !== null
      ? Reflect.get(value, key)
      : value;
  return found === undefined || found === null ? undefined : String(found);
}

/**
 * The part of Stripe's search language that equality needs: `field:'value'` and
 * `metadata['key']:'value'`, joined by AND (docs.stripe.com/search). Anything else is a 400.
 */
export function search<T extends object>(url: string, items: T[], query: string): object {
  const clauses = query.split(/\s+AND\s+/i).map((part) => {
    const match = CLAUSE.exec(part);
    const field = match?.[1];
    if (!match || field === undefined) {
      throw invalidRequest(`local/stripe cannot search for: ${part}`, 'query');
    }
    return { field, key: match[3], value: match[5] ?? match[6] ?? '' };
  });
  const data = items
    .filter((item) => clauses.every(({ field, key, value }) => fieldOf(item, field, key) === value))
    .toReversed();
  return { object: 'search_result', url, has_more: false, next_page: null, data };
}
