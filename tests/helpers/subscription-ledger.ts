import { expect } from 'vitest';
import type Stripe from 'stripe';
import { backAtOnce, backByNotice } from './terms-by-hand.ts';

/** What a member must have got back in the end, invoice by invoice, by the terms. */
export class Ledger {
  /** Cents. */
  readonly #owed = new Map<string, number>();

  /** Adds to what an invoice's payer gets back. */
  owe(invoice: string, cents: number): void {
    this.#owed.set(invoice, (this.#owed.get(invoice) ?? 0) + cents);
  }

  /** Compares it with what Stripe has paid back, for every charge that there is. */
  async expectPaid(stripe: Stripe): Promise<void> {
    const everything = { limit: 100 };
    const most = { limit: 10_000 };
    const [payments, charges] = await Promise.all([
      stripe.invoicePayments.list(everything).autoPagingToArray(most),
      stripe.charges.list(everything).autoPagingToArray(most),
    ]);
    const paidBack = payments.flatMap(({ invoice, payment }) => {
      const own = charges.filter(({ payment_intent }) => payment_intent === payment.payment_intent);
      const cents = own.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
      return cents > 0 ? [[String(invoice), cents] as const] : [];
    });
    const owed = [...this.#owed].filter(([, cents]) => cents > 0);
    expect(Object.fromEntries(paidBack)).toEqual(Object.fromEntries(owed));
  }
}

/** What the terms give back when a membership ends, for its newest invoice. */
export interface Due {
  invoice: string;
  cents: number;
}

/**
 * What a subscription's end makes due, from what Stripe holds before it.
 *
 * @param how at once, or with one month's notice; null when that is not possible
 */
export async function dueOnEnd(
  stripe: Stripe,
  id: string,
  at: Date,
  how: 'now' | 'notice',
): Promise<Due | null> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const invoice = String(subscription.latest_invoice);
  const [item] = subscription.items.data;
  // What was promised with a notice is paid already.
  const isPromised = subscription.metadata['refund_invoice'] !== undefined;
  const period = {
    createdAt: subscription.created * 1_000,
    startsAt: (item?.current_period_start ?? 0) * 1_000,
    endsAt: (item?.current_period_end ?? 0) * 1_000,
    keptCents: await keptOf(stripe, invoice),
  };
  if (how === 'now') return { invoice, cents: isPromised ? 0 : backAtOnce(period, at) };
  const cents = isPromised ? null : backByNotice(period, at);
  return cents === null ? null : { invoice, cents };
}

/** What was paid for an invoice and is neither given back nor disputed, in cents. */
async function keptOf(stripe: Stripe, invoice: string): Promise<number> {
  const charge = await chargeOf(stripe, invoice);
  if (charge === null) return 0;
  const { data: disputes } = await stripe.disputes.list({ charge: charge.id });
  const isDisputed = disputes.some(({ status }) => status !== 'won');
  return isDisputed ? 0 : charge.amount - charge.amount_refunded;
}

/** The charge that paid an invoice; null while nothing did. */
export async function chargeOf(stripe: Stripe, invoice: string): Promise<Stripe.Charge | null> {
  const payments = await stripe.invoicePayments.list({ invoice });
  const intent = String(payments.data[0]?.payment.payment_intent);
  const { data } = await stripe.charges.list({ payment_intent: intent });
  return data.find(({ paid }) => paid) ?? null;
}
