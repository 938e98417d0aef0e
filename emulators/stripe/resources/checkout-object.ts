import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { newId } from '../ids.ts';
import { idOf } from '../lookup.ts';
import { mergeMetadata } from '../params.ts';
import { taxOf, type TaxSplit } from '../tax.ts';
import type { World } from '../world.ts';
import type { CheckoutParams } from './checkout-params.ts';

const A_DAY = 86_400;

/** What the session sells, as its `line_items` list it. */
export function newLineItem(
  world: World,
  price: Stripe.Price,
  quantity: number,
  split: TaxSplit,
): Stripe.LineItem {
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: split.total,
    amount_tax: split.tax,
    amount_total: split.total,
    currency: price.currency,
    description: world.state.tables.products[idOf(price.product)]?.name ?? null,
    metadata: {},
    price: structuredClone(price),
    quantity,
  };
}

/** Amounts of a line, in cents. */
export function splitLine(
  world: World,
  price: Stripe.Price,
  quantity: number,
  taxed: boolean,
): TaxSplit {
  return taxOf(world, (price.unit_amount ?? 0) * quantity, taxed);
}

/** An open session with the address of its hosted page. */
export function newSession(
  world: World,
  params: CheckoutParams,
  currency: string,
  split: TaxSplit,
): Stripe.Checkout.Session {
  const id = newId('cs_test');
  const created = now(world);
  const customer =
    params.customer === undefined ? undefined : world.state.tables.customers[params.customer];
  const email = params.customer_email ?? (customer?.deleted ? undefined : customer?.email) ?? null;
  const automaticTax = params.automatic_tax?.enabled ?? false;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: split.total,
    amount_total: split.total,
    automatic_tax: {
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
      provider: automaticTax ? 'stripe' : null,
      status: automaticTax ? 'complete' : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection:
      params.consent_collection === undefined
        ? null
        : {
            payment_method_reuse_agreement: null,
            promotions: null,
            terms_of_service: params.consent_collection.terms_of_service ?? 'none',
          },
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: params.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: params.customer === undefined ? 'always' : null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? created + A_DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    tax_id_collection: {
      enabled: params.tax_id_collection?.enabled ?? false,
      required: params.tax_id_collection?.required ?? 'never',
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: split.tax },
    ui_mode: 'hosted_page',
    url: `${world.baseUrl}/c/pay/${id}`,
    wallet_options: null,
  };
}
