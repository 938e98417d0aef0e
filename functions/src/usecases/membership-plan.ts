import type Stripe from 'stripe';
import type { MembershipPeriod } from '#shared/rules/membership-term.ts';
import { findPlanByPrice } from '../stores/plans.ts';
import { instantOf } from './stripe-subscription.ts';

/**
 * The plan of a subscription that is a membership: named by the checkout, by the price that we made,
 * or by a plan that has its price. Null for anything else that a customer has at Stripe, such as a
 * retainer sold by hand: it is none of ours to sync, refund or end.
 */
export async function planIdOf(
  subscription: Pick<Stripe.Subscription, 'metadata' | 'items'>,
): Promise<string | null> {
  const [item] = subscription.items.data;
  const named = subscription.metadata['plan_id'] ?? item?.price.metadata['plan_id'];
  if (named !== undefined && named !== '') return named;
  return item === undefined ? null : ((await findPlanByPrice(item.price.id))?.id ?? null);
}

export async function isMembership(
  subscription: Pick<Stripe.Subscription, 'metadata' | 'items'>,
): Promise<boolean> {
  return (await planIdOf(subscription)) !== null;
}

/** The memberships among a customer's subscriptions. */
export async function membershipsIn(
  subscriptions: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription[]> {
  const ours = await Promise.all(subscriptions.map(isMembership));
  return subscriptions.filter((_, index) => ours[index] === true);
}

/**
 * The current period with what was paid for it.
 *
 * @param paidCents paid for this period and not yet given back
 */
export function periodOf(
  subscription: Stripe.Subscription,
  paidCents: number,
): MembershipPeriod | null {
  const [item] = subscription.items.data;
  if (item === undefined) return null;
  return {
    startedAt: instantOf(subscription.created),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    paidCents,
  };
}
