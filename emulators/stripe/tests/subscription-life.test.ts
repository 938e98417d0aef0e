import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf, openShop, subscribe, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const read = (id: string) => shop.stripe.subscriptions.retrieve(id);

function periodEnd(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

/** Event types about one object, oldest first. */
function eventsAbout(id: string): string[] {
  return shop.control
    .events()
    .filter(({ data }) => (data.object as { id: string }).id === id)
    .map(({ type }) => type);
}

describe('canceling', () => {
  test('at the period end keeps access until then, then ends with a deleted event', async () => {
    const { id } = await subscribe(shop);
    const canceled = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(canceled.cancel_at).toBe(periodEnd(canceled));
    shop.control.advance(id);
    const ended = await read(id);
    expect(ended.status).toBe('canceled');
    expect(ended.ended_at).toBe(periodEnd(canceled));
    expect(eventsAbout(id).at(-1)).toBe('customer.subscription.deleted');
  });

  test('can be taken back before the period ends', async () => {
    const { id } = await subscribe(shop);
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    shop.control.advance(id);
    expect(await read(id)).toMatchObject({ status: 'active', cancel_at: null });
  });

  test('at once ends it now, and a second time there is nothing to cancel', async () => {
    const { id } = await subscribe(shop);
    const canceled = await shop.stripe.subscriptions.cancel(id);
    expect(canceled.status).toBe('canceled');
    expect(canceled.ended_at).not.toBeNull();
    await expect(shop.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  test('a deleted customer loses its subscription and cannot be updated', async () => {
    const subscription = await subscribe(shop);
    const customer = subscription.customer as string;
    shop.control.deleteCustomer(customer);
    expect(await read(subscription.id)).toMatchObject({ status: 'canceled' });
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(eventsAbout(customer).at(-1)).toBe('customer.deleted');
    await expect(shop.stripe.customers.update(customer, { name: 'X' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('renewing', () => {
  test('begins the next period with a second paid invoice', async () => {
    const first = await subscribe(shop);
    shop.control.advance(first.id);
    const renewed = await read(first.id);
    expect(renewed.items.data[0]?.current_period_start).toBe(periodEnd(first));
    expect(periodEnd(renewed)).toBeGreaterThan(periodEnd(first));
    const invoices = await shop.stripe.invoices.list({ subscription: first.id });
    expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
  });

  test('old events keep what was true when they happened', async () => {
    const { id } = await subscribe(shop);
    shop.control.advance(id);
    shop.control.cancelNow(id);
    const statuses = shop.control
      .events()
      .map(({ data }) => data.object as Stripe.Subscription)
      .filter((object) => object.id === id)
      .map(({ status }) => status);
    expect(statuses).toEqual(['incomplete', 'active', 'active', 'canceled']);
  });

  test.each([
    ['paid', 'active', 'paid'],
    ['unpaid', 'unpaid', 'open'],
    ['canceled', 'canceled', 'void'],
  ] as const)(
    'a declined renewal is past due and ends %s',
    async (outcome, status, invoiceStatus) => {
      const { id } = await subscribe(shop);
      shop.control.failNextRenewal(id);
      shop.control.advance(id);
      expect(await read(id)).toMatchObject({ status: 'past_due' });
      shop.control.endDunning(id, outcome);
      const ended = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
      expect(ended).toMatchObject({ status, latest_invoice: { status: invoiceStatus } });
      const [failed] = eventsOf(shop, 'invoice.payment_failed');
      expect(failed?.data.object).toMatchObject({ status: 'open', attempt_count: 1 });
    },
  );

  test('the card that only declines renewals pays the first time', async () => {
    const { id, status } = await subscribe(shop, '4000 0000 0000 0341');
    expect(status).toBe('active');
    shop.control.advance(id);
    expect(await read(id)).toMatchObject({ status: 'past_due' });
  });

  test('a paused subscription does not renew until it is resumed', async () => {
    const { id } = await subscribe(shop);
    shop.control.pause(id);
    expect(await read(id)).toMatchObject({ status: 'paused' });
    expect(() => shop.control.advance(id)).toThrow('is paused');
    shop.control.resume(id);
    expect(await read(id)).toMatchObject({ status: 'active' });
    expect(eventsAbout(id)).toEqual(
      expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
    );
  });

  test('time only moves forward on one subscription’s clock', async () => {
    const { id } = await subscribe(shop);
    shop.control.advance(id);
    shop.control.advance(id);
    const times = shop.control
      .events()
      .filter(({ data }) => (data.object as { id: string }).id === id)
      .map(({ created }) => created);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

describe('money back', () => {
  /** The way from a charge to its invoice in API versions that keep no invoice on the charge. */
  async function invoiceOf(intent: string): Promise<unknown> {
    const payments = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    return payments.data[0]?.invoice;
  }

  test('a refund names the payment by which its invoice is found', async () => {
    const { latest_invoice: invoice } = await subscribe(shop);
    const refund = shop.control.refund(invoice as string, 10_000);
    expect(await invoiceOf(refund.payment_intent as string)).toBe(invoice);
    shop.control.refund(invoice as string);
    const charges = eventsOf(shop, 'charge.refunded').map(
      ({ data }) => data.object as Stripe.Charge,
    );
    expect(charges.map(({ amount_refunded, refunded }) => [amount_refunded, refunded])).toEqual([
      [29_000, true],
      [10_000, false],
    ]);
    expect(await invoiceOf(charges[0]?.payment_intent as string)).toBe(invoice);
    expect(() => shop.control.refund(invoice as string)).toThrow('already been refunded');
  });

  test('a dispute opens and closes, and names the payment too', async () => {
    const { latest_invoice: invoice } = await subscribe(shop);
    const dispute = shop.control.dispute(invoice as string);
    expect(await invoiceOf(dispute.payment_intent as string)).toBe(invoice);
    shop.control.closeDispute(dispute.id, true);
    const statusIn = (type: string) =>
      eventsOf(shop, type).map(({ data }) => (data.object as Stripe.Dispute).status);
    expect(statusIn('charge.dispute.created')).toEqual(['needs_response']);
    expect(statusIn('charge.dispute.closed')).toEqual(['won']);
  });

  test('a dispute can be about a part of a payment', async () => {
    const { latest_invoice: invoice } = await subscribe(shop);
    const { id } = shop.control.dispute(invoice as string, 1_000);
    expect(await shop.stripe.disputes.retrieve(id)).toMatchObject({ amount: 1_000 });
  });
});
