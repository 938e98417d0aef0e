import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

const DAY = 86_400;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

/** A customer with a saved card and a subscription, on a clock of their own. */
async function subscribeOnClock() {
  const { stripe, price } = shop;
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000),
  });
  const customer = await stripe.customers.create({
    test_clock: clock.id,
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    metadata: { uid: 'uid-1' },
  });
  return { clock, customer, subscription };
}

describe('test clocks', () => {
  test('renew and end what is due until their new time', async () => {
    const { stripe } = shop;
    const { clock, subscription } = await subscribeOnClock();
    expect(subscription.status).toBe('active');
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + DAY });

    const renewed = await stripe.subscriptions.update(subscription.id, {
      cancel_at: end + 31 * DAY,
    });
    expect(renewed.items.data[0]?.current_period_start).toBe(end);
    expect(renewed.latest_invoice).not.toBe(subscription.latest_invoice);

    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: end + 32 * DAY });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });

  test('take their customers along when they are deleted', async () => {
    const { stripe } = shop;
    const { clock, customer, subscription } = await subscribeOnClock();
    await stripe.testHelpers.testClocks.del(clock.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(stripe.testHelpers.testClocks.retrieve(clock.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  test('begin now and never go back', async () => {
    const { testClocks } = shop.stripe.testHelpers;
    const now = Math.floor(Date.now() / 1000);
    await expect(testClocks.create({ frozen_time: now - DAY })).rejects.toThrow('begin now');
    const clock = await testClocks.create({ frozen_time: now });
    await expect(testClocks.advance(clock.id, { frozen_time: now })).rejects.toThrow('later time');
  });
});

test('a subscription needs a card that is saved', async () => {
  const customer = await shop.stripe.customers.create({ email: 'member@example.test' });
  const items = [{ price: shop.price.id }];
  await expect(shop.stripe.subscriptions.create({ customer: customer.id, items })).rejects.toThrow(
    'no attached payment source',
  );
});

test('another webhook endpoint is kept, with a secret that is shown once', async () => {
  const { webhookEndpoints } = shop.stripe;
  const { id, secret } = await webhookEndpoints.create({
    url: 'https://site.example.test/api/stripe-webhook',
    enabled_events: ['invoice.paid'],
  });
  expect(secret).toMatch(/^whsec_/);
  const { data } = await webhookEndpoints.list();
  expect(data.map((each) => each.id)).toEqual([id, 'we_local']);
  expect(data[0]?.secret).toBeUndefined();
  await webhookEndpoints.del(id);
  expect((await webhookEndpoints.list()).data).toHaveLength(1);
});
