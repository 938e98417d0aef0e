import type { Hono } from 'hono';
import { refundCharge } from '../billing/refunds.ts';
import { endpoint } from '../endpoint.ts';
import { invalidRequest } from '../errors.ts';
import { page } from '../lists.ts';
import { get, idOf } from '../lookup.ts';
import { int, listing, mergeMetadata, metadata, text } from '../params.ts';
import type { World } from '../world.ts';

const filters = {
  ...listing,
  customer: text.optional(),
  payment_intent: text.optional(),
  charge: text.optional(),
};

/**
 * `/v1/payment_intents`, `/v1/charges`, `/v1/refunds`, `/v1/disputes` (docs.stripe.com/api): reading,
 * and refunding.
 */
export function payments(app: Hono, world: World): void {
  const { customer, payment_intent, charge, ...paging } = filters;

  endpoint(app, world, 'get', '/v1/payment_intents/:id', {}, ({ id }) =>
    get(world, 'paymentIntents', id),
  );

  endpoint(
    app,
    world,
    'get',
    '/v1/charges',
    { ...paging, customer, payment_intent },
    ({ params }) => {
      const found = Object.values(world.state.tables.charges).filter(
        (item) =>
          (params.customer ?? item.customer) === item.customer &&
          (params.payment_intent ?? item.payment_intent) === item.payment_intent,
      );
      return page('/v1/charges', found, params);
    },
  );

  endpoint(
    app,
    world,
    'post',
    '/v1/refunds',
    { charge, payment_intent, amount: int.optional(), metadata: metadata.optional() },
    ({ params }) => {
      const chargeId =
        params.charge ??
        idOf(
          get(world, 'paymentIntents', params.payment_intent ?? '', 'payment_intent').latest_charge,
        );
      if (chargeId === '') throw invalidRequest('The payment intent has no successful charge.');
      const paid = get(world, 'charges', chargeId, 'charge');
      return refundCharge(world, paid, params.amount, mergeMetadata({}, params.metadata));
    },
  );
  endpoint(
    app,
    world,
    'get',
    '/v1/refunds',
    { ...paging, charge, payment_intent },
    ({ params }) => {
      const found = Object.values(world.state.tables.refunds).filter(
        (refund) =>
          (params.charge ?? refund.charge) === refund.charge &&
          (params.payment_intent ?? refund.payment_intent) === refund.payment_intent,
      );
      return page('/v1/refunds', found, params);
    },
  );

  endpoint(app, world, 'get', '/v1/refunds/:id', {}, ({ id }) => get(world, 'refunds', id));

  endpoint(app, world, 'get', '/v1/disputes', { ...paging, charge }, ({ params }) => {
    const found = Object.values(world.state.tables.disputes).filter(
      (dispute) => (params.charge ?? dispute.charge) === dispute.charge,
    );
    return page('/v1/disputes', found, params);
  });
  endpoint(app, world, 'get', '/v1/disputes/:id', {}, ({ id }) => get(world, 'disputes', id));
}
