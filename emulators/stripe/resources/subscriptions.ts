import type { Hono } from 'hono';
import { z } from 'zod';
import {
  endSubscription,
  setCancelAt,
  setCancelAtPeriodEnd,
  setMetadata,
  startSubscription,
} from '../billing/subscriptions.ts';
import { endpoint } from '../endpoint.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { page } from '../lists.ts';
import { get, getCustomer, idOf } from '../lookup.ts';
import { bool, ignored, int, listing, mergeMetadata, metadata, text } from '../params.ts';
import type { World } from '../world.ts';

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Without a filter a list leaves out canceled ones (docs.stripe.com/api/subscriptions/list). */
function matchesStatus(status: string, filter: (typeof STATUSES)[number] | undefined): boolean {
  if (filter === undefined) return status !== 'canceled';
  if (filter === 'all') return true;
  return filter === 'ended' ? status === 'canceled' : status === filter;
}

const item = z.strictObject({ price: text, quantity: int.optional() });

/** `/v1/subscriptions` (docs.stripe.com/api/subscriptions); without a checkout by saved card alone. */
export function subscriptions(app: Hono, world: World): void {
  endpoint(
    app,
    world,
    'post',
    '/v1/subscriptions',
    {
      customer: text,
      items: z.array(item).length(1, 'emulators/stripe sells one price at a time'),
      metadata: metadata.optional(),
    },
    ({ params }) => {
      const customer = getCustomer(world, params.customer, 'customer');
      const methodId = idOf(customer.invoice_settings.default_payment_method);
      if (methodId === '') {
        throw invalidRequest(
          'This customer has no attached payment source or default payment method.',
          undefined,
          'resource_missing',
        );
      }
      const [{ price, quantity = 1 } = { price: '' }] = params.items;
      return startSubscription(world, {
        customer: customer.id,
        price: get(world, 'prices', price, 'items[0][price]'),
        quantity,
        methodId,
        metadata: mergeMetadata({}, params.metadata),
        description: null,
        automaticTax: false,
        taxRates: [],
      });
    },
  );
  endpoint(
    app,
    world,
    'get',
    '/v1/subscriptions',
    {
      ...listing,
      customer: text.optional(),
      status: z.enum(STATUSES).optional(),
    },
    ({ params }) => {
      const found = Object.values(world.state.tables.subscriptions).filter(
        (subscription) =>
          (params.customer ?? subscription.customer) === subscription.customer &&
          matchesStatus(subscription.status, params.status),
      );
      return page('/v1/subscriptions', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/subscriptions/:id', {}, ({ id }) =>
    get(world, 'subscriptions', id),
  );
  endpoint(
    app,
    world,
    'post',
    '/v1/subscriptions/:id',
    {
      cancel_at: int.or(z.literal('')).optional(),
      cancel_at_period_end: bool.optional(),
      cancellation_details: ignored,
      metadata: metadata.optional(),
      proration_behavior: ignored,
    },
    ({ params, id }) => {
      const subscription = get(world, 'subscriptions', id);
      const { cancel_at: at, cancel_at_period_end: cancel, metadata: keys } = params;
      if (subscription.status === 'canceled' && (cancel ?? at) !== undefined) {
        throw invalidRequest(
          'A canceled subscription can only update its cancellation_details and metadata.',
        );
      }
      if (keys !== undefined) {
        setMetadata(world, subscription, mergeMetadata(subscription.metadata, keys));
      }
      if (cancel !== undefined) setCancelAtPeriodEnd(world, subscription, cancel);
      if (at !== undefined) setCancelAt(world, subscription, at === '' ? null : at);
      return subscription;
    },
  );
  endpoint(
    app,
    world,
    'delete',
    '/v1/subscriptions/:id',
    { cancellation_details: ignored, invoice_now: bool.optional(), prorate: bool.optional() },
    ({ id }) => {
      const subscription = get(world, 'subscriptions', id);
      if (subscription.status === 'canceled') {
        throw noSuch('subscription', id);
      }
      endSubscription(world, subscription);
      return subscription;
    },
  );
}
