import type Stripe from 'stripe';
import { BILLING_INTERVALS, type PricingPlan } from '#shared/entities/plan.ts';
import { MAX_WITHDRAWALS } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { notifyOperator } from './notify-operator.ts';
import { countWithdrawals } from './sync-subscription.ts';

/**
 * Refuses another order of a member who has withdrawn from MAX_WITHDRAWALS memberships (product 6.13).
 *
 * @throws ApiError `order-refused`
 */
export async function refuseAfterWithdrawals(uid: string): Promise<void> {
  if ((await countWithdrawals(uid)) < MAX_WITHDRAWALS) return;
  throw new ApiError('order-refused', 'Please write to us before you order again.');
}

/**
 * Refuses an order when the plan's price at Stripe differs from the one on the page, and reports it to
 * the operator (product 6.14).
 *
 * @throws ApiError `price-differs`, PaymentProviderError
 */
export async function requireSamePrice(plan: PricingPlan & { stripe_price_id: string }) {
  if (await hasStripesPrice(plan)) return;
  await notifyOperator({ kind: 'priceDiffers', objectId: plan.stripe_price_id, uid: null });
  throw new ApiError('price-differs', 'The price of this plan cannot be confirmed.');
}

/** Whether a plan costs at Stripe what it costs on the site, and can be bought there. */
export async function hasStripesPrice(
  plan: PricingPlan & { stripe_price_id: string },
): Promise<boolean> {
  const price = await callStripeOrNull((stripe) => stripe.prices.retrieve(plan.stripe_price_id));
  return price !== null && price.active && isPriceOf(plan, price);
}

/** Whether a price at Stripe is the plan's: amount, currency and interval. */
export function isPriceOf(
  { price_cents, currency, billing_interval }: PricingPlan,
  price: Pick<Stripe.Price, 'unit_amount' | 'currency'> & {
    recurring: { interval: string } | null;
  },
): boolean {
  return (
    price.unit_amount === price_cents &&
    price.currency.toUpperCase() === currency &&
    price.recurring?.interval === BILLING_INTERVALS[billing_interval].stripeInterval
  );
}
