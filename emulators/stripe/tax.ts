import type Stripe from 'stripe';
import type { World } from './world.ts';

/** The VAT in an amount, in cents. There is one rate, and it is always inside the price. */
export interface TaxSplit {
  total: number;
  net: number;
  tax: number;
}

/**
 * Splits a price's amount. As with Stripe, a price with tax included shows none of it
 * unless automatic tax or a tax rate computes it.
 *
 * @param total integer cents
 * @param taxed automatic tax is on, or there is a tax rate
 * Source: https://docs.stripe.com/payments/checkout/taxes
 */
export function taxOf({ taxPercent }: World, total: number, taxed: boolean): TaxSplit {
  if (!taxed) return { total, net: total, tax: 0 };
  const net = Math.round((total * 100) / (100 + taxPercent));
  return { total, net, tax: total - net };
}

/** A tax line as invoices list it; none without tax. */
export function taxLines({ net, tax }: TaxSplit): Stripe.Invoice.TotalTax[] {
  if (tax === 0) return [];
  return [
    {
      amount: tax,
      tax_behavior: 'inclusive',
      tax_rate_details: { tax_rate: 'txr_local_german_vat' },
      taxability_reason: 'standard_rated',
      taxable_amount: net,
      type: 'tax_rate_details',
    },
  ];
}

/** A decimal travels as a string in Stripe's JSON, whatever class the SDK gives it. */
export function decimalCents(cents: number): Stripe.Decimal {
  return String(cents) as unknown as Stripe.Decimal;
}

/** Whether invoices of a subscription show tax. */
export function isTaxed({ automatic_tax, default_tax_rates }: Stripe.Subscription): boolean {
  return automatic_tax.enabled || (default_tax_rates ?? []).length > 0;
}

/** The one rate as a tax rate of any id. */
export function taxRate({ taxPercent }: World, id: string): Stripe.TaxRate {
  return {
    id,
    object: 'tax_rate',
    active: true,
    country: 'DE',
    created: 0,
    description: null,
    display_name: 'VAT',
    effective_percentage: null,
    flat_amount: null,
    inclusive: true,
    jurisdiction: 'DE',
    jurisdiction_level: null,
    livemode: false,
    metadata: {},
    percentage: taxPercent,
    rate_type: null,
    state: null,
    tax_type: 'vat',
  };
}
