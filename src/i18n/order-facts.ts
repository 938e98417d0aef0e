import { BILLING_INTERVALS, type PricingPlan } from '#shared/entities/plan.ts';
import { formatMoney, splitVat, VAT_PERCENT } from '#shared/rules/money.ts';
import type { order } from './en/order.ts';
import { fill } from './fill.ts';
import { LOCALE_TAGS, type Locale } from './locales.ts';

/** The texts of the order dialog; those of Stripe's page are separate. */
export type OrderTexts = Omit<typeof order, 'stripe'>;
type OrderedPlan = Pick<PricingPlan, 'name' | 'price_cents' | 'currency' | 'billing_interval'>;

/** Anchor of the withdrawal instruction on the terms page, the same in every language. */
export const WITHDRAWAL_ANCHOR = '#withdrawal';

/**
 * The information that German law requires right before an order (§ 312j (2) BGB, Art. 246a EGBGB):
 * label and text of each fact, the same in the dialog and in the confirmation of the contract.
 */
export function orderFacts(
  texts: OrderTexts,
  plan: OrderedPlan,
  locale: Locale,
): [label: string, text: string][] {
  const interval = intervalOf(plan);
  const values = moneyOf(plan, locale);
  return [
    [texts.product.label, fill(texts.product.text, { plan: plan.name })],
    [texts.price.label, fill(texts.price[interval], values)],
    [texts.term.label, texts.term[interval]],
    [texts.renewal.label, fill(texts.renewal[interval], values)],
    [texts.end.label, texts.end[interval]],
    [texts.withdrawal.label, texts.withdrawal.text],
  ];
}

/**
 * The texts beside the box and the button of Stripe's page.
 *
 * @param addresses absolute
 */
export function stripeOrderTexts(
  texts: typeof order,
  plan: OrderedPlan,
  locale: Locale,
  addresses: { terms: string; withdrawal: string },
): { submit: string; terms: string } {
  const interval = intervalOf(plan);
  const { gross } = moneyOf(plan, locale);
  return {
    submit: fill(texts.stripe.submit, {
      plan: plan.name,
      price: gross,
      end: texts.end[interval],
      withdrawal: addresses.withdrawal,
    }),
    terms: fill(texts.stripe.terms, addresses),
  };
}

function intervalOf({ billing_interval }: OrderedPlan): 'yearly' | 'monthly' {
  return BILLING_INTERVALS[billing_interval].isYearly ? 'yearly' : 'monthly';
}

function moneyOf({ price_cents, currency }: OrderedPlan, locale: Locale) {
  const { netCents, vatCents } = splitVat(price_cents);
  const money = (cents: number) => formatMoney(cents, currency, LOCALE_TAGS[locale]);
  return {
    gross: money(price_cents),
    net: money(netCents),
    vat: money(vatCents),
    percent: VAT_PERCENT,
  };
}
