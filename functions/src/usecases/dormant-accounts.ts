import type { UserProfile } from '#shared/entities/profile.ts';
import { SUBSCRIPTION_STATUSES, type UserSubscription } from '#shared/entities/subscription.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { DORMANT_MONTHS, DORMANT_NOTICE_DAYS } from '#shared/rules/retention.ts';
import { deleteAuthUser } from '../gateways/auth.ts';
import { dormantMail } from '../mail/account.ts';
import { dataOwner, deleteMemberData } from '../stores/member-data.ts';
import { findAccount, noteDeletionNotice } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { grantsPremium } from './entitlement.ts';

const NOTICE_MS = DORMANT_NOTICE_DAYS * DAY_MS;

/**
 * Gives the member notice that an account that was not used for long will be deleted, and deletes it
 * unless the member came back (product 3.21). Premium members, admins and members with a contract that has not
 * ended are left alone.
 *
 * @param listed the profile as the job read it; what decides is read again
 */
export async function forgetIfDormant(listed: UserProfile, now: Date): Promise<void> {
  if (!isDue(listed, [], now)) return;
  const { id } = listed;
  const [{ profile, isDeleted }, subscriptions] = await Promise.all([
    findAccount(id),
    listSubscriptionsOf(id),
  ]);
  if (profile === null || isDeleted || grantsPremium(profile, subscriptions, now)) return;
  if (subscriptions.some(({ status }) => !SUBSCRIPTION_STATUSES[status].ended)) return;
  if (!isDue(profile, subscriptions, now)) return;

  const used = lastUseOf(profile, subscriptions);
  const noticed = profile.deletion_notice_at;
  if (noticed === null || noticed < used) {
    const until = new Date(Math.max(dormantFrom(used), now.getTime() + NOTICE_MS));
    await noteDeletionNotice(profile, dormantMail(profile.email, { used, until }), now);
    return;
  }
  if (now.getTime() < Math.max(dormantFrom(used), Date.parse(noticed) + NOTICE_MS)) return;
  await deleteMemberData(dataOwner({ uid: id, email: profile.email }, profile), now);
  await deleteAuthUser(id);
}

/** Whether it is time for the notice. */
function isDue(
  profile: UserProfile,
  subscriptions: readonly UserSubscription[],
  now: Date,
): boolean {
  return dormantFrom(lastUseOf(profile, subscriptions)) - NOTICE_MS <= now.getTime();
}

/** The last visit, or the end of the last contract where that was later. */
function lastUseOf(
  { visit, created_at }: UserProfile,
  subscriptions: readonly UserSubscription[],
): string {
  const ends = subscriptions.map(({ ends_at, updated_at }) => ends_at ?? updated_at);
  return [visit?.began_at ?? created_at, ...ends].reduce((a, b) => (a > b ? a : b));
}

/** In milliseconds since the epoch. */
function dormantFrom(used: string): number {
  const from = new Date(used);
  return from.setUTCMonth(from.getUTCMonth() + DORMANT_MONTHS);
}
