import type { Hono } from 'hono';
import { z } from 'zod';
import { createCustomer, deleteCustomer } from '../billing/customers.ts';
import { attachTestCard } from '../billing/payment-methods.ts';
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

/** The only payment method that a customer can be made with: Stripe's test card that pays. */
const testCard = z.literal('pm_card_visa');
const onlyNew = {
  invoice_settings: z.strictObject({ default_payment_method: testCard }).optional(),
  payment_method: testCard.optional(),
  test_clock: text.optional(),
};

/** `/v1/customers` (docs.stripe.com/api/customers). */
export function customers(app: Hono, world: World): void {
  const living = () =>
    Object.values(world.state.tables.customers).filter((customer) => !customer.deleted);

  endpoint(app, world, 'post', '/v1/customers', { ...fields, ...onlyNew }, ({ params }) => {
    const { email, name, test_clock: testClock } = params;
    if (testClock !== undefined) get(world, 'testClocks', testClock, 'test_clock');
    const metadata = mergeMetadata({}, params.metadata);
    const customer = createCustomer(world, { email, name, metadata, testClock });
    if (params.payment_method !== undefined) attachTestCard(world, customer);
    return customer;
  });
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
  endpoint(app, world, 'delete', '/v1/customers/:id', {}, ({ id }) =>
    deleteCustomer(world, getCustomer(world, id)),
  );
}
