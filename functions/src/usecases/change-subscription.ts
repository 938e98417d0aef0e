import type { SubscriptionView, UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import { logFailure } from '../log.ts';
import { recordActivity } from '../stores/activity.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { currentSubscription } from './entitlement.ts';
import { settledEarlyEndOf } from './early-end-metadata.ts';
import { endNow, endWithNotice } from './end-subscription.ts';
import { reconcileMember } from './reconcile.ts';
import { idOf } from './stripe-subscription.ts';
import { syncInvoice } from './sync-invoice.ts';
import { viewOf } from './subscription-view.ts';
import { syncSubscription } from './sync-subscription.ts';

/** At the period's end, in one month with the rest refunded, or at once. */
export type Cancellation = 'period-end' | 'notice' | 'now';

/**
 * Cancels the member's subscription. Done at Stripe first, then read back from there. One whose
 * renewal was not paid ends at once however it is cancelled, since nothing is paid that could run
 * out, and its open invoice is voided.
 *
 * @throws ApiError `subscription-not-found`, `notice-not-possible`, PaymentProviderError
 */
export async function cancelSubscription(
  uid: string,
  how: Cancellation,
  now: Date,
): Promise<SubscriptionView> {
  const current = await requireSubscription(uid, now);
  const isUnpaid = current.status !== 'active';
  if (how === 'notice' || how === 'now' || isUnpaid || current.ends_at === null) {
    const subscription = await callStripe((stripe) => stripe.subscriptions.retrieve(current.id));
    if (how === 'now' || isUnpaid) await endNow(subscription, now);
    else if (how === 'notice') await endWithNotice(subscription, now);
    else {
      await callStripe((stripe) =>
        stripe.subscriptions.update(current.id, { cancel_at_period_end: true }),
      );
    }
    await noteCancellation(uid, current.id, now);
    // Its refund, if there is one, is recorded at once, without waiting for Stripe's event.
    const invoiceId = idOf(subscription.latest_invoice);
    if (invoiceId !== null) await syncInvoice(invoiceId, now);
  }
  return readBack(current.id, now);
}

/**
 * Takes a cancellation back before the period ends; not one with a refund.
 *
 * @throws ApiError `subscription-not-found`, `notice-given`, PaymentProviderError
 */
export async function resumeSubscription(uid: string, now: Date): Promise<SubscriptionView> {
  const { id } = await requireSubscription(uid, now);
  await callStripe(async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(id);
    if (settledEarlyEndOf(subscription) !== null) {
      throw new ApiError('notice-given', 'The rest of this membership is paid back already.');
    }
    const { cancel_at_period_end: flag, cancel_at: at } = subscription;
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
    logFailure('cancellation not noted', error, { uid, subscription_id: subscriptionId });
  }
}
