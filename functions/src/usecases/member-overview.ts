import type { EndpointOutput } from '#shared/api/contract.ts';
import type { PricingPlan } from '#shared/entities/plan.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import {
  SUBSCRIPTION_STATUSES,
  type PastContract,
  type SubscriptionView,
  type UserSubscription,
} from '#shared/entities/subscription.ts';
import { isAdmin, isComplimentary } from '#shared/rules/access.ts';
import { visitAt } from '#shared/rules/next-steps.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { findStats, listRecentActivity } from '../stores/activity.ts';
import { findLibrary } from '../stores/library-changes.ts';
import { findLessonProgress } from '../stores/lesson-progress.ts';
import { listActivePlans, findPlan } from '../stores/plans.ts';
import { findLastTested } from '../stores/prompt-tests.ts';
import { findStripeCustomer } from '../stores/stripe-customers.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { currentSubscription, grantsPremium } from './entitlement.ts';
import { readPublishedLessons } from './lessons.ts';
import { readStatistics } from './member-statistics.ts';
import { readNextSteps } from './next-steps.ts';
import { withFallback } from './with-fallback.ts';
import { readPromptIndex } from './prompt-library.ts';
import { ADMIN_SUBSCRIPTION, complimentaryView, joinPlan } from './subscription-view.ts';

/**
 * Everything that the dashboard shows about a member. A warm request takes two store round trips:
 * all reads at the same time, then what depends on them (the rank's count, one campaign).
 */
export async function readOverview(profile: UserProfile, now: Date): Promise<EndpointOutput<'me'>> {
  const { id: uid } = profile;
  const [subscriptions, plans, stats, activity, customer, campaignId, progress, library] =
    await Promise.all([
      listSubscriptionsOf(uid),
      listActivePlans(),
      withFallback(null, findStats(uid), 'statistics', uid),
      withFallback([], listRecentActivity(uid), 'recent activity', uid),
      findStripeCustomer(uid),
      withFallback(null, findLastTested(uid), 'last test', uid),
      withFallback(null, findLessonProgress(uid), 'lesson progress', uid),
      withFallback(null, findLibrary(uid), 'library', uid),
      // Kept by the instance; a cold one reads both at the same time as the rest.
      withFallback(null, readPromptIndex(DEFAULT_LOCALE, now), 'prompt library', uid),
      withFallback(null, readPublishedLessons(now), 'lessons', uid),
    ]);
  const favourites = library?.favourites.length ?? 0;
  const [statistics, next] = await Promise.all([
    readStatistics(stats, now),
    readNextSteps({ profile, stats, campaignId, progress, favourites }, now),
  ]);

  const isPremium = grantsPremium(profile, subscriptions, now);
  return {
    profile,
    subscription: await shownSubscription(profile, subscriptions, plans, now),
    past_contracts: pastContracts(subscriptions, now),
    statistics,
    activity,
    next: isPremium ? next : { ...next, favourites: 0, brand: null, lessons: null },
    has_billing_account: customer?.customer_id != null,
    is_new_visit: visitAt(now, profile.visit) !== profile.visit,
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

/** The contracts of memberships that have ended, as long as they are kept (product 6.11). */
function pastContracts(subscriptions: readonly UserSubscription[], now: Date): PastContract[] {
  return subscriptions
    .filter(({ status }) => SUBSCRIPTION_STATUSES[status].ended)
    .filter(({ created_at }) => expiryOf('contracts', new Date(created_at)) > now)
    .map(({ id, created_at, ends_at }) => ({ id, started_at: created_at, ended_at: ends_at }));
}
