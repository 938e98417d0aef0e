import { contractNoticeSchema, type StoredContractNotice } from '#shared/entities/handled.ts';
import { database, readRows } from './database.ts';
import { openRows } from './pages.ts';

/** What gives a notice its deadline: each row has one of them. */
const KINDS = [
  ['kind', 'withdrawal'],
  ['cause', 'ordinary'],
  ['cause', 'for_cause'],
] as const;

/** Number of notices that are not marked as done: an aggregate. */
export async function countOpenNotices(): Promise<number> {
  const rows = openRows((await database()).collection('contract_notices'), true);
  return (await rows.count().get()).data().count;
}

/**
 * The open notices that came first, of each kind at most this many: the ones that are due first are
 * among them.
 */
export async function listOldestOpenNotices(limit: number): Promise<StoredContractNotice[]> {
  const rows = openRows((await database()).collection('contract_notices'), true);
  const found = await Promise.all(
    KINDS.map(([field, value]) =>
      rows.where(field, '==', value).orderBy('received_at').limit(limit).get(),
    ),
  );
  return readRows(
    contractNoticeSchema,
    found.flatMap(({ docs }) => docs),
  );
}

/** Open withdrawals of members who were signed in, received before a time; accounts that were deleted since left out. */
export async function listOpenWithdrawalsOfMembers(before: Date): Promise<StoredContractNotice[]> {
  const rows = openRows((await database()).collection('contract_notices'), true);
  const found = await rows.where('kind', '==', 'withdrawal').where('user_id', '>', '').get();
  return readRows(contractNoticeSchema, found.docs).filter(
    ({ received_at, account_deleted }) =>
      received_at <= before.toISOString() && account_deleted === null,
  );
}
