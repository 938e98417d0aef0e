import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { SITE } from '../helpers/api-server-functions.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy, openCheckoutPage } from '../helpers/api-server-purchase.ts';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

async function sessionsOf(member: TestMember) {
  const row = await backend.db.doc(`stripe_customers/${member.uid}`).get();
  const customer = row.get('customer_id') as string;
  const { data } = await backend.stripe.checkout.sessions.list({ customer, limit: 100 });
  return data;
}

async function liveSubscriptionsOf(member: TestMember) {
  const { data } = await backend.stripe.subscriptions.list({ status: 'active', limit: 100 });
  return data.filter(({ metadata }) => metadata['uid'] === member.uid);
}

describe('opening a checkout', () => {
  test('asks Stripe for what the product promises: tax, address, codes, language, e-mail', async () => {
    const member = await signUp(backend);
    await call(
      backend,
      'create-checkout-session',
      { planId: DEFAULT_PLAN_ID, locale: 'de', successUrl: '/de/dashboard?welcome=true' },
      member,
    );
    const [session] = await sessionsOf(member);
    expect(session).toMatchObject({
      mode: 'subscription',
      locale: 'de',
      amount_total: 29_000,
      currency: 'eur',
      allow_promotion_codes: true,
      billing_address_collection: 'required',
      automatic_tax: { enabled: true },
      total_details: { amount_tax: 4_630 },
      tax_id_collection: { enabled: true },
      success_url: `${SITE}/de/dashboard?welcome=true`,
      cancel_url: `${SITE}/de/dashboard?cancelled=true`,
      metadata: { uid: member.uid, plan_id: DEFAULT_PLAN_ID },
    });
    const customer = await backend.stripe.customers.retrieve(String(session?.customer));
    expect(customer).toMatchObject({ email: member.email, metadata: { uid: member.uid } });
    const { data: prices } = await backend.stripe.prices.list({ active: true });
    expect(prices[0]).toMatchObject({ tax_behavior: 'inclusive', unit_amount: 29_000 });
  });

  test('shows the VAT by a tax rate where the account does without Stripe Tax', async () => {
    process.env['STRIPE_TAX_RATE'] = 'txr_german_vat';
    try {
      const member = await signUp(backend);
      const id = await buy(backend, member);
      const [session] = await sessionsOf(member);
      expect(session).toMatchObject({
        automatic_tax: { enabled: false },
        total_details: { amount_tax: 4_630 },
      });
      const { data } = await backend.stripe.invoices.list({ subscription: id });
      expect(data).toMatchObject([{ total: 29_000, total_excluding_tax: 24_370 }]);
    } finally {
      delete process.env['STRIPE_TAX_RATE'];
    }
  });

  test.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    'javascript:alert(1)',
    `${SITE}.evil.example/`,
    'http://user:password@site.example.test/',
  ])('refuses to send the member to %s', async (successUrl) => {
    const member = await signUp(backend);
    const body = { planId: DEFAULT_PLAN_ID, successUrl };
    const response = await post(backend, 'create-checkout-session', body, member);
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid-input' });
  });

  test.each(['no-such-plan', 'a/b', '..', '__all__'])(
    'does not know the plan %s',
    async (planId) => {
      const member = await signUp(backend);
      const response = await post(backend, 'create-checkout-session', { planId }, member);
      expect(await refusal(response)).toEqual({ status: 404, code: 'plan-not-found' });
    },
  );

  test('shows the provider’s own message when Stripe refuses', async () => {
    const member = await signUp(backend);
    backend.gate.refuseNext(/^POST \/v1\/checkout\/sessions/);
    const input = { planId: DEFAULT_PLAN_ID };
    const response = await post(backend, 'create-checkout-session', input, member);
    const body = (await response.json()) as { error: string; code: string };
    expect(response.status).toBe(502);
    expect(body.code).toBe('payment-provider-failed');
    expect(body.error).toBe('No.');
  });

  test.each([
    ['amount', { price_cents: 19_000 }],
    ['currency', { currency: 'CHF' }],
    ['interval', { billing_interval: 'monthly' }],
    ['price that Stripe does not have', { stripe_price_id: 'price_unknown' }],
  ])('is refused when the plan has another %s than Stripe', async (_, change) => {
    const member = await signUp(backend);
    const plan = (await backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).get()).data();
    await backend.db.doc('pricing_plans/careless').set({ ...plan, id: 'careless', ...change });
    const asked = backend.gate.requests.length;
    const input = { planId: 'careless' };
    const response = await post(backend, 'create-checkout-session', input, member);
    expect(await refusal(response)).toEqual({ status: 409, code: 'price-differs' });
    const requests = backend.gate.requests.slice(asked);
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    await backend.db.doc('pricing_plans/careless').delete();
  });

  test('is refused when the order showed another price, and nothing is stored', async () => {
    const member = await signUp(backend);
    const input = { planId: DEFAULT_PLAN_ID, priceCents: 2_700 };
    const response = await post(backend, 'create-checkout-session', input, member);
    expect(await refusal(response)).toEqual({ status: 409, code: 'price-changed' });
    const orders = backend.db.collection('orders').where('user_id', '==', member.uid);
    expect((await orders.get()).size).toBe(0);
    const again = { ...input, priceCents: 29_000 };
    expect((await post(backend, 'create-checkout-session', again, member)).status).toBe(200);
  });

  test('is refused when the price was switched off at Stripe', async () => {
    const member = await signUp(backend);
    const plan = await backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).get();
    const price = String(plan.get('stripe_price_id'));
    await backend.stripe.prices.update(price, { active: false });
    const input = { planId: DEFAULT_PLAN_ID };
    const response = await post(backend, 'create-checkout-session', input, member);
    await backend.stripe.prices.update(price, { active: true });
    expect(await refusal(response)).toEqual({ status: 409, code: 'price-differs' });
  });

  test('makes one customer for calls at the same moment', async () => {
    const member = await signUp(backend);
    await Promise.all([1, 2, 3].map(() => openCheckoutPage(backend, member)));
    const { data } = await backend.stripe.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata['uid'] === member.uid)).toHaveLength(1);
  });
});

describe('one living subscription per member', () => {
  test('refuses a second checkout, also before the webhook of the first arrives', async () => {
    const member = await signUp(backend);
    backend.control.hold();
    await buy(backend, member);
    const body = { planId: DEFAULT_PLAN_ID };
    const response = await post(backend, 'create-checkout-session', body, member);
    expect(await refusal(response)).toEqual({ status: 409, code: 'already-subscribed' });
    backend.control.release();
    await backend.control.settled();
  });

  test('lets a member whose subscription ended buy again', async () => {
    const member = await signUp(backend);
    backend.control.cancelNow(await buy(backend, member));
    await buy(backend, member);
    expect(await liveSubscriptionsOf(member)).toHaveLength(1);
  });

  test('closes the first tab’s payment page when a second one opens', async () => {
    const member = await signUp(backend);
    const first = await openCheckoutPage(backend, member);
    const second = await openCheckoutPage(backend, member);
    expect((await payWithCard(first)).status).toBe(409);
    expect((await payWithCard(second)).status).toBe(303);
    expect(await liveSubscriptionsOf(member)).toHaveLength(1);
  });

  test('leaves one open page when two tabs ask at the same moment', async () => {
    const member = await signUp(backend);
    // Neither has heard that its session exists before the other's does too.
    const created = [1, 2].map(() => backend.gate.holdNext(/^POST \/v1\/checkout\/sessions$/));
    const asking = [1, 2].map(() => openCheckoutPage(backend, member));
    for (const release of await Promise.all(created)) release();
    const pages = await Promise.all(asking);
    expect(new Set(pages).size).toBe(1);
    const open = (await sessionsOf(member)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
  });

  test('refuses when the other tab pays while this one is asking', async () => {
    const member = await signUp(backend);
    const first = await openCheckoutPage(backend, member);
    // The second tab has seen that nothing is bought and no page is open; then the first one pays.
    const atSessions = backend.gate.holdNext(/^GET \/v1\/checkout\/sessions\?/);
    const asking = post(backend, 'create-checkout-session', { planId: DEFAULT_PLAN_ID }, member);
    const release = await atSessions;
    await payWithCard(first);
    release();
    expect(await refusal(await asking)).toEqual({ status: 409, code: 'already-subscribed' });
    expect(await liveSubscriptionsOf(member)).toHaveLength(1);
  });

  test('refunds and ends the later one when two were paid nevertheless', async () => {
    const member = await signUp(backend);
    const firstId = await buy(backend, member);
    const first = await backend.stripe.subscriptions.retrieve(firstId);
    const session = await backend.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(first.customer),
      line_items: [{ price: first.items.data[0]?.price.id ?? '', quantity: 1 }],
      success_url: SITE,
      subscription_data: { metadata: { uid: member.uid, plan_id: DEFAULT_PLAN_ID } },
    });
    await payWithCard(session.url ?? '');
    await backend.control.settled();

    const live = await liveSubscriptionsOf(member);
    expect(live).toHaveLength(1);
    const rows = await backend.db.collection('payments').where('user_id', '==', member.uid).get();
    const statusOf = (isKept: boolean) =>
      rows.docs
        .filter((row) => (row.get('subscription_id') === live[0]?.id) === isKept)
        .map((row) => row.get('status') as string);
    expect(statusOf(true)).toEqual(['succeeded']);
    expect(statusOf(false)).toEqual(['refunded']);
    const { subscription } = await call(backend, 'me', {}, member);
    expect(subscription).toMatchObject({ is_premium: true, stripe_subscription_id: live[0]?.id });
  });
});
