import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { buyAndRenew, isPremiumMember, refundsOfSubscription } from '../helpers/renewed-member.ts';

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

describe('one month’s notice', () => {
  test('is on offer after the first year, with what it gives back', async () => {
    const { member } = await renewedMember();
    const { subscription } = await call(backend, 'me', {}, member);
    expect(subscription?.notice?.refund_cents).toBeGreaterThan(15_000);
    expect(subscription?.ends_at).toBeNull();
  });

  test('ends the membership at Stripe in a month and pays the offered rest back once', async () => {
    const { member, id } = await renewedMember();
    const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
    const calls = [1, 2, 3].map(() =>
      call(backend, 'cancel-subscription', { notice: true }, member),
    );
    for (const { subscription } of await Promise.all(calls)) {
      expect(subscription.ends_at?.slice(0, 19)).toBe(offer?.ends_at.slice(0, 19));
      expect(subscription.is_premium).toBe(true);
    }
    await backend.control.settled();
    expect(await refundsOf(id)).toEqual([offer?.refund_cents]);

    const end = new Date(offer?.ends_at ?? 0);
    backend.setNow(new Date(end.getTime() - 2_000));
    expect(await isPremium(member)).toBe(true);
    backend.setNow(end);
    expect(await isPremium(member)).toBe(false);
  });

  test('right after a renewal pays the rest back once the renewal is paid', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    backend.control.advance(id, true);
    await backend.control.settled();
    const [item] = (await backend.stripe.subscriptions.retrieve(id)).items.data;
    backend.setNow(new Date(((item?.current_period_start ?? 0) + 1_800) * 1_000));
    const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
    expect(offer?.refund_cents).toBeGreaterThan(26_000);
    await call(backend, 'cancel-subscription', { notice: true }, member);
    await backend.control.settled();
    expect(await refundsOf(id)).toEqual([]);

    backend.control.settlePayment(id, true);
    await backend.control.settled();
    expect(await refundsOf(id)).toEqual([offer?.refund_cents]);
    expect(await isPremium(member)).toBe(true);
  });

  test('replaces a cancellation at the period’s end', async () => {
    const { member, id } = await renewedMember();
    await call(backend, 'cancel-subscription', {}, member);
    await call(backend, 'cancel-subscription', { notice: true }, member);
    const { cancel_at, cancel_at_period_end } = await backend.stripe.subscriptions.retrieve(id);
    expect(cancel_at_period_end).toBe(false);
    expect(cancel_at).not.toBeNull();
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('that Stripe does not take leaves the cancellation that was there', async () => {
    const { member, id } = await renewedMember();
    await call(backend, 'cancel-subscription', {}, member);
    const update = new RegExp(`^POST /v1/subscriptions/${id}`);
    const first = backend.gate.holdNext(update);
    const asking = post(backend, 'cancel-subscription', { notice: true }, member);
    const release = await first;
    backend.gate.refuseNext(update);
    release();
    const refused = { status: 502, code: 'payment-provider-failed' };
    expect(await refusal(await asking)).toEqual(refused);
    const { cancel_at_period_end: isCancelled } = await backend.stripe.subscriptions.retrieve(id);
    expect(isCancelled).toBe(true);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('cannot be taken back, because the rest is paid back', async () => {
    const { member } = await renewedMember();
    await call(backend, 'cancel-subscription', { notice: true }, member);
    const response = await post(backend, 'resume-subscription', {}, member);
    expect(await refusal(response)).toEqual({ status: 409, code: 'notice-given' });
  });

  test('completes a refund that Stripe refused at first', async () => {
    const { member, id } = await renewedMember();
    backend.control.hold();
    const undo = backend.gate.breakAll(/^POST \/v1\/refunds/);
    const response = await post(backend, 'cancel-subscription', { notice: true }, member);
    expect(response.status).toBe(502);
    undo();
    expect(await refundsOf(id)).toEqual([]);
    backend.control.release();
    await backend.control.settled();
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('is refused in the first year', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    const response = await post(backend, 'cancel-subscription', { notice: true }, member);
    expect(await refusal(response)).toEqual({ status: 409, code: 'notice-not-possible' });
    expect((await backend.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
  });
});
