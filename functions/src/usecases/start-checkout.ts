import type Stripe from 'stripe';
import type { PricingPlan } from '#shared/entities/plan.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import { callStripe, PaymentProviderError } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import { ensureCustomer } from './member-customer.ts';
import { membershipsIn } from './membership-plan.ts';
import { refuseAfterWithdrawals, requireSamePrice } from './order-guards.ts';
import { orderTexts } from './order-texts.ts';
import { placeOrder } from './place-order.ts';
import { byAge, isLive } from './stripe-subscription.ts';
import { listStripeSubscriptions, syncSubscription } from './sync-subscription.ts';

interface CheckoutRequest {
  member: Member;
  plan: PricingPlan & { stripe_price_id: string };
  locale: Locale;
  /** Absolute URLs of this site. */
  successUrl: string;
  cancelUrl: string;
}

/**
 * Stores the order of a member who has no living subscription (product 6.3, 6.10), and opens a Stripe
 * Checkout session that collects its payment.
 *
 * Two tabs must not become two subscriptions. Open sessions are expired before the look for living
 * subscriptions, so that none can complete unseen after it; and both are done again after the new
 * session exists, so that of two calls at the same moment at least one sees the other's and a single
 * session stays open.
 *
 * @returns the address of Stripe's page
 * @throws ApiError `already-subscribed`, `order-refused`, `price-differs`, `no-checkout-url`,
 *   PaymentProviderError
 */
export async function startCheckout(request: CheckoutRequest, now: Date): Promise<string> {
  await refuseAfterWithdrawals(request.member.uid);
  await requireSamePrice(request.plan);
  const customer = await ensureCustomer(request.member);
  await expireOpenSessions(customer);
  await refuseSecondSubscription(customer, now);

  const { id } = await placeOrder({ ...request, uid: request.member.uid }, now);
  const created = await callStripe((stripe) =>
    stripe.checkout.sessions.create(sessionParams(customer, id, request)),
  );
  const kept = await keepNewestSession(customer);
  try {
    await refuseSecondSubscription(customer, now);
  } catch (error) {
    if (kept !== null) await expire(kept);
    throw error;
  }
  const url = kept?.url ?? created.url;
  if (url === null) throw new ApiError('no-checkout-url', 'No checkout URL received');
  return url;
}

/**
 * The price includes its VAT, but Stripe's page and invoices show it only when Stripe Tax or a tax
 * rate of the account computes it; the two exclude each other.
 *
 * Source: https://docs.stripe.com/api/checkout/sessions/create
 */
function sessionParams(
  customer: string,
  orderId: string,
  { member, plan, locale, successUrl, cancelUrl }: CheckoutRequest,
): Stripe.Checkout.SessionCreateParams {
  // The language is that of the contract.
  const metadata = { uid: member.uid, plan_id: plan.id, locale, order_id: orderId };
  const taxRate = setting('STRIPE_TAX_RATE');
  return {
    mode: 'subscription',
    customer,
    client_reference_id: member.uid,
    line_items: [{ price: plan.stripe_price_id, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale,
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    automatic_tax: { enabled: taxRate === undefined },
    // Stripe asks for this where an existing customer may add a tax id, and to know whose VAT it is.
    customer_update: { name: 'auto', address: 'auto' },
    allow_promotion_codes: true,
    // Nothing that settles days later: access and withdrawal both count from the payment.
    allowed_payment_method_types: ['card', 'link', 'paypal'],
    consent_collection: { terms_of_service: 'required' },
    custom_text: orderTexts(plan, locale),
    metadata,
    subscription_data: {
      metadata,
      ...(taxRate === undefined ? {} : { default_tax_rates: [taxRate] }),
    },
  };
}

async function refuseSecondSubscription(customer: string, now: Date): Promise<void> {
  const live = await membershipsIn((await listStripeSubscriptions(customer)).filter(isLive));
  if (live.length === 0) return;
  for (const { id } of live) await syncSubscription(id, now);
  throw new ApiError('already-subscribed', 'You already have a subscription.');
}

/**
 * Expires all but the customer's newest open session.
 *
 * @returns the one left open, null when even the one just made is no longer open
 */
async function keepNewestSession(customer: string): Promise<Stripe.Checkout.Session | null> {
  const open = (await openSessions(customer)).sort(byAge);
  const newest = open.pop() ?? null;
  for (const session of open) await expire(session);
  return newest;
}

/** Expires every open checkout of a customer, so that nothing can be bought any more. */
export async function expireOpenSessions(customer: string): Promise<void> {
  for (const session of await openSessions(customer)) await expire(session);
}

async function openSessions(customer: string): Promise<Stripe.Checkout.Session[]> {
  const found = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  // Others, as for a retainer sold by hand, are none of ours.
  return found.data.filter(({ metadata }) => metadata?.['plan_id'] !== undefined);
}

/** One that was completed or expired meanwhile cannot be expired; then there is nothing to do. */
async function expire(session: Stripe.Checkout.Session): Promise<void> {
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(session.id));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const now = await callStripe((stripe) => stripe.checkout.sessions.retrieve(session.id));
    if (now.status === 'open') throw error;
  }
}
