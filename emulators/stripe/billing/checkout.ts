import type Stripe from 'stripe';
import { now } from '../clock.ts';
import type { Decline, TestCard } from '../cards.ts';
import { emit } from '../events.ts';
import { get, getCustomer, idOf } from '../lookup.ts';
import type { World } from '../world.ts';
import { createCustomer } from './customers.ts';
import { attachCard } from './payment-methods.ts';
import { createIntent, decline } from './payments.ts';
import { startSubscription } from './subscriptions.ts';

/** What the buyer typed on the hosted page. */
export interface Buyer {
  email: string;
  name: string;
  number: string;
  card: TestCard;
}

export type CheckoutResult =
  { kind: 'paid' } | { kind: 'declined'; decline: Decline } | { kind: 'closed' };

/** Ends an open session without a payment. */
export function expireSession(world: World, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit(world, 'checkout.session.expired', session);
}

/** Expires every session whose time is over; called before each request. */
export function expireOverdueSessions(world: World): void {
  const second = now(world);
  for (const session of Object.values(world.state.tables.sessions)) {
    if (session.status === 'open' && session.expires_at <= second) expireSession(world, session);
  }
}

/** The success address with the session's id in place of its placeholder. */
export function successUrlOf(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function customerOf(world: World, session: Stripe.Checkout.Session, buyer: Buyer): Stripe.Customer {
  if (session.customer !== null) return getCustomer(world, idOf(session.customer));
  const customer = createCustomer(world, { email: buyer.email, name: buyer.name });
  session.customer = customer.id;
  return customer;
}

/** A declined card leaves the session open and no subscription behind, so another card can pay. */
function refuse(world: World, session: Stripe.Checkout.Session, reason: Decline): CheckoutResult {
  const intent = createIntent(world, {
    customer: session.customer === null ? null : idOf(session.customer),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    description: 'Subscription creation',
  });
  decline(world, intent.id, null, reason);
  return { kind: 'declined', decline: reason };
}

function belongsToDeleted(world: World, { customer }: Stripe.Checkout.Session): boolean {
  return customer !== null && get(world, 'customers', idOf(customer)).deleted === true;
}

/** Pays an open session: one subscription with one paid invoice. Any other session is `closed`. */
export function payCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  buyer: Buyer,
): CheckoutResult {
  if (session.status !== 'open' || belongsToDeleted(world, session)) return { kind: 'closed' };
  const details = world.state.sessionDetails[session.id];
  const line = details?.lineItems[0];
  const price = line?.price;
  if (details === undefined || price === null || price === undefined) return { kind: 'closed' };
  if (buyer.card.decline !== null) return refuse(world, session, buyer.card.decline);

  const customer = customerOf(world, session, buyer);
  const { number, card, email, name } = buyer;
  if (details.updatesName) customer.name = name;
  const method = attachCard(world, customer, { number, brand: card.brand, email, name });
  const subscription = startSubscription(world, {
    customer: customer.id,
    price,
    quantity: line?.quantity ?? 1,
    methodId: method.id,
    metadata: details.subscriptionMetadata,
    description: details.subscriptionDescription,
    automaticTax: session.automatic_tax.enabled,
    taxRates: details.taxRates,
  });
  session.status = 'complete';
  session.payment_status = 'paid';
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: name,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  emit(world, 'checkout.session.completed', session, { subscriptionId: subscription.id });
  return { kind: 'paid' };
}
