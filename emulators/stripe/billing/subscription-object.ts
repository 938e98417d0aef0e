import type Stripe from 'stripe';
import { addInterval, now } from '../clock.ts';
import { newId } from '../ids.ts';
import { innerList } from '../lists.ts';
import { idOf, recurringOf } from '../lookup.ts';
import { taxRate } from '../tax.ts';
import type { World } from '../world.ts';

export interface NewSubscription {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  methodId: string;
  metadata: Record<string, string>;
  description: string | null;
  automaticTax: boolean;
  /** Ids of tax rates, in place of automatic tax. */
  taxRates: string[];
}

/** The older view of a price that items still carry. */
function planOf(price: Stripe.Price): Stripe.Plan {
  const recurring = recurringOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A subscription that waits for its first payment. Period dates are on its item. */
export function newSubscription(world: World, fields: NewSubscription): Stripe.Subscription {
  const { customer, price, quantity, methodId, metadata, description, automaticTax } = fields;
  const id = newId('sub');
  const created = now(world);
  const item: Stripe.SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: addInterval(created, recurringOf(price)),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: methodId,
    default_source: null,
    default_tax_rates: fields.taxRates.map((rate) => taxRate(world, rate)),
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: innerList(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}
