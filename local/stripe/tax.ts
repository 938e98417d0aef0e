import type Stripe from 'stripe';
import { splitVat } from '../../src/shared/rules/money.ts';

/** The VAT in an amount, in cents. The stand-in only knows German VAT inside the price. */
export interface TaxSplit {
  total: number;
  net: number;
  tax: number;
}

/**
 * Splits a price's amount. VAT is shown when the price says that it is included or when automatic
 * tax is on; otherwise the amount carries no tax, as with Stripe.
 *
 * @param total integer cents
 */
export function taxOf(total: number, price: Stripe.Price, automaticTax: boolean): TaxSplit {
  if (price.tax_behavior !== 'inclusive' && !automaticTax) return { total, net: total, tax: 0 };
  const { netCents, vatCents } = splitVat(total);
  return { total, net: netCents, tax: vatCents };
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
