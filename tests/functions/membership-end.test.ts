import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { operatorMails } from '../helpers/outgoing-mail.ts';
import {
  buyAndRenew,
  invoiceOf,
  isPremiumMember,
  refundsOfSubscription,
} from '../helpers/renewed-member.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(() => {
  backend.setNow(null);
  backend.control.release();
});
afterAll(() => backend.stop());

const renewedMember = () => buyAndRenew(backend);
const isPremium = (member: TestMember) => isPremiumMember(backend, member);
const refundsOf = (id: string) => refundsOfSubscription(backend, id);
const latestInvoiceOf = (id: string) => invoiceOf(backend, id);

describe('money that went back', () => {
  test('all of it ends access and renewal at once', async () => {
    const { member, id } = await renewedMember();
    backend.control.refund(await latestInvoiceOf(id));
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await isPremium(member)).toBe(false);
  });

  test('a part of it changes the record alone', async () => {
    const { member, id } = await renewedMember();
    const invoice = await latestInvoiceOf(id);
    backend.control.refund(invoice, 5_000);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(true);
    const record = await backend.db.doc(`payments/${invoice}`).get();
    expect(record.data()).toMatchObject({ status: 'succeeded', refunded_cents: 5_000 });
  });

  test('that of the first year does not end the second', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    const first = await latestInvoiceOf(id);
    backend.control.advance(id);
    backend.control.refund(first);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(true);
  });

  test('a lost dispute ends it, an open or won one does not', async () => {
    const { member, id } = await renewedMember();
    const invoice = await latestInvoiceOf(id);
    const dispute = backend.control.dispute(invoice);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(true);
    backend.control.closeDispute(dispute.id, false);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(false);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');

    const lucky = await renewedMember();
    const other = backend.control.dispute(await latestInvoiceOf(lucky.id));
    backend.control.closeDispute(other.id, true);
    await backend.control.settled();
    expect(await isPremium(lucky.member)).toBe(true);
    const record = await backend.db.doc(`payments/${await latestInvoiceOf(lucky.id)}`).get();
    expect(record.get('status')).toBe('succeeded');
  });
});

describe('a lost dispute about a part', () => {
  const lose = async (invoice: string, cents: number) => {
    const { id } = backend.control.dispute(invoice, cents);
    backend.control.closeDispute(id, false);
    await backend.control.settled();
    return id;
  };

  test('ends nothing, and the operator reads that the membership continues', async () => {
    const { member, id } = await renewedMember();
    const invoice = await latestInvoiceOf(id);
    const dispute = await lose(invoice, 1_000);
    expect(await isPremium(member)).toBe(true);
    const subjects = (await operatorMails(backend)).map(({ subject }) => subject);
    expect(subjects).toContain(`Anfechtung über einen Teil verloren (${dispute})`);
    // What is with the bank is not paid back a second time.
    const { refund_cents: due } = await call(backend, 'delete-account', {}, member);
    expect(due).toBeLessThanOrEqual(28_000);
    expect(await refundsOf(id)).toEqual([due]);
  });

  test('ends it when the rest is back already', async () => {
    const { member, id } = await renewedMember();
    const invoice = await latestInvoiceOf(id);
    backend.control.refund(invoice, 28_000);
    await lose(invoice, 1_000);
    expect(await isPremium(member)).toBe(false);
  });
});

describe('a past-due member', () => {
  test('can cancel, which ends it at once and voids what is open', async () => {
    const { member, id } = await renewedMember();
    backend.control.failNextRenewal(id);
    backend.control.advance(id);
    await backend.control.settled();
    const { subscription } = await call(backend, 'cancel-subscription', {}, member);
    expect(subscription.status).toBe('canceled');
    const invoice = await backend.stripe.invoices.retrieve(await latestInvoiceOf(id));
    expect(invoice.status).toBe('void');
  });
});

describe('another subscription of the same customer', () => {
  test('that was sold by hand ends when its customer is deleted, however late that is heard of', async () => {
    const member = await signUp(backend);
    const first = await buy(backend, member);
    await backend.control.settled();
    const { customer, items } = await backend.stripe.subscriptions.retrieve(first);
    backend.control.cancelNow(first);
    await backend.control.settled();
    backend.control.sellByHand({
      customer: String(customer),
      price: items.data[0]?.price.id ?? '',
    });
    await backend.control.settled();
    expect(await isPremium(member)).toBe(true);
    backend.control.hold();
    backend.control.deleteCustomer(String(customer));
    // The member opens the checkout before: there our mapping to the customer is forgotten.
    await post(backend, 'create-checkout-session', { planId: 'community-access' }, member);
    backend.control.release();
    await backend.control.settled();
    expect(await isPremium(member)).toBe(false);
  });

  /** A retainer that the operator sold through Stripe. */
  async function sellRetainer(member: TestMember): Promise<string> {
    const mapping = await backend.db.doc(`stripe_customers/${member.uid}`).get();
    const product = await backend.stripe.products.create({ name: 'Retainer' });
    const price = await backend.stripe.prices.create({
      product: product.id,
      unit_amount: 150_000,
      currency: 'eur',
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
    });
    const session = await backend.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(mapping.get('customer_id')),
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://example.test/',
    });
    await payWithCard(session.url ?? '');
    await backend.control.settled();
    return String((await backend.stripe.checkout.sessions.retrieve(session.id)).subscription);
  }

  test('is neither membership nor in its way, and outlives a deleted account', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    const retainer = await sellRetainer(member);
    backend.control.cancelNow(id);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(false);
    const again = await buy(backend, member);
    await backend.control.settled();
    expect(await isPremium(member)).toBe(true);
    const rows = await backend.db
      .collection('user_subscriptions')
      .where('user_id', '==', member.uid)
      .get();
    expect(rows.docs.map((row) => row.id).sort()).toEqual([id, again].sort());

    await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(again)).status).toBe('canceled');
    expect((await backend.stripe.subscriptions.retrieve(retainer)).status).toBe('active');
    expect(await refundsOf(retainer)).toEqual([]);
  });
});

describe('a deleted account', () => {
  test('in the second year gets what a month’s notice would give back', async () => {
    const { member, id } = await renewedMember();
    const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
    await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await refundsOf(id)).toEqual([offer?.refund_cents]);
  });

  test('is ended by its stored row when its customer is not stored', async () => {
    const { member, id } = await renewedMember();
    await backend.db.doc(`stripe_customers/${member.uid}`).delete();
    await call(backend, 'delete-account', {}, member);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  test('is not deleted while its customer cannot be read', async () => {
    const { member, id } = await renewedMember();
    await backend.db.doc(`stripe_customers/${member.uid}`).set({ customer_id: 7 });
    expect((await post(backend, 'delete-account', {}, member)).status).toBe(500);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect(await isPremium(member)).toBe(true);
  });

  test('is not billed by a renewal that comes after the deletion', async () => {
    const { member, id } = await renewedMember();
    await backend.db
      .doc(`deleted_accounts/${member.uid}`)
      .set({ deleted_at: '2026-01-01T00:00:00.000Z' });
    backend.control.advance(id);
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await refundsOf(id)).toEqual([29_000]);
  });
});
