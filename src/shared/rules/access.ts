import { ADMIN_STATUS } from '../entities/profile-status.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../entities/subscription-status.ts';

interface Entitlement {
  /** `user_profiles.subscription_status`. */
  profileStatus: string | null;
  /** Status of the member's newest living subscription, if there is one. */
  subscriptionStatus: SubscriptionStatus | null;
}

/** An admin counts as an active premium member (product 4.4). */
export function isAdmin(profileStatus: string | null): boolean {
  return profileStatus === ADMIN_STATUS;
}

/**
 * Premium is an admin profile or a subscription with status `active`, nothing else (product 4.4).
 */
export function isPremium({ profileStatus, subscriptionStatus }: Entitlement): boolean {
  if (isAdmin(profileStatus)) return true;
  return subscriptionStatus !== null && SUBSCRIPTION_STATUSES[subscriptionStatus].isPremium;
}

/** The signed-in member as the token alone tells: enough to open or lock a page. */
export interface SessionClaims {
  premium?: unknown;
}

/** The `premium` custom claim mirrors {@link isPremium}; anything but `true` is not premium. */
export function hasPremiumClaim(claims: SessionClaims): boolean {
  return claims.premium === true;
}
