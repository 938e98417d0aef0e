import { callAsMember } from '@/lib/session/member-api';
import { OWN_DATA } from '#shared/rules/retention.ts';
import { retryWhileRateLimited } from './retry-while-rate-limited';

const COLLECTIONS = ['account', ...OWN_DATA] as const;

/**
 * Everything that is stored about the member, as JSON (product 8.5). Fetched page by page; a member
 * of many years has more pages than the limit of calls per minute allows.
 *
 * @param onProgress gets the completed share, from 0 to 1
 * @throws ApiError
 */
export async function collectOwnData(onProgress: (share: number) => void): Promise<string> {
  const data: Record<string, unknown[]> = {};
  for (const [index, collection] of COLLECTIONS.entries()) {
    onProgress(index / COLLECTIONS.length);
    data[collection] = await readCollection(collection);
  }
  onProgress(1);
  return JSON.stringify({ exported_at: new Date().toISOString(), ...data }, null, 2);
}

async function readCollection(collection: (typeof COLLECTIONS)[number]): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const input = after ? { collection, after } : { collection };
    const page = await retryWhileRateLimited(() => callAsMember('my-data', input));
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
