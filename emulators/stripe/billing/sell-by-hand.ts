import type Stripe from 'stripe';
import { get, getCustomer } from '../lookup.ts';
import type { World } from '../world.ts';
import { attachTestCard } from './payment-methods.ts';
import { startSubscription } from './subscriptions.ts';

/** What the operator chooses in Stripe's dashboard. */
export interface SaleByHand {
  customer: string;
  price: string;
  /** The payment takes days, as a direct debit does. */
  delayed?: boolean | undefined;
}

/** A subscription made in Stripe's dashboard: no checkout, no metadata. */
export function sellByHand(world: World, sale: SaleByHand): Stripe.Subscription {
  const customer = getCustomer(world, sale.customer);
  const method = attachTestCard(world, customer);
  return startSubscription(
    world,
    {
      customer: customer.id,
      price: get(world, 'prices', sale.price),
      quantity: 1,
      methodId: method.id,
      metadata: {},
      description: null,
      automaticTax: false,
      taxRates: [],
    },
    sale.delayed,
  );
}
