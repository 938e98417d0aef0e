import type { Hono } from 'hono';
import { z } from 'zod';
import { createCustomer } from '../billing/customers.ts';
import { endpoint } from '../endpoint.ts';
import { emit } from '../events.ts';
import { page } from '../lists.ts';
import { get, getCustomer } from '../lookup.ts';
import { listing, mergeMetadata, metadata, text } from '../params.ts';
import type { World } from '../world.ts';

const fields = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata: metadata.optional(),
};

/** `/v1/customers` (docs.stripe.com/api/customers). */
export function customers(app: Hono, world: World): void {
  const living = () =>
    Object.values(world.state.tables.customers).filter((customer) => !customer.deleted);

  endpoint(app, world, 'post', '/v1/customers', fields, ({ params }) =>
    createCustomer(world, {
      email: params.email,
      name: params.name,
      metadata: mergeMetadata({}, params.metadata),
    }),
  );
  endpoint(app, world, 'get', '/v1/customers', { ...listing, email: text.optional() }, (call) => {
    const { email } = call.params;
    const found = living().filter((customer) => email === undefined || customer.email === email);
    return page('/v1/customers', found, call.params);
  });
  endpoint(app, world, 'get', '/v1/customers/:id', {}, ({ id }) => get(world, 'customers', id));
  endpoint(app, world, 'post', '/v1/customers/:id', fields, ({ params, id }) => {
    const customer = getCustomer(world, id);
    const previous = { ...customer };
    customer.email = params.email ?? customer.email;
    customer.name = params.name ?? customer.name ?? null;
    customer.metadata = mergeMetadata(customer.metadata, params.metadata);
    emit(world, 'customer.updated', customer, { previous });
    return customer;
  });
}
