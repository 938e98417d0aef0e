import { DAY_MS } from '#shared/rules/durations.ts';
import { UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { deleteAuthUser, listUnconfirmed } from '../gateways/auth.ts';
import { deleteMemberData } from '../stores/member-data.ts';
import { findProfile } from '../stores/profiles.ts';
import { requireCustomerIds } from '../stores/stripe-customers.ts';

/**
 * Deletes accounts whose e-mail was not confirmed in time: somebody else may have typed the address.
 * For the same reason nothing that only carries the address is touched.
 */
export async function forgetUnconfirmed(now: Date): Promise<void> {
  const uids = await listUnconfirmed(new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS));
  for (const uid of uids) {
    if (await wasMember(uid)) continue;
    await deleteMemberData({ uid, email: null });
    await deleteAuthUser(uid);
  }
}

/**
 * Whether an account was confirmed before, as when its address was changed since: only members visit
 * and buy, and what they pay for must not go unasked.
 */
async function wasMember(uid: string): Promise<boolean> {
  const [profile, customers] = await Promise.all([findProfile(uid), requireCustomerIds(uid)]);
  return profile?.visit != null || customers.length > 0;
}
