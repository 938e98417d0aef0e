import { findConfirmedEmail, hasAuthUser } from '../gateways/auth.ts';
import { listUnfinishedDeletions, markAccountDeleted } from '../stores/deleted-accounts.ts';
import { dataOwner } from '../stores/member-data.ts';
import { findProfile, withoutProfile } from '../stores/profiles.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { finishDeletion } from './delete-account.ts';
import { attempt, type LedgerScope, type Note } from './ledger-step.ts';

/**
 * Most missing accounts that a night ends memberships of. More than this means that the Auth service was
 * read wrongly, and the operator has to check.
 */
const MAX_VANISHED = 5;

/** Finishes deletions that broke off (product 8.3). */
export async function finishDeletions({ now, due }: LedgerScope, note: Note): Promise<void> {
  for (const uid of await listUnfinishedDeletions(due ?? now)) {
    await attempt(uid, note, () => finish(uid, now, note), 'deletion');
  }
}

async function finish(uid: string, now: Date, note: Note): Promise<void> {
  const profile = await findProfile(uid);
  const email = (await findConfirmedEmail(uid)) ?? '';
  await finishDeletion(dataOwner({ uid, email }, profile), now);
  note('deletion', uid, true);
}

/**
 * Ends memberships of accounts that were deleted elsewhere, e.g. in Firebase's console, with the same
 * refund as a deletion by the member.
 *
 * @param owners uid by subscription id
 */
export async function endVanishedAccounts(
  owners: ReadonlyMap<string, string>,
  { now }: LedgerScope,
  note: Note,
): Promise<void> {
  const candidates = await withoutProfile([...new Set(owners.values())]);
  const vanished: string[] = [];
  for (const uid of candidates) if (!(await hasAuthUser(uid))) vanished.push(uid);
  for (const [id, uid] of owners) {
    if (!vanished.includes(uid)) continue;
    await attempt(id, note, async () => {
      const isPlausible = vanished.length <= MAX_VANISHED;
      if (isPlausible) {
        await markAccountDeleted(uid, DEFAULT_LOCALE, now);
        await finishDeletion({ uid, addresses: [] }, now);
      }
      note('orphan', id, isPlausible);
    });
  }
}
