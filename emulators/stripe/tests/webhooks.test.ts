import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openShop, startReceiver, subscribe, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  await shop.control.settled();
  shop.receiver.received.length = 0;
});
afterEach(() => shop.stop());

const newCustomer = () => shop.stripe.customers.create({ email: 'a@example.test' });
const arrivedIds = () => shop.receiver.received.map(({ id }) => id);

describe('webhook deliveries', () => {
  test('are tried again after a 500 until they are taken', async () => {
    shop.receiver.answerNext(500, 503);
    await newCustomer();
    await shop.control.settled();
    expect(shop.receiver.received).toHaveLength(1);
    const statuses = shop.control.attempts().map(({ status }) => status);
    expect(statuses.slice(-3)).toEqual([500, 503, 200]);
    expect(shop.control.events().at(-1)?.pending_webhooks).toBe(0);
  });

  test('reach an endpoint that was dead and comes back', async () => {
    const { port } = shop.receiver;
    await shop.receiver.stop();
    await newCustomer();
    await expect
      .poll(() => shop.control.attempts().filter(({ status }) => status === null).length)
      .toBeGreaterThan(0);
    shop.receiver = await startReceiver(port);
    await shop.control.settled();
    expect(shop.receiver.received.map(({ type }) => type)).toEqual(['customer.created']);
  });

  test('a receiver with another secret rejects every one', async () => {
    const { port } = shop.receiver;
    await shop.receiver.stop();
    shop.receiver = await startReceiver(port, 'whsec_of_somebody_else');
    await newCustomer();
    await expect.poll(() => shop.receiver.rejected).toBeGreaterThan(0);
    expect(shop.receiver.received).toEqual([]);
  });

  test('lost ones come with a retry', async () => {
    shop.control.drop(1);
    await newCustomer();
    await shop.control.settled();
    expect(arrivedIds()).toHaveLength(1);
    expect(shop.control.attempts().at(-2)?.status).toBeNull();
  });

  test('are kept back while held and come after release', async () => {
    shop.control.hold();
    await newCustomer();
    await shop.control.settled();
    expect(shop.receiver.received).toEqual([]);
    shop.control.release();
    await shop.control.settled();
    expect(shop.receiver.received).toHaveLength(1);
  });

  test('can be listed by type and time, also while they are held', async () => {
    shop.control.hold();
    await subscribe(shop);
    const types = ['customer.created', 'invoice.paid'];
    const { data } = await shop.stripe.events.list({ types, limit: 100 });
    expect(data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
    const later = { created: { gte: Math.floor(Date.now() / 1_000) + 60 } };
    expect((await shop.stripe.events.list(later)).data).toEqual([]);
  });

  test('an event can be replayed as it was', async () => {
    await newCustomer();
    await shop.control.settled();
    const [first] = shop.receiver.received;
    shop.control.replay(first?.id ?? '');
    await shop.control.settled();
    expect(shop.receiver.received).toEqual([first, first]);
  });

  test('a list goes out in exactly its order, duplicates included', async () => {
    shop.control.hold();
    await subscribe(shop);
    const ids = shop.control.events().map(({ id }) => id);
    const shuffled = [...ids.toReversed(), ...ids.slice(0, 3)];
    const outcomes = await shop.control.deliver(shuffled);
    expect(arrivedIds()).toEqual(shuffled);
    expect(outcomes.every(({ taken, tries }) => taken && tries === 1)).toBe(true);
  });

  test('a list can go out several at a time and insist on failures', async () => {
    shop.control.hold();
    await subscribe(shop);
    const ids = shop.control.events().flatMap(({ id }) => [id, id, id]);
    shop.receiver.answerNext(500, 500, 500);
    const outcomes = await shop.control.deliver(ids, { concurrency: 8, tries: 5 });
    expect(arrivedIds().toSorted()).toEqual(ids.toSorted());
    expect(outcomes.reduce((sum, { tries }) => sum + tries, 0)).toBe(ids.length + 3);
  });
});
