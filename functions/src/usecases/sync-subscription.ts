import type Stripe from 'stripe';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { logWarning } from '../log.ts';
import { findPlanByPrice } from '../stores/plans.ts';
import { findUidOfCustomer } from '../stores/stripe-customers.ts';
import { findSubscription, saveSubscription } from '../stores/subscriptions.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { syncPremiumClaim } from './premium-claim.ts';
import { idOf, instantOf, isLive, statusOf } from './stripe-subscription.ts';
import { refundAndCancel, undoLaterSubscriptions } from './undo-subscription.ts';

/**
 * Brings one stored subscription and its owner's claim to what Stripe says now (product 5.10). Safe
 * to run any number of times, in any order and at once: see `takeTicket`.
 *
 * @returns the stored row, or null when the subscription is not ours or its account is deleted
 */
export async function syncSubscription(
  subscriptionId: string,
  now: Date,
): Promise<UserSubscription | null> {
  const ticket = await takeTicket(subscriptionId);
  const subscription = await callStripeOrNull((stripe) =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  if (subscription === null) return endMissing(subscriptionId, ticket, now);

  const uid = await uidOf(subscription);
  if (uid === null) {
    logWarning('subscription of nobody', { subscription_id: subscriptionId });
    return null;
  }
  const row = await saveSubscription(await rowOf(subscription, uid, now), ticket);
  if (row === null) {
    if (isLive(subscription)) await refundAndCancel(subscription);
    return null;
  }
  await syncPremiumClaim(uid, now);
  if (!isLive(subscription) || !(await undoLaterSubscriptions(subscription))) return row;
  return syncSubscription(subscriptionId, now);
}

/** Stripe does not know it (any more), so it cannot be alive. */
async function endMissing(
  subscriptionId: string,
  ticket: number,
  now: Date,
): Promise<UserSubscription | null> {
  const stored = await findSubscription(subscriptionId);
  if (stored === null) return null;
  const row = await saveSubscription(
    { ...stored, status: 'canceled', updated_at: now.toISOString() },
    ticket,
  );
  await syncPremiumClaim(stored.user_id, now);
  return row;
}

/**
 * The owner of a subscription, or of an invoice by what it says about its subscription. Ours carry
 * the uid; one made by hand in Stripe's dashboard is found by its customer.
 */
export async function uidOf(
  object: Pick<Stripe.Subscription, 'metadata'> & Pick<Stripe.Invoice, 'customer'>,
): Promise<string | null> {
  const uid = object.metadata['uid'];
  if (uid !== undefined && uid !== '') return uid;
  const customerId = idOf(object.customer);
  return customerId === null ? null : findUidOfCustomer(customerId);
}

async function rowOf(
  subscription: Stripe.Subscription,
  uid: string,
  now: Date,
): Promise<UserSubscription> {
  const [item] = subscription.items.data;
  const plan = item === undefined ? null : await findPlanByPrice(item.price.id);
  return {
    id: subscription.id,
    user_id: uid,
    pricing_plan_id: plan?.id ?? subscription.metadata['plan_id'] ?? DEFAULT_PLAN_ID,
    status: statusOf(subscription),
    cancel_at_period_end: endsWithPeriod(subscription, item),
    stripe_subscription_id: subscription.id,
    stripe_customer_id: idOf(subscription.customer) ?? '',
    current_period_start: item === undefined ? null : instantOf(item.current_period_start),
    current_period_end: item === undefined ? null : instantOf(item.current_period_end),
    created_at: instantOf(subscription.created),
    updated_at: now.toISOString(),
  };
}

/** Stripe's portal may note the end of the period as `cancel_at` instead of the flag. */
function endsWithPeriod(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): boolean {
  const { cancel_at_period_end: flag, cancel_at: at } = subscription;
  return flag || (at !== null && item !== undefined && at <= item.current_period_end);
}

/** Syncs every subscription that Stripe lists for a customer, ended ones too. */
export async function listStripeSubscriptions(customerId: string): Promise<Stripe.Subscription[]> {
  const found = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  return found.data;
}
