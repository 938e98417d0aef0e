import type Stripe from 'stripe';
import { noSuch } from './errors.ts';
import type { Tables, World } from './world.ts';

/** What Stripe calls each object in "No such …". */
const NAMES = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoicePayments: 'invoice_payment',
  paymentIntents: 'payment_intent',
  paymentMethods: 'payment_method',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  portalSessions: 'billing_portal.session',
  portalConfigurations: 'billing_portal.configuration',
  testClocks: 'test_helpers.test_clock',
  webhookEndpoints: 'webhook endpoint',
  events: 'event',
} as const satisfies Record<keyof Tables, string>;

/**
 * An object by its id, or `resource_missing`.
 *
 * @param param the parameter that named it, `id` for the path
 */
export function get<Name extends keyof Tables>(
  world: World,
  table: Name,
  id: string,
  param = 'id',
): Tables[Name][string] {
  const found = Object.hasOwn(world.state.tables[table], id)
    ? world.state.tables[table][id]
    : undefined;
  if (found === undefined) throw noSuch(NAMES[table], id, param);
  return found as Tables[Name][string];
}

/** A customer that is not deleted, or `resource_missing`. */
export function getCustomer(world: World, id: string, param = 'id'): Stripe.Customer {
  const customer = get(world, 'customers', id, param);
  if (customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

/** The id in a field that the SDK's types allow to be expanded; here it never is. */
export function idOf(field: string | { id: string } | null | undefined): string {
  if (typeof field === 'string') return field;
  return field?.id ?? '';
}

/** A subscription's only item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** A price's recurring part; every price in a subscription has one. */
export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (price.recurring === null) throw new Error(`${price.id} is not recurring`);
  return price.recurring;
}
