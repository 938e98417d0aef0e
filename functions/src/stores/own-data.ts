import type { EndpointOutput } from '#shared/api/contract.ts';
import { OWN_DATA_PAGE } from '#shared/limits.ts';
import type { PersonalCollection } from '#shared/rules/retention.ts';
import { NAME_KEY } from './contact-requests.ts';
import { database } from './database.ts';
import { isOwn, rowsOf, type DataOwner } from './member-data.ts';
import { readSnapshots } from './pages.ts';
import { TICKET_FIELD } from './sync-tickets.ts';

/**
 * A page of a member's rows in a collection, in the order of their ids.
 *
 * @throws ApiError `invalid-input` for an `after` that no page before gave
 */
export async function readOwnRows(
  name: PersonalCollection,
  member: DataOwner,
  after: string | null,
): Promise<EndpointOutput<'my-data'>> {
  const query = await rowsOf(await database(), name, member);
  if (query === null) return { rows: [], next: null };
  const { docs, next_cursor } = await readSnapshots(
    { query, by: null, direction: 'asc' },
    { cursor: after ?? undefined, limit: OWN_DATA_PAGE },
  );
  const own = docs.filter((row) => isOwn(row, name, member));
  const rows = own.map((row) => ({ document: row.id, ...readable(row.data() ?? {}) }));
  return { rows, next: next_cursor };
}

/** Fields that are left out: for our own reads, and the operator, who is another person. */
const LEFT_OUT: readonly string[] = [TICKET_FIELD, NAME_KEY, 'operator_uid', 'operator_name'];

/** Times as ISO strings. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([key]) => !LEFT_OUT.includes(key));
  return Object.fromEntries(shown.map(([key, value]) => [key, plain(value)]));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate() as Date;
  return readable({ ...value });
}
