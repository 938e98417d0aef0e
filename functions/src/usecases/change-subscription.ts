import type Stripe from 'stripe';
import type { SubscriptionView, UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import { logFailure } from '../log.ts';
import { recordActivity } from '../stores/activity.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { currentSubscription } from './entitlement.ts';
import { reconcileMember } from './reconcile.ts';
import { viewOf } from './subscription-view.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Cancels the member's subscription (product 5.6): at period end, access remains until then; or at
 * once with `immediate`. Done at Stripe first, then read back from there.
 *
 * @throws ApiError `subscription-not-found`, PaymentProviderError
 */
export async function cancelSubscription(
  uid: string,
  immediate: boolean,
  now: Date,
): Promise<SubscriptionView> {
  const current = await requireSubscription(uid, now);
  if (immediate || !current.cancel_at_period_end) {
    await callStripe<Stripe.Subscription>((stripe) =>
      immediate
        ? stripe.subscriptions.cancel(current.id)
        : stripe.subscriptions.update(current.id, { cancel_at_period_end: true }),
    );
    await noteCancellation(uid, current.id, now);
  }
  return readBack(current.id, now);
}

/**
 * Takes a cancellation back before the period ends.
 *
 * @throws ApiError `subscription-not-found`, PaymentProviderError
 */
export async function resumeSubscription(uid: string, now: Date): Promise<SubscriptionView> {
  const { id } = await requireSubscription(uid, now);
  await callStripe(async (stripe) => {
    const { cancel_at_period_end: flag, cancel_at: at } = await stripe.subscriptions.retrieve(id);
    if (flag) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    else if (at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
  });
  return readBack(id, now);
}

/** The member's living subscription as Stripe has it now. */
async function requireSubscription(uid: string, now: Date): Promise<UserSubscription> {
  const stored = currentSubscription(await listSubscriptionsOf(uid), now);
  if (stored !== null) {
    await syncSubscription(stored.id, now);
    const current = currentSubscription(await listSubscriptionsOf(uid), now);
    if (current !== null) return current;
  }
  // None that we know of lives, but Stripe may have one that we have not heard of yet.
  await reconcileMember(uid, now);
  const current = currentSubscription(await listSubscriptionsOf(uid), now);
  if (current === null) {
    throw new ApiError('subscription-not-found', 'You have no subscription.');
  }
  return current;
}

async function readBack(id: string, now: Date): Promise<SubscriptionView> {
  const row = await syncSubscription(id, now);
  if (row === null) throw new ApiError('subscription-not-found', 'You have no subscription.');
  return viewOf(row, now);
}

/**
 * The activity `subscription_cancelled` (product 5.7). It must not fail a cancellation that Stripe
 * has already made.
 */
async function noteCancellation(uid: string, subscriptionId: string, now: Date): Promise<void> {
  const cancelledAt = now.toISOString();
  try {
    await recordActivity(
      {
        user_id: uid,
        activity_type: 'subscription_cancelled',
        activity_data: { subscription_id: subscriptionId, cancelled_at: cancelledAt },
        created_at: cancelledAt,
      },
      now,
    );
  } catch (error) {
    logFailure('cancellation not noted', error, { subscription_id: subscriptionId });
  }
}
