import type { Hono } from 'hono';
import { z } from 'zod';
import { expireSession } from '../billing/checkout.ts';
import { now } from '../clock.ts';
import { endpoint } from '../endpoint.ts';
import { invalidRequest } from '../errors.ts';
import { page } from '../lists.ts';
import { get, getCustomer } from '../lookup.ts';
import { listing, mergeMetadata, text } from '../params.ts';
import type { World } from '../world.ts';
import { newLineItem, newSession, splitLine } from './checkout-object.ts';
import { checkTogether, checkoutShape } from './checkout-params.ts';

/** `/v1/checkout/sessions` (docs.stripe.com/api/checkout/sessions), mode `subscription`, hosted. */
export function checkoutSessions(app: Hono, world: World): void {
  endpoint(app, world, 'post', '/v1/checkout/sessions', checkoutShape, ({ params }) => {
    checkTogether(params, now(world));
    if (params.customer !== undefined) getCustomer(world, params.customer, 'customer');
    const [line] = params.line_items;
    const quantity = line?.quantity ?? 1;
    const price = get(world, 'prices', line?.price ?? '', 'line_items[0][price]');
    if (!price.active) {
      throw invalidRequest(
        `The price specified is inactive. This field only accepts active prices.`,
        'line_items[0][price]',
      );
    }
    if (price.recurring === null) {
      throw invalidRequest(
        'You must provide at least one recurring price in `subscription` mode.',
        'line_items',
      );
    }
    const taxRates = params.subscription_data?.default_tax_rates ?? [];
    const taxed = params.automatic_tax?.enabled === true || taxRates.length > 0;
    const split = splitLine(world, price, quantity, taxed);
    const session = newSession(world, params, price.currency, split);
    world.state.tables.sessions[session.id] = session;
    world.state.sessionDetails[session.id] = {
      lineItems: [newLineItem(world, price, quantity, split)],
      subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
      subscriptionDescription: params.subscription_data?.description ?? null,
      taxRates,
      updatesName: params.customer_update?.name === 'auto',
    };
    return session;
  });
  endpoint(
    app,
    world,
    'get',
    '/v1/checkout/sessions',
    {
      ...listing,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    },
    ({ params }) => {
      const found = Object.values(world.state.tables.sessions).filter(
        (session) =>
          (params.customer ?? session.customer) === session.customer &&
          (params.subscription ?? session.subscription) === session.subscription &&
          (params.status ?? session.status) === session.status,
      );
      return page('/v1/checkout/sessions', found, params);
    },
  );
  endpoint(app, world, 'get', '/v1/checkout/sessions/:id', {}, ({ id }) =>
    get(world, 'sessions', id),
  );
  endpoint(app, world, 'post', '/v1/checkout/sessions/:id/expire', {}, ({ id }) => {
    const session = get(world, 'sessions', id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${String(session.status)}\`.`,
      );
    }
    expireSession(world, session);
    return session;
  });
}
