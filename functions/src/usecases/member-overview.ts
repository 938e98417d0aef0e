import type { EndpointOutput } from '#shared/api/contract.ts';
import type { UserActivity } from '#shared/entities/activity.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import type { SubscriptionView, UserSubscription } from '#shared/entities/subscription.ts';
import { hasPremiumClaim, isAdmin, isComplimentary } from '#shared/rules/access.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import { logFailure } from '../log.ts';
import { findStats, listRecentActivity } from '../stores/activity.ts';
import { listActivePlans, findPlan } from '../stores/plans.ts';
import { createProfileOnce, findProfile } from '../stores/profiles.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { currentSubscription, grantsPremium } from './entitlement.ts';
import { readStatistics } from './member-statistics.ts';
import { newProfile } from './new-profile.ts';
import { syncPremiumClaim } from './premium-claim.ts';
import { ADMIN_SUBSCRIPTION, complimentaryView, joinPlan } from './subscription-view.ts';

/**
 * Everything that the dashboard shows about a member. A warm request takes two store round trips:
 * all reads at the same time, then the rank's count. Creates the profile on first sight
 * (product 4.9), and updates a claim that differs from the store (product 4.6).
 *
 * @throws ApiError `forbidden` for an account under deletion
 */
export async function readOverview(member: Member, now: Date): Promise<EndpointOutput<'me'>> {
  const { uid } = member;
  const [stored, subscriptions, plans, statistics, activity, customer] = await Promise.all([
    findProfile(uid),
    listSubscriptionsOf(uid),
    listActivePlans(),
    readStatistics(findStats(uid), now),
    recentActivity(uid),
    findStripeCustomer(uid),
  ]);
  const profile = stored ?? (await createProfileOnce(newProfile(member, now)));
  if (profile === null) throw new ApiError('forbidden', 'This account is deleted.');

  const isPremium = grantsPremium(profile, subscriptions, now);
  const claimsChanged = isPremium !== hasPremiumClaim(member.claims);
  if (claimsChanged) await syncPremiumClaim(uid, now);
  return {
    profile,
    subscription: await shownSubscription(profile, subscriptions, plans, now),
    statistics,
    activity,
    has_billing_account: customer?.customer_id != null,
    claims_changed: claimsChanged,
  };
}

/** What gives premium, a paid membership first; else the one that does not give it any more. */
async function shownSubscription(
  profile: UserProfile,
  subscriptions: readonly UserSubscription[],
  plans: readonly PricingPlan[],
  now: Date,
): Promise<SubscriptionView | null> {
  if (isAdmin(profile.subscription_status)) return ADMIN_SUBSCRIPTION;
  const { complimentary } = profile;
  const isPaid = grantsPremium(null, subscriptions, now);
  if (complimentary !== null && isComplimentary(complimentary, now) && !isPaid) {
    return complimentaryView(complimentary);
  }
  const current = currentSubscription(subscriptions, now);
  if (current === null) return null;
  const active = plans.find(({ id }) => id === current.pricing_plan_id);
  return joinPlan(current, active ?? (await findPlan(current.pricing_plan_id)), now);
}

/** An empty list stands for one that cannot be read (product 5.16). */
async function recentActivity(uid: string): Promise<UserActivity[]> {
  try {
    return await listRecentActivity(uid);
  } catch (error) {
    logFailure('recent activity', error, { uid });
    return [];
  }
}
