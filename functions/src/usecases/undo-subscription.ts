import type Stripe from 'stripe';
import { callStripe, callStripeOrNull, PaymentProviderError } from '../gateways/stripe.ts';
import { logWarning } from '../log.ts';
import { byAge, idOf, isLive } from './stripe-subscription.ts';

/**
 * Undoes a second subscription that was completed in spite of checkout's guard (product 5.11): of a
 * customer's live ones the oldest stays, each later one is refunded and ended.
 *
 * @returns whether something was undone
 */
export async function undoLaterSubscriptions(subscription: Stripe.Subscription): Promise<boolean> {
  const customer = idOf(subscription.customer);
  if (customer === null) return false;
  const all = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  const [, ...later] = all.data.filter(isLive).sort(byAge);
  let undone = false;
  for (const second of later) undone = (await refundAndCancel(second)) || undone;
  return undone;
}

/**
 * Gives the first payment of a fresh subscription back and ends it at once. The refund comes first
 * and carries an idempotency key, so that a retry after a failure in between completes it. One that
 * has been renewed already was not bought by mistake: it is left alone and reported.
 *
 * @returns whether it was undone
 */
export async function refundAndCancel(subscription: Stripe.Subscription): Promise<boolean> {
  const invoiceId = idOf(subscription.latest_invoice);
  if (invoiceId !== null) {
    const invoice = await callStripe((stripe) =>
      stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
    );
    if (invoice.billing_reason !== 'subscription_create') {
      logWarning('second subscription is not new', { subscription_id: subscription.id });
      return false;
    }
    await refundPaid(invoice);
  }
  // Null: another delivery has ended it already.
  await callStripeOrNull((stripe) =>
    stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false }),
  );
  logWarning('undid a second subscription', { subscription_id: subscription.id });
  return true;
}

async function refundPaid(invoice: Stripe.Invoice): Promise<void> {
  for (const payment of invoice.payments?.data ?? []) {
    const paymentIntent = idOf(payment.payment.payment_intent);
    if (payment.status !== 'paid' || paymentIntent === null) continue;
    try {
      await callStripe((stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, reason: 'duplicate' },
          { idempotencyKey: `undo-refund-${paymentIntent}` },
        ),
      );
    } catch (error) {
      const isDone =
        error instanceof PaymentProviderError && error.providerCode === 'charge_already_refunded';
      if (!isDone) throw error;
    }
  }
}
