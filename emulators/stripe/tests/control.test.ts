import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startStripe } from '../server.ts';
import { openShop, stripeClient, subscribe, typesOf, type Shop } from './shop.ts';

let shop: Shop;
afterEach(() => shop.stop());

async function send(call: string, body: unknown = {}): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${shop.origin}/_local/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

async function stateFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'local-stripe-')), 'state', 'stripe.json');
}

describe('control over HTTP', () => {
  test('drives a subscription through its life', async () => {
    shop = await openShop();
    const { id: subscription, latest_invoice: invoice } = await subscribe(shop);
    await send('fail-next-renewal', { subscription });
    const advanced = await send('advance', { subscription });
    expect(advanced.json).toMatchObject({ status: 'past_due' });
    const ended = await send('end-dunning', { subscription, outcome: 'canceled' });
    expect(ended.json).toMatchObject({ status: 'canceled' });
    const refunded = await send('refund', { invoice });
    expect(refunded.json).toMatchObject({ object: 'refund', amount: 29_000 });
    const refund = (refunded.json as { id: string }).id;
    expect((await send('fail-refund', { refund })).json).toMatchObject({ status: 'failed' });
    expect((await shop.stripe.refunds.retrieve(refund)).status).toBe('failed');
  });

  test.each([
    [true, 'active', 'paid'],
    [false, 'past_due', 'open'],
  ])(
    'sells by hand with a payment that takes days (arrives: %s)',
    async (arrives, status, paid) => {
      shop = await openShop();
      const { customer, items } = await subscribe(shop);
      const price = items.data[0]?.price.id;
      const sold = await send('sell-by-hand', { customer, price, delayed: true });
      expect(sold.json).toMatchObject({ status: 'active', metadata: {} });
      const { id, latest_invoice: invoice } = sold.json as { id: string; latest_invoice: string };
      const waiting = await shop.stripe.invoices.retrieve(invoice, { expand: ['payments'] });
      expect(waiting.status).toBe('open');
      const intent = String(waiting.payments?.data[0]?.payment.payment_intent);
      const expanded = await shop.stripe.paymentIntents.retrieve(intent, {
        expand: ['latest_charge'],
      });
      expect(expanded.latest_charge).toBeNull();
      await send('settle-payment', { subscription: id, arrives });
      expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe(status);
      expect((await shop.stripe.invoices.retrieve(invoice)).status).toBe(paid);
    },
  );

  test('holds, lists and sends events', async () => {
    shop = await openShop();
    await send('settled');
    shop.receiver.received.length = 0;
    await send('hold');
    await subscribe(shop);
    const listed = await fetch(`${shop.origin}/_local/events`);
    const events = ((await listed.json()) as { id: string; pending_webhooks: number }[]).filter(
      (event) => event.pending_webhooks > 0,
    );
    const ids = events.map(({ id }) => id);
    await send('deliver', { events: ids.toReversed() });
    expect(shop.receiver.received.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('answers 400 for a bad body and 404 for what it does not know', async () => {
    shop = await openShop();
    expect((await send('advance', { subscripton: 'x' })).status).toBe(400);
    expect((await send('advance', { subscription: 'sub_nope' })).status).toBe(404);
    expect((await send('make-coffee')).status).toBe(404);
  });

  test('reset forgets everything', async () => {
    shop = await openShop();
    const { id } = await subscribe(shop);
    await send('reset');
    await expect(shop.stripe.subscriptions.retrieve(id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect(shop.control.events()).toEqual([]);
  });
});

describe('state on disk', () => {
  test('a restart keeps the objects and delivers what was still owed', async () => {
    const path = await stateFile();
    shop = await openShop({ stateFile: path });
    await shop.control.settled();
    shop.control.hold();
    const { id } = await subscribe(shop);
    shop.receiver.received.length = 0;
    const { webhook, apiKey } = shop;
    await shop.stopStripe();

    const again = await startStripe({
      host: '127.0.0.1',
      port: 0,
      ...webhook,
      apiKey,
      taxPercent: 19,
      stateFile: path,
    });
    await again.control.settled();
    const kept = await stripeClient(again.port).subscriptions.retrieve(id);
    await again.stop();
    expect(kept.status).toBe('active');
    expect(shop.receiver.received.map(({ type }) => type)).toContain('invoice.paid');
  });

  test('a saved state can be brought back, with what it owed the endpoint', async () => {
    const path = await stateFile();
    shop = await openShop();
    await shop.control.settled();
    shop.receiver.received.length = 0;
    shop.control.hold();
    const { id } = await subscribe(shop);
    await shop.control.save(path);
    await shop.stripe.subscriptions.cancel(id);
    await shop.control.restore(path);
    expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await shop.control.settled();
    const types = typesOf(shop.receiver);
    expect(types).toContain('customer.subscription.created');
    expect(types).not.toContain('customer.subscription.deleted');
    await expect(shop.control.restore(`${path}.missing`)).rejects.toThrow('no state file');
  });
});
