import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { planWithPrice } from '#functions/usecases/plan-price.ts';
import { applyPricePush, planPricePush } from '#scripts/prices/push.ts';
import { DEFAULT_PLAN, DEFAULT_PLAN_ID, FORMER_PRICE_CENTS } from '#shared/entities/plan.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

const backend: Backend = await startBackend();
beforeEach(async () => {
  await backend.control.reset();
  await backend.db.recursiveDelete(backend.db.collection('pricing_plans'));
});
afterAll(() => backend.stop());

function planRow(id: string, fields: object) {
  const row = { ...DEFAULT_PLAN, id, stripe_price_id: null, stripe_product_id: null, ...fields };
  return backend.db.doc(`pricing_plans/${id}`).set(row);
}

describe('initialising the default plan', () => {
  test('makes one plan, one product and one price, however often and concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(backend, 'initialize-pricing-plan', {})),
    );
    answers.push(await call(backend, 'initialize-pricing-plan', {}));
    for (const { plan } of answers) expect(plan).toEqual(answers[0]?.plan);

    const { data: prices } = await backend.stripe.prices.list({ limit: 100 });
    const { data: products } = await backend.stripe.products.list({ limit: 100 });
    expect(prices).toHaveLength(1);
    expect(products).toHaveLength(1);
    expect(prices[0]).toMatchObject({
      unit_amount: 29_000,
      currency: 'eur',
      tax_behavior: 'inclusive',
      recurring: { interval: 'year' },
    });
    expect(answers[0]?.plan).toEqual({
      ...DEFAULT_PLAN,
      stripe_price_id: prices[0]?.id,
      stripe_product_id: products[0]?.id,
    });
    const { plans } = await call(backend, 'pricing-plans', {});
    expect(plans).toEqual([answers[0]?.plan]);
  });

  test('asks Stripe nothing once everything is there', async () => {
    await call(backend, 'initialize-pricing-plan', {});
    const before = backend.gate.requests.length;
    await call(backend, 'initialize-pricing-plan', {});
    expect(backend.gate.requests.slice(before)).toEqual([]);
  });

  test('leaves a plan that is there as an operator edited it, and every other plan', async () => {
    const rowOf = async (id: string) => (await backend.db.doc(`pricing_plans/${id}`).get()).data();
    const edits = { price_cents: 2_700, is_active: false, name: 'Early birds' };
    await planRow('former', { price_cents: 2_700 });
    await planRow(DEFAULT_PLAN_ID, edits);
    const { plan } = await call(backend, 'initialize-pricing-plan', {});
    expect(plan).toMatchObject(edits);
    expect(await rowOf(DEFAULT_PLAN_ID)).toMatchObject(edits);
    expect(await rowOf('former')).toMatchObject({ price_cents: 2_700 });
    expect((await backend.stripe.prices.list({ limit: 100 })).data).toEqual([]);
  });

  test('does not write over a plan that cannot be read', async () => {
    const ref = backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`);
    await ref.set({ price_cents: 'much' });
    expect((await post(backend, 'initialize-pricing-plan', {})).status).toBe(500);
    expect((await ref.get()).data()).toEqual({ price_cents: 'much' });
  });

  test('uses the price that a run which broke off has left at Stripe', async () => {
    await call(backend, 'initialize-pricing-plan', {});
    await backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`).delete();
    await call(backend, 'initialize-pricing-plan', {});
    expect((await backend.stripe.prices.list({ limit: 100 })).data).toHaveLength(1);
  });

  test('fails when Stripe cannot be reached and stores nothing', async () => {
    const undo = backend.gate.breakAll(/./);
    const response = await post(backend, 'initialize-pricing-plan', {});
    undo();
    expect(await refusal(response)).toEqual({ status: 502, code: 'payment-provider-failed' });
    expect((await call(backend, 'pricing-plans', {})).plans).toEqual([]);
  });
});

test('pushing prices gives the price of the code to the default plan and to former ones', async () => {
  await planRow('former', { price_cents: FORMER_PRICE_CENTS });
  await planRow('other', { price_cents: 5_000 });
  await planRow(DEFAULT_PLAN_ID, { price_cents: 40_000, is_active: false, name: 'Early birds' });
  const changes = await planPricePush(backend.db);
  expect(changes).toEqual([
    { id: DEFAULT_PLAN_ID, fromCents: 40_000 },
    { id: 'former', fromCents: FORMER_PRICE_CENTS },
  ]);
  await applyPricePush(backend.db, changes, await planWithPrice());
  const { data: prices } = await backend.stripe.prices.list({ limit: 100 });
  const rowOf = async (id: string) => (await backend.db.doc(`pricing_plans/${id}`).get()).data();
  for (const id of ['former', DEFAULT_PLAN_ID]) {
    const priced = { price_cents: 29_000, stripe_price_id: prices[0]?.id };
    expect(await rowOf(id)).toMatchObject(priced);
  }
  expect(await rowOf(DEFAULT_PLAN_ID)).toMatchObject({ is_active: false, name: 'Early birds' });
  expect(await rowOf('other')).toMatchObject({ price_cents: 5_000, stripe_price_id: null });
  expect(await planPricePush(backend.db)).toEqual([]);
});

test.each([
  ['was never stored', null],
  ['is unknown to Stripe', 'price_gone'],
])('pushing prices gives the default plan one when its price at Stripe %s', async (_, price) => {
  await call(backend, 'initialize-pricing-plan', {});
  expect(await planPricePush(backend.db)).toEqual([]);
  await planRow(DEFAULT_PLAN_ID, { stripe_price_id: price });
  const changes = await planPricePush(backend.db);
  expect(changes).toEqual([{ id: DEFAULT_PLAN_ID, fromCents: 29_000 }]);
  await applyPricePush(backend.db, changes, await planWithPrice());
  expect(await planPricePush(backend.db)).toEqual([]);
});

test('plans on sale are listed from cheap to dear', async () => {
  await planRow('dear', { price_cents: 29_000 });
  await planRow('cheap', { price_cents: 1_000 });
  await planRow('gone', { price_cents: 500, is_active: false });
  await backend.db.doc('pricing_plans/broken').set({ is_active: true, price_cents: 'free' });
  const { plans } = await call(backend, 'pricing-plans', {});
  expect(plans.map(({ id }) => id)).toEqual(['cheap', 'dear']);
});

test('early-bird statistics count the members who pay', async () => {
  await call(backend, 'initialize-pricing-plan', {});
  const before = await call(backend, 'early-bird-stats', {});
  await buy(backend, await signUp(backend));
  await backend.control.settled();
  const after = await call(backend, 'early-bird-stats', {});
  expect(after.member_count - before.member_count).toBe(1);
  expect(after).toMatchObject({ price_cents: 29_000, regular_price_cents: 9_900 });
});
