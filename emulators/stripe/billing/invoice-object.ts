import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { getCustomer, idOf, itemOf } from '../lookup.ts';
import { innerList } from '../lists.ts';
import { decimalCents, isTaxed, taxLines, taxOf } from '../tax.ts';
import type { World } from '../world.ts';

const ACCOUNT_NAME = 'emulators/stripe';

function lineOf(
  world: World,
  invoiceId: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  const productId = idOf(item.price.product);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: `${quantity} × ${world.state.tables.products[productId]?.name ?? productId}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: productId },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: decimalCents(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: taxLines(taxOf(world, amount, isTaxed(subscription))),
  };
}

/** A draft invoice for a subscription's current period. */
export function newInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const id = newId('in');
  const customer = getCustomer(world, idOf(subscription.customer));
  const line = lineOf(world, id, subscription);
  const split = taxOf(world, line.amount, isTaxed(subscription));
  const created = now(world, subscription.id);
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: ACCOUNT_NAME,
    account_tax_ids: null,
    amount_due: split.total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: split.total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.enabled ? { type: 'self' } : null,
      provider: subscription.automatic_tax.enabled ? 'stripe' : null,
      status: subscription.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: innerList(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: split.total,
    subtotal_excluding_tax: split.net,
    test_clock: null,
    total: split.total,
    total_discount_amounts: [],
    total_excluding_tax: split.net,
    total_pretax_credit_amounts: [],
    total_taxes: taxLines(split),
    webhooks_delivered_at: null,
  };
}
