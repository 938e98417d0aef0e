import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { contractSchema, orderSchema, type Contract, type Order } from '#shared/entities/order.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, signUpAdmin, type TestMember } from '../helpers/api-server-client.ts';
import { buy, openCheckoutPage } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

async function ordersOf({ uid }: TestMember): Promise<Order[]> {
  const rows = await backend.db.collection('orders').where('user_id', '==', uid).get();
  return rows.docs.map((row) => orderSchema.parse(row.data()));
}

async function contractsOf({ uid }: TestMember): Promise<Contract[]> {
  const rows = await backend.db.collection('contracts').where('user_id', '==', uid).get();
  return rows.docs.map((row) => contractSchema.parse(row.data()));
}

/** Texts of the e-mails to an address, the newest ones too. */
async function mailTextsTo(email: string): Promise<string[]> {
  const rows = await backend.db.collection('mail').where('to', 'array-contains', email).get();
  return rows.docs.map((row) => row.get('message.text') as string);
}

describe('an order', () => {
  test('is stored before Stripe is asked for its page', async () => {
    const member = await signUp(backend);
    const atStripe = backend.gate.holdNext(/^POST \/v1\/checkout\/sessions$/);
    const asking = call(
      backend,
      'create-checkout-session',
      { planId: DEFAULT_PLAN_ID, locale: 'de' },
      member,
    );
    const release = await atStripe;
    const [order, ...others] = await ordersOf(member);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      state: 'open',
      locale: 'de',
      plan: { id: DEFAULT_PLAN_ID, price_cents: 29_000, currency: 'EUR' },
      terms: {
        version: dictionary('de').terms.updated,
        hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      },
      withdrawal: { version: '2026-11-24', hash: expect.stringMatching(/^[\da-f]{64}$/) as string },
    });
    expect(order?.facts.map(({ label }) => label)).toContain('Gesamtpreis');
    release();
    await asking;
    expect(await contractsOf(member)).toEqual([]);
  });

  test('lapses with its payment page, and a paid one stays', async () => {
    const member = await signUp(backend);
    await openCheckoutPage(backend, member);
    // The second one closes the page of the first.
    await buy(backend, member);
    await backend.control.settled();
    expect((await ordersOf(member)).map(({ state }) => state).sort()).toEqual(['lapsed', 'paid']);
  });

  test('goes with a deleted account, while its contract stays', async () => {
    const member = await signUp(backend);
    await buy(backend, member);
    await backend.control.settled();
    await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
    expect(await ordersOf(member)).toEqual([]);
    expect(await contractsOf(member)).toHaveLength(1);
  });
});

describe('a contract', () => {
  test('is kept as it was sent, with the texts of its order', async () => {
    const member = await signUp(backend);
    const page = await openCheckoutPage(backend, member);
    const [order] = await ordersOf(member);
    // Between order and payment the terms change: those of the order hold.
    const blocks = [{ heading: 'Terms of the day before' }];
    await backend.db.doc(`orders/${order?.id ?? ''}`).update({ 'terms.blocks': blocks });
    await payWithCard(page);
    await backend.control.settled();
    const [contract, ...others] = await contractsOf(member);
    expect(others).toEqual([]);
    expect(contract).toMatchObject({
      order_id: order?.id,
      ordered_at: order?.ordered_at,
      paid_cents: 29_000,
      terms: { version: order?.terms.version, hash: order?.terms.hash },
      withdrawal: { version: order?.withdrawal.version, hash: order?.withdrawal.hash },
    });
    expect(contract?.mail.text).toContain('Terms of the day before');
    expect(await mailTextsTo(member.email)).toContain(contract?.mail.text);
  });

  test('is sent again as it was sent, not with the texts of today', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    await backend.control.settled();
    await backend.db.doc(`contracts/${id}`).update({ 'mail.text': 'As it was sent.' });
    const admin = await signUpAdmin(backend);
    await call(backend, 'operations', { action: 'resend-contract', uid: member.uid }, admin);
    expect(await mailTextsTo(member.email)).toContain('As it was sent.');
  });

  test('of a membership that was sold by hand is made of what Stripe knows', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    await backend.control.settled();
    const { metadata } = await backend.stripe.subscriptions.retrieve(id);
    await backend.db.doc(`orders/${metadata['order_id'] ?? ''}`).delete();
    await backend.db.doc(`contracts/${id}`).delete();
    await backend.db.doc(`mail_marks/contract-${id}`).delete();
    await call(backend, 'reconcile', {}, member);
    const [contract] = await contractsOf(member);
    expect(contract).toMatchObject({ order_id: null, plan: { price_cents: 29_000 } });
    expect(contract?.mail.text).toContain('€290.00');
  });
});
