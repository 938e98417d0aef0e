import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { expectStoredLikeStripe } from '../helpers/api-server-truth.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

/** A member who has paid, after the webhook. */
async function premiumMember() {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

describe('returning from checkout', () => {
  test('makes the member premium at once while the webhook is out', async () => {
    const member = await signUp(backend);
    backend.control.hold();
    const id = await buy(backend, member);
    expect((await call(backend, 'me', {}, member)).subscription).toBeNull();

    const { subscription } = await call(backend, 'reconcile', {}, member);
    expect(subscription).toMatchObject({
      is_premium: true,
      status: 'active',
      stripe_subscription_id: id,
      plan_name: 'Community Access',
      plan_price_cents: 29_000,
      plan_currency: 'EUR',
      billing_interval: 'year',
    });
    await expectStoredLikeStripe(backend, member);

    expect((await post(backend, 'prompts', {}, member)).status).toBe(200);
    backend.control.release();
    await backend.control.settled();
    await expectStoredLikeStripe(backend, member);
  });

  test('answers with what is stored when Stripe cannot be asked', async () => {
    const { member } = await premiumMember();
    const undo = backend.gate.breakAll(/./);
    const { subscription } = await call(backend, 'reconcile', {}, member);
    undo();
    expect(subscription?.is_premium).toBe(true);
  });
});

describe('cancelling', () => {
  test('at period end keeps premium until the period is over, then ends it', async () => {
    const { member, id } = await premiumMember();
    const { subscription } = await call(backend, 'cancel-subscription', {}, member);
    expect(subscription).toMatchObject({
      is_premium: true,
      status: 'active',
      cancel_at_period_end: true,
    });
    expect(await backend.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect((await post(backend, 'prompts', {}, member)).status).toBe(200);
    const { activity } = await call(backend, 'me', {}, member);
    expect(activity[0]).toMatchObject({
      activity_type: 'subscription_cancelled',
      activity_data: { subscription_id: id },
    });

    backend.control.advance(id);
    await backend.control.settled();
    expect((await call(backend, 'me', {}, member)).subscription).toBeNull();
    expect((await post(backend, 'prompts', {}, member)).status).toBe(403);
    await expectStoredLikeStripe(backend, member);
  });

  test('ends access with the period, even if Stripe’s last event never comes', async () => {
    const { member } = await premiumMember();
    const { subscription } = await call(backend, 'cancel-subscription', {}, member);
    const end = new Date(subscription.current_period_end ?? 0);
    backend.setNow(new Date(end.getTime() - 1));
    expect((await post(backend, 'prompts', {}, member)).status).toBe(200);
    backend.setNow(end);
    expect((await post(backend, 'prompts', {}, member)).status).toBe(403);
    backend.setNow(null);
  });

  test('immediately ends premium at once', async () => {
    const { member, id } = await premiumMember();
    const answer = await call(backend, 'cancel-subscription', { immediate: true }, member);
    expect(answer.subscription).toMatchObject({ is_premium: false, status: 'canceled' });
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await post(backend, 'prompts', {}, member)).status).toBe(403);
    await expectStoredLikeStripe(backend, member);
  });

  test('can be repeated, also at the same moment', async () => {
    const { member, id } = await premiumMember();
    const calls = [1, 2, 3].map(() => call(backend, 'cancel-subscription', {}, member));
    for (const { subscription } of await Promise.all(calls)) {
      expect(subscription.cancel_at_period_end).toBe(true);
    }
    expect((await backend.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  });

  test.each(['cancel-subscription', 'resume-subscription', 'billing-portal'])(
    'there is nothing to %s for a member without a subscription',
    async (endpoint) => {
      const response = await post(backend, endpoint, {}, await signUp(backend));
      expect(await refusal(response)).toEqual({ status: 404, code: 'subscription-not-found' });
    },
  );

  test('fails when Stripe fails, and changes nothing', async () => {
    const { member } = await premiumMember();
    const undo = backend.gate.breakAll(/^POST \/v1\/subscriptions\//);
    const response = await post(backend, 'cancel-subscription', {}, member);
    undo();
    expect(await refusal(response)).toEqual({ status: 502, code: 'payment-provider-failed' });
    const { subscription } = await call(backend, 'me', {}, member);
    expect(subscription?.cancel_at_period_end).toBe(false);
  });
});

describe('resuming', () => {
  test('takes a cancellation back', async () => {
    const { member, id } = await premiumMember();
    await call(backend, 'cancel-subscription', {}, member);
    const { subscription } = await call(backend, 'resume-subscription', {}, member);
    expect(subscription).toMatchObject({ is_premium: true, cancel_at_period_end: false });
    expect((await backend.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  });

  test('is too late once the subscription has ended', async () => {
    const { member } = await premiumMember();
    await call(backend, 'cancel-subscription', { immediate: true }, member);
    const response = await post(backend, 'resume-subscription', {}, member);
    expect(await refusal(response)).toEqual({ status: 404, code: 'subscription-not-found' });
  });
});

describe('what is not active', () => {
  test('is not premium but shown: past due, unpaid, paused', async () => {
    const { member, id } = await premiumMember();
    const { control } = backend;
    const state = async () => {
      await control.settled();
      const { subscription } = await call(backend, 'me', {}, member);
      return [subscription?.status, subscription?.is_premium];
    };
    control.failNextRenewal(id);
    control.advance(id);
    expect(await state()).toEqual(['past_due', false]);
    expect((await post(backend, 'prompts', {}, member)).status).toBe(403);
    const second = await post(
      backend,
      'create-checkout-session',
      { planId: 'community-access' },
      member,
    );
    expect(await refusal(second)).toEqual({ status: 409, code: 'already-subscribed' });
    control.endDunning(id, 'unpaid');
    expect(await state()).toEqual(['unpaid', false]);

    const other = await premiumMember();
    control.pause(other.id);
    await control.settled();
    expect((await call(backend, 'me', {}, other.member)).subscription).toMatchObject({
      status: 'paused',
      is_premium: false,
    });
    await expectStoredLikeStripe(backend, member);
    await expectStoredLikeStripe(backend, other.member);
  });
});

test('the billing portal opens for the member’s customer and leads back to the settings', async () => {
  const { member } = await premiumMember();
  const { url } = await call(backend, 'billing-portal', { locale: 'de' }, member);
  expect(await (await fetch(url)).text()).toContain('/de/account-settings');
});
