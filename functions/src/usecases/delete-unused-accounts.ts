import { DAY_MS } from '#shared/rules/durations.ts';
import { missingConsents } from '#shared/rules/consents.ts';
import { UNCONFIRMED_DAYS } from '#shared/rules/retention.ts';
import { deleteAuthUser, listAccounts } from '../gateways/auth.ts';
import { deleteMemberData } from '../stores/member-data.ts';
import { findProfiles } from '../stores/profiles.ts';
import { requireCustomerIds } from '../stores/stripe-customers.ts';
import { forgetIfDormant } from './dormant-accounts.ts';

/**
 * Deletes accounts that were never used (product 3.20): the e-mail was not confirmed in time, so
 * that another person may have typed the address, or the consents were never given, as after Google's
 * first sign-in. For the first reason nothing that only carries the address is touched.
 */
export async function deleteUnusedAccounts(now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  for await (const accounts of listAccounts(before)) {
    const profiles = await findProfiles(accounts.map(({ uid }) => uid));
    for (const { uid, isConfirmed } of accounts) {
      const profile = profiles.get(uid);
      const agreed = profile !== undefined && missingConsents(profile.consents).length === 0;
      // Who visited was confirmed before, as when the address was changed since.
      if (profile && ((isConfirmed && agreed) || profile.visit !== null)) {
        await forgetIfDormant(profile, now);
        continue;
      }
      if (await hasPaid(uid)) continue;
      await deleteMemberData({ uid, addresses: [] }, now);
      await deleteAuthUser(uid);
    }
  }
}

/** A paid account must not be deleted unasked. */
async function hasPaid(uid: string): Promise<boolean> {
  return (await requireCustomerIds(uid)).length > 0;
}
