import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import type { World } from '../world.ts';

export interface CardDetails {
  number: string;
  brand: string;
  email: string | null;
  name: string | null;
}

const NO_ADDRESS: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** Saves a card for a customer and makes it the default for invoices. */
export function attachCard(
  world: World,
  customer: Stripe.Customer,
  { number, brand, email, name }: CardDetails,
): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: NO_ADDRESS, email, name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      display_brand: brand,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: `local${number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(world),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.state.tables.paymentMethods[method.id] = method;
  emit(world, 'payment_method.attached', method);
  const previous = { invoice_settings: { ...customer.invoice_settings } };
  customer.invoice_settings.default_payment_method = method.id;
  emit(world, 'customer.updated', customer, { previous });
  return method;
}

/** Stripe's test card that pays, `pm_card_visa` in the API. */
export function attachTestCard(world: World, customer: Stripe.Customer): Stripe.PaymentMethod {
  return attachCard(world, customer, {
    number: '4242424242424242',
    brand: 'visa',
    email: customer.email,
    name: customer.name ?? null,
  });
}

/** A new card for a customer and for each of its living subscriptions. */
export function replaceCard(world: World, customer: Stripe.Customer, card: CardDetails): void {
  const method = attachCard(world, customer, card);
  for (const subscription of Object.values(world.state.tables.subscriptions)) {
    if (subscription.customer !== customer.id || subscription.status === 'canceled') continue;
    const previous = { default_payment_method: subscription.default_payment_method };
    subscription.default_payment_method = method.id;
    emit(world, 'customer.subscription.updated', subscription, {
      subscriptionId: subscription.id,
      previous,
    });
  }
}
