import { ADMIN_STATUS, type Complimentary } from '../entities/profile.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../entities/subscription.ts';

/** Whether complimentary premium is valid now. */
export function isComplimentary(given: Complimentary | null, now: Date): boolean {
  return given !== null && (given.ends_at === null || given.ends_at > now.toISOString());
}

interface Entitlement {
  /** `user_profiles.subscription_status`. */
  profileStatus: string | null;
  /** Status of the member's newest subscription that has not ended, or null. */
  subscriptionStatus: SubscriptionStatus | null;
  /** The member has complimentary premium that has not ended. */
  isComplimentary: boolean;
}

/** An admin counts as an active premium member (product 4.4). */
export function isAdmin(profileStatus: string | null): boolean {
  return profileStatus === ADMIN_STATUS;
}

/**
 * Premium is an admin profile, complimentary premium or a subscription with status `active`, nothing
 * else (product 4.4).
 */
export function isPremium(entitlement: Entitlement): boolean {
  const { profileStatus, subscriptionStatus, isComplimentary } = entitlement;
  if (isAdmin(profileStatus) || isComplimentary) return true;
  return subscriptionStatus !== null && SUBSCRIPTION_STATUSES[subscriptionStatus].isPremium;
}
