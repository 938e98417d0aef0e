import type Stripe from 'stripe';
import type { Payment } from '#shared/entities/payment.ts';
import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { savePayment } from '../stores/payments.ts';
import { takeTicket } from '../stores/sync-tickets.ts';
import { idOf, instantOf } from './stripe-subscription.ts';
import { uidOf } from './sync-subscription.ts';

type PaymentStatus = Payment['status'];

/**
 * Brings the one payment record of an invoice to what Stripe says now (product 5.10, 5.14).
 * An invoice that nobody tried to pay yet, or that belongs to no subscription of ours, has none.
 *
 * @returns the invoice's subscription, if it has one
 */
export async function syncInvoice(invoiceId: string, now: Date): Promise<string | null> {
  const ticket = await takeTicket(invoiceId);
  const invoice = await callStripeOrNull((stripe) =>
    stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
  );
  const details = invoice?.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  if (invoice === null || subscriptionId === null) return null;

  const uid = await uidOf({ metadata: details?.metadata ?? {}, customer: invoice.customer });
  if (uid === null) return subscriptionId;

  const paymentIntentId = paymentIntentOf(invoice);
  const charge = paymentIntentId === null ? null : await latestCharge(paymentIntentId);
  const status = paymentStatus(invoice, charge);
  if (status === null) return subscriptionId;
  await savePayment(
    {
      id: invoice.id,
      user_id: uid,
      subscription_id: subscriptionId,
      stripe_invoice_id: invoice.id,
      stripe_payment_intent_id: paymentIntentId,
      amount_cents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
      currency: invoice.currency.toUpperCase(),
      status,
      payment_method: charge?.payment_method_details?.type ?? 'card',
      created_at: instantOf(invoice.created),
      updated_at: now.toISOString(),
    },
    ticket,
  );
  return subscriptionId;
}

/** The invoice that a payment paid; null for a payment of something else. */
export async function findInvoiceOfPayment(paymentIntentId: string): Promise<string | null> {
  const found = await callStripe((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
    }),
  );
  return idOf(found.data[0]?.invoice);
}

function paymentIntentOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const best = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(best?.payment.payment_intent);
}

async function latestCharge(paymentIntentId: string): Promise<Stripe.Charge | null> {
  const intent = await callStripe((stripe) =>
    stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
  );
  return typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
}

/** A dispute outweighs a refund; a partial refund leaves the payment succeeded. */
function paymentStatus(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | null,
): PaymentStatus | null {
  if (invoice.status === 'paid') {
    if (charge?.disputed === true) return 'disputed';
    return charge?.refunded === true ? 'refunded' : 'succeeded';
  }
  return invoice.attempt_count > 0 ? 'failed' : null;
}
