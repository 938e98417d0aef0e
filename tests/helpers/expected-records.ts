import type Stripe from 'stripe';

/** A subscription to a price of ours is a membership, also one that was sold by hand; others are not. */
export function isMembership({ metadata, items }: Stripe.Subscription): boolean {
  return [metadata, items.data[0]?.price.metadata].some((each) => each?.['plan_id'] !== undefined);
}

/** What our store keeps of a subscription's state. */
export interface SubscriptionState {
  id: string;
  status: string;
  cancel_at_period_end: boolean;
  /** ISO 8601, UTC */
  current_period_end: string;
}

/** The state that should be stored of a subscription at Stripe. */
export function expectedSubscription(subscription: Stripe.Subscription): SubscriptionState {
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  return {
    id: subscription.id,
    status: subscription.status,
    // An end that is settled, by the flag or for a moment of the period, as a notice does.
    cancel_at_period_end:
      subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= end,
    current_period_end: new Date(end * 1000).toISOString(),
  };
}

export interface BilledInvoice {
  invoice: Stripe.Invoice;
  /** Id of its subscription. */
  subscription: string;
  /** Every try to take its money. */
  charges: Stripe.Charge[];
  disputes: Stripe.Dispute[];
}

/** All invoices with their charges, in as few requests as possible, for hundreds of histories. */
export async function invoicesAtStripe(stripe: Stripe): Promise<BilledInvoice[]> {
  const everything = { limit: 100 };
  const most = { limit: 10_000 };
  const [invoices, payments, charges, disputes] = await Promise.all([
    stripe.invoices.list(everything).autoPagingToArray(most),
    stripe.invoicePayments.list(everything).autoPagingToArray(most),
    stripe.charges.list(everything).autoPagingToArray(most),
    stripe.disputes.list(everything).autoPagingToArray(most),
  ]);
  return invoices.map((invoice) => {
    const intents = payments
      .filter((payment) => payment.invoice === invoice.id)
      .map(({ payment }) => payment.payment_intent);
    const isItsOwn = ({ payment_intent }: Stripe.Charge | Stripe.Dispute) =>
      intents.includes(payment_intent ?? '');
    return {
      invoice,
      subscription: String(invoice.parent?.subscription_details?.subscription),
      charges: charges.filter(isItsOwn),
      disputes: disputes.filter(isItsOwn),
    };
  });
}

/** The record that should be stored of an invoice; null without an attempt to pay it. */
export function expectedPayment({ invoice, charges, disputes }: BilledInvoice) {
  if (invoice.status !== 'paid') {
    const isTried = charges.some(({ status }) => status === 'failed');
    return isTried ? { id: invoice.id, status: 'failed', amount_cents: invoice.amount_due } : null;
  }
  let status = 'succeeded';
  if (disputes.some((each) => each.status !== 'won')) status = 'disputed';
  else if (charges.some(({ refunded }) => refunded)) status = 'refunded';
  return { id: invoice.id, status, amount_cents: invoice.amount_paid };
}
