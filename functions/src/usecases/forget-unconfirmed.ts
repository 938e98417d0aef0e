import { DAY_MS } from '#shared/rules/durations.ts';
import { UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { deleteAuthUser, listUnconfirmed } from '../gateways/auth.ts';
import { deleteMemberData } from '../stores/member-data.ts';

/**
 * Deletes accounts whose e-mail was not confirmed in time: somebody else may have typed the address.
 * For the same reason nothing that only carries the address is touched.
 *
 * @returns how many
 */
export async function forgetUnconfirmed(now: Date): Promise<number> {
  const uids = await listUnconfirmed(new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS));
  for (const uid of uids) {
    await deleteMemberData({ uid, email: null });
    await deleteAuthUser(uid);
  }
  return uids.length;
}
