import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import type { Step } from './subscription-steps.ts';

/** The operator sells our membership in Stripe's dashboard. */
export const sellByHand =
  (delayed: boolean): Step =>
  async ({ backend: { stripe, control }, id }) => {
    const { customer, items } = await stripe.subscriptions.retrieve(id);
    const known = await stripe.customers.retrieve(String(customer));
    if (known.deleted) return;
    control.sellByHand({ customer: known.id, price: items.data[0]?.price.id ?? '', delayed });
  };

/** Something else that the operator sells to the same customer. */
export const sellRetainer: Step = async ({ backend: { stripe, control }, id }) => {
  const { customer } = await stripe.subscriptions.retrieve(id);
  const product = await stripe.products.create({ name: 'Retainer' });
  const price = await stripe.prices.create({
    product: product.id,
    unit_amount: 150_000,
    currency: 'eur',
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
  });
  control.sellByHand({ customer: String(customer), price: price.id });
};

/** Purchases from now on have another price. */
export const changePrice: Step = async ({ backend: { stripe, db }, id, pick }) => {
  const { items } = await stripe.subscriptions.retrieve(id);
  const price_cents = 10_000 + (pick % 40_000);
  const price = await stripe.prices.create({
    product: String(items.data[0]?.price.product),
    unit_amount: price_cents,
    currency: 'eur',
    recurring: { interval: 'year' },
    tax_behavior: 'inclusive',
    metadata: { plan_id: DEFAULT_PLAN_ID },
  });
  const plan = db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`);
  await plan.update({ stripe_price_id: price.id, price_cents });
};

/** The operator removes our note of whose it is. */
export const forgetOwner: Step = async ({ backend: { stripe }, id }) => {
  await stripe.subscriptions.update(id, { metadata: { uid: '' } });
};

/** Its subscriptions end with it. */
export const deleteCustomer: Step = async ({ backend: { stripe, control }, id }) => {
  const { customer } = await stripe.subscriptions.retrieve(id);
  control.deleteCustomer(String(customer));
};
