import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf, openCheckout, openShop, stripeClient, subscribe, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

describe('the API', () => {
  test('refuses a wrong key', async () => {
    const unauthorised = stripeClient(shop.port, 'sk_test_wrong');
    await expect(unauthorised.customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  test('refuses another API version than the SDK’s', async () => {
    await expect(shop.stripe.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toThrow(
      'API version',
    );
  });

  test('names an object that does not exist', async () => {
    await expect(shop.stripe.subscriptions.retrieve('sub_nope')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such subscription: 'sub_nope'",
    });
  });

  test('names an unknown, a missing and a bad parameter', async () => {
    const { customers, checkout } = shop.stripe;
    await expect(
      customers.create({ e_mail: 'x' } as Stripe.CustomerCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'e_mail' });
    await expect(
      checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: shop.price.id, quantity: 1 }],
      }),
    ).rejects.toMatchObject({ code: 'parameter_missing', param: 'success_url' });
    await expect(customers.list({ limit: 1_000 })).rejects.toMatchObject({ param: 'limit' });
  });

  test('answers 404 for what it does not know', async () => {
    await expect(shop.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test('gives the same customer for the same idempotency key', async () => {
    const create = (email: string) =>
      shop.stripe.customers.create({ email }, { idempotencyKey: 'customer-uid-7' });
    const [first, again] = await Promise.all([create('x@example.test'), create('x@example.test')]);
    expect(again.id).toBe(first.id);
    await expect(create('other@example.test')).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
    const found = await shop.stripe.customers.list({ email: 'x@example.test' });
    expect(found.data).toHaveLength(1);
  });

  test('an idempotency key of a refused request can be used again', async () => {
    const options = { idempotencyKey: 'refused-once' };
    const bad = shop.stripe.prices.create({ currency: 'eur', product: 'prod_nope' }, options);
    await expect(bad).rejects.toMatchObject({ statusCode: 400 });
    const customer = await shop.stripe.customers.create({ email: 'y@example.test' }, options);
    expect(customer.email).toBe('y@example.test');
  });

  test('merges metadata and removes keys that are emptied', async () => {
    const { id } = await shop.stripe.customers.create({ metadata: { uid: '1', plan: 'a' } });
    const updated = await shop.stripe.customers.update(id, { metadata: { plan: '', tier: 'b' } });
    expect(updated.metadata).toEqual({ uid: '1', tier: 'b' });
    const [event] = eventsOf(shop, 'customer.updated');
    expect(event?.data.previous_attributes).toEqual({
      metadata: { uid: '1', plan: 'a' },
    });
  });

  test('pages through a list, newest first', async () => {
    const created: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      const { id } = await shop.stripe.customers.create({ email: 'pages@example.test' });
      created.unshift(id);
    }
    const listed: string[] = [];
    const pages = shop.stripe.customers.list({ email: 'pages@example.test', limit: 3 });
    for await (const { id } of pages) listed.push(id);
    expect(listed).toEqual(created);
  });

  test('finds prices by lookup key', async () => {
    const { data } = await shop.stripe.prices.list({ lookup_keys: ['community-year'] });
    expect(data.map(({ id }) => id)).toEqual([shop.price.id]);
  });

  test('a lookup key belongs to one price until it is transferred', async () => {
    const create = (transfer: boolean) =>
      shop.stripe.prices.create({
        product: shop.price.product as string,
        currency: 'eur',
        unit_amount: 100,
        lookup_key: 'moving',
        transfer_lookup_key: transfer,
      });
    await create(false);
    await expect(create(false)).rejects.toMatchObject({ param: 'lookup_key' });
    const owner = await create(true);
    const { data } = await shop.stripe.prices.list({ lookup_keys: ['moving'] });
    expect(data.map(({ id }) => id)).toEqual([owner.id]);
  });

  test('expands ids, at most four levels deep', async () => {
    const { latest_invoice: invoice } = await subscribe(shop);
    const read = (expand: string[]) => shop.stripe.invoices.retrieve(invoice as string, { expand });
    const { payments } = await read(['payments.data.payment.payment_intent']);
    expect(payments?.data).toMatchObject([
      { status: 'paid', amount_paid: 29_000, payment: { payment_intent: { status: 'succeeded' } } },
    ]);
    await expect(read(['payments.data.payment.payment_intent.latest_charge'])).rejects.toThrow(
      'more than 4 levels',
    );
    await expect(read(['nonsense'])).rejects.toThrow('cannot be expanded');
  });

  test('keeps Checkout’s rules between parameters', async () => {
    await expect(openCheckout(shop, { customer_email: 'a@example.test' })).rejects.toThrow(
      'only specify one of these parameters',
    );
    await expect(
      openCheckout(shop, {
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto' },
      }),
    ).rejects.toThrow('customer_update[name]');
    await expect(openCheckout(shop, { customer_update: { name: 'auto' } })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    const twice = { subscription_data: { default_tax_rates: ['txr_1'] } };
    await expect(openCheckout(shop, twice)).rejects.toThrow('automatic_tax[enabled]');
    await expect(openCheckout(shop, { expires_at: 1 })).rejects.toMatchObject({
      param: 'expires_at',
    });
  });
});
