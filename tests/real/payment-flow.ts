import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callStripe, STRIPE_API_VERSION } from '#functions/gateways/stripe.ts';
import { findStripeCustomer } from '#functions/stores/stripe-customers.ts';
import { planWithPrice } from '#functions/usecases/plan-price.ts';
import { ANNUAL_PRICE_CENTS, type PricingPlan } from '#shared/entities/plan.ts';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { call, post, refusal, request, signUp } from '../helpers/api-server-client.ts';
import { startFunctions, type Functions } from '../helpers/api-server-functions.ts';
import { refundsOfSubscription } from '../helpers/renewed-member.ts';
import { createCleanUp } from './clean-up.ts';
import { memberOnClock } from './clock-member.ts';

/** Seconds. Stripe leaves a renewal's invoice open for an hour, for days while a webhook fails. */
const UNTIL_PAID = 4 * 86_400;

/**
 * The functions against the Stripe that STRIPE_SECRET_KEY and STRIPE_API_BASE name: itself in test
 * mode, or the emulator, which proves these tests.
 */
export function paymentFlow(): void {
  const cleanUp = createCleanUp();
  let functions: Functions;
  let plan: PricingPlan;

  beforeAll(async () => {
    functions = await startFunctions();
    // The product and its price stay: they are what a deployment on this account has, made once.
    ({ plan } = await call(functions, 'initialize-pricing-plan', {}));
  });
  afterEach(() => functions.setNow(null));
  afterAll(async () => {
    await cleanUp.run();
    await functions.stop();
  });

  const refundsOf = (id: string) => callStripe((stripe) => refundsOfSubscription({ stripe }, id));

  test('the plan has one price at Stripe, which is found again', async () => {
    const price = await callStripe((stripe) => stripe.prices.retrieve(plan.stripe_price_id ?? ''));
    expect(price).toMatchObject({
      active: true,
      currency: 'eur',
      unit_amount: ANNUAL_PRICE_CENTS,
      tax_behavior: 'inclusive',
      recurring: { interval: 'year', interval_count: 1 },
    });
    expect(await planWithPrice()).toMatchObject({ stripe_price_id: price.id });
    expect(price.lastResponse.apiVersion).toBe(STRIPE_API_VERSION);
  });

  test('the checkout is taken as we ask for it, and one at a time stays open', async () => {
    const member = await signUp(functions);
    const order = { planId: plan.id, locale: 'de' };
    await call(functions, 'create-checkout-session', order, member);
    const customer = (await findStripeCustomer(member.uid))?.customer_id ?? '';
    cleanUp.later(() => callStripe((stripe) => stripe.customers.del(customer)));
    const { url } = await call(functions, 'create-checkout-session', order, member);

    const sessions = () =>
      callStripe((stripe) => stripe.checkout.sessions.list({ customer, status: 'open' }));
    const { data: open } = await sessions();
    expect(open).toHaveLength(1);
    expect(open[0]).toMatchObject({
      url,
      mode: 'subscription',
      amount_total: ANNUAL_PRICE_CENTS,
      client_reference_id: member.uid,
      locale: 'de',
      consent_collection: { terms_of_service: 'required' },
      tax_id_collection: { enabled: true },
    });

    await call(functions, 'delete-account', {}, member);
    expect((await sessions()).data).toEqual([]);
  });

  describe('a member who has paid', () => {
    test('is premium, has a portal, and gets everything back on withdrawal', async () => {
      const { member, subscription } = await memberOnClock(functions, plan, cleanUp);
      const paid = await call(functions, 'reconcile', {}, member);
      expect(paid.subscription).toMatchObject({ is_premium: true, status: 'active' });
      const portal = await call(functions, 'billing-portal', { returnTo: 'dashboard' }, member);
      expect(portal.url).toMatch(/^http/);

      const ended = await call(functions, 'cancel-subscription', { immediate: true }, member);
      expect(ended.subscription).toMatchObject({ is_premium: false, status: 'canceled' });
      expect(await refundsOf(subscription.id)).toEqual([ANNUAL_PRICE_CENTS]);
      const records = await functions.db
        .collection('payments')
        .where('user_id', '==', member.uid)
        .get();
      expect(records.docs.map((row) => row.get('status') as unknown)).toEqual(['refunded']);
    });

    test('renews after a year and can end in a month, with the rest back', async () => {
      const { member, subscription, advanceTo } = await memberOnClock(functions, plan, cleanUp);
      await call(functions, 'cancel-subscription', {}, member);
      const kept = await call(functions, 'resume-subscription', {}, member);
      expect(kept.subscription.cancel_at_period_end).toBe(false);

      const renewal = subscription.items.data[0]?.current_period_end ?? 0;
      await advanceTo(renewal + UNTIL_PAID);
      const renewed = await call(functions, 'reconcile', {}, member);
      expect(renewed.subscription?.is_premium).toBe(true);
      const nextEnd = Date.parse(renewed.subscription?.current_period_end ?? '') / 1_000;
      expect(nextEnd).toBeGreaterThan(renewal + UNTIL_PAID);
      const offer = renewed.subscription?.notice;
      expect(offer?.refund_cents).toBeGreaterThan(ANNUAL_PRICE_CENTS / 2);

      const ending = await call(functions, 'cancel-subscription', { notice: true }, member);
      expect(ending.subscription.ends_at?.slice(0, 19)).toBe(offer?.ends_at.slice(0, 19));
      expect(await refundsOf(subscription.id)).toEqual([offer?.refund_cents]);
      const again = await post(functions, 'resume-subscription', {}, member);
      expect((await refusal(again)).code).toBe('notice-given');
    });
  });

  test('an endpoint takes our events in our version, and its secret signs what we apply', async () => {
    const endpoint = await callStripe((stripe) =>
      stripe.webhookEndpoints.create({
        // No server listens there; the endpoint is removed in a moment.
        url: 'https://example.com/api/stripe-webhook',
        enabled_events: [...STRIPE_EVENTS],
        api_version: STRIPE_API_VERSION,
      }),
    );
    await callStripe((stripe) => stripe.webhookEndpoints.del(endpoint.id));
    process.env['STRIPE_WEBHOOK_SECRET'] = endpoint.secret;

    const { subscription } = await memberOnClock(functions, plan, cleanUp);
    const row = () => functions.db.doc(`user_subscriptions/${subscription.id}`).get();
    const payload = JSON.stringify({
      id: `evt_${subscription.id}`,
      object: 'event',
      type: 'customer.subscription.created',
      data: { object: { id: subscription.id } },
    });
    const deliver = async (secret: string) => {
      const signature = await callStripe((stripe) =>
        stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }),
      );
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return request(functions, 'stripe-webhook', { method: 'POST', headers, body: payload });
    };
    expect((await deliver('whsec_of_somebody_else')).status).toBe(400);
    expect((await row()).exists).toBe(false);
    expect((await deliver(endpoint.secret ?? '')).status).toBe(200);
    expect((await row()).get('status')).toBe('active');
  });
}
