import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import type { World } from '../world.ts';
import { endSubscription } from './subscriptions.ts';

export interface CustomerFields {
  email?: string | undefined;
  name?: string | undefined;
  metadata?: Record<string, string> | undefined;
  testClock?: string | undefined;
}

/** A new customer. Two with one e-mail address are two customers, as with Stripe. */
export function createCustomer(world: World, fields: CustomerFields): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(world),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: 'LOCAL',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: fields.testClock ?? null,
  };
  world.state.tables.customers[customer.id] = customer;
  emit(world, 'customer.created', customer);
  return customer;
}

/** Deletes a customer for good and ends its subscriptions at once (docs.stripe.com/api/customers/delete). */
export function deleteCustomer(world: World, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of Object.values(world.state.tables.subscriptions)) {
    const lives = subscription.status !== 'canceled';
    if (subscription.customer === customer.id && lives) endSubscription(world, subscription);
  }
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  world.state.tables.customers[customer.id] = deleted;
  emit(world, 'customer.deleted', customer);
  return deleted;
}
