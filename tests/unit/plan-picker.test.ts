import { expect, test } from 'vitest';
import { DEFAULT_PLAN, type PricingPlan } from '#shared/entities/plan.ts';
import { pickPlan } from '#shared/rules/plan-picker.ts';

function plan(fields: Partial<PricingPlan>): PricingPlan {
  return {
    ...DEFAULT_PLAN,
    features: [...DEFAULT_PLAN.features],
    stripe_price_id: 'price_1',
    stripe_product_id: 'prod_1',
    ...fields,
  };
}

test('a yearly plan is preferred to a cheaper monthly one', () => {
  const monthly = plan({ id: 'monthly', billing_interval: 'monthly', price_cents: 2_900 });
  const yearly = plan({ id: 'yearly' });
  expect(pickPlan([monthly, yearly])?.id).toBe('yearly');
  expect(pickPlan([monthly])?.id).toBe('monthly');
});

test('rows from before that call the interval annual count as yearly', () => {
  const annual = plan({ id: 'annual', billing_interval: 'annual' });
  expect(pickPlan([plan({ billing_interval: 'monthly' }), annual])?.id).toBe('annual');
});

test('of two yearly plans the cheaper one is picked', () => {
  const dear = plan({ id: 'dear', price_cents: 39_000 });
  expect(pickPlan([dear, plan({ id: 'cheap' })])?.id).toBe('cheap');
});

test.each([
  ['another name', { name: 'Something else' }],
  ['no Stripe price', { stripe_price_id: null }],
  ['an empty Stripe price', { stripe_price_id: '' }],
  ['been taken off sale', { is_active: false }],
])('a plan that has %s is not offered', (_, fields) => {
  expect(pickPlan([plan(fields)])).toBeNull();
});

test('a longer name that includes the plan’s is accepted', () => {
  expect(pickPlan([plan({ name: 'Community Access 2026' })])?.name).toBe('Community Access 2026');
});
