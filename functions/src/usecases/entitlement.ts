import type { UserProfile } from '#shared/entities/profile.ts';
import { SUBSCRIPTION_STATUSES, type UserSubscription } from '#shared/entities/subscription.ts';
import { PERIOD_GRACE_MS } from '#shared/limits.ts';
import { isComplimentary, isPremium } from '#shared/rules/access.ts';
import { findAccount } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';

/** Whether a member is premium, from the store (product 4.6): one round trip. */
export async function readEntitlement(uid: string, now: Date): Promise<{ isPremium: boolean }> {
  const [{ profile, isDeleted }, subscriptions] = await Promise.all([
    findAccount(uid),
    listSubscriptionsOf(uid),
  ]);
  return { isPremium: !isDeleted && grantsPremium(profile, subscriptions, now) };
}

/** For an account whose deletion has not begun; one that is being deleted is never premium. */
export function grantsPremium(
  profile: Pick<UserProfile, 'subscription_status' | 'complimentary'> | null,
  subscriptions: readonly UserSubscription[],
  now: Date,
): boolean {
  const current = currentSubscription(subscriptions, now);
  return isPremium({
    profileStatus: profile?.subscription_status ?? null,
    subscriptionStatus: current !== null && !hasRunOut(current, now) ? current.status : null,
    isComplimentary: isComplimentary(profile?.complimentary ?? null, now),
  });
}

/**
 * The subscription that counts for a member: the newest one that grants premium, else the newest
 * living one; null when all have ended.
 *
 * @param subscriptions newest first
 */
export function currentSubscription(
  subscriptions: readonly UserSubscription[],
  now: Date,
): UserSubscription | null {
  const living = subscriptions.filter(({ status }) => !SUBSCRIPTION_STATUSES[status].ended);
  const granting = living.find(
    (row) => SUBSCRIPTION_STATUSES[row.status].isPremium && !hasRunOut(row, now),
  );
  return granting ?? living[0] ?? null;
}

/**
 * A cancelled subscription gives access until its period ends (product 5.6) and not a minute longer,
 * also when Stripe's last event is late. One that renews keeps access for PERIOD_GRACE_MS, until the
 * event of its next period.
 */
function hasRunOut({ ends_at, current_period_end }: UserSubscription, now: Date): boolean {
  if (ends_at !== null) return ends_at <= now.toISOString();
  return (
    current_period_end !== null && Date.parse(current_period_end) + PERIOD_GRACE_MS <= now.getTime()
  );
}
