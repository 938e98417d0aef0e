import type Stripe from 'stripe';
import type { Decline } from '../cards.ts';
import { now } from '../clock.ts';
import { invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { idOf, get } from '../lookup.ts';
import type { World } from '../world.ts';
import { newInvoice } from './invoice-object.ts';
import { createIntent, decline, succeed } from './payments.ts';

/** Days until Stripe tries a declined renewal again; the emulator only states the date. */
const RETRY_SECONDS = 3 * 86_400;

/** The subscription that an invoice bills. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** The invoice's default payment, made when it was finalized. */
export function paymentOf(world: World, invoiceId: string): Stripe.InvoicePayment {
  const payment = Object.values(world.state.tables.invoicePayments).find(
    ({ invoice }) => invoice === invoiceId,
  );
  if (payment === undefined) throw invalidRequest(`Invoice ${invoiceId} is not finalized.`);
  return payment;
}

/** Writes, finalizes and gives back an open invoice for the subscription's current period. */
export function openInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const options = { subscriptionId: subscription.id };
  const { tables } = world.state;
  const invoice = newInvoice(world, subscription, reason);
  tables.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  emit(world, 'invoice.created', invoice, options);

  world.state.invoiceCount += 1;
  invoice.number = `LOCAL-${String(world.state.invoiceCount).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = now(world, subscription.id);
  invoice.effective_at = invoice.status_transitions.finalized_at;
  invoice.hosted_invoice_url = `${world.baseUrl}/i/${invoice.id}`;
  const intent = createIntent(world, {
    customer: idOf(subscription.customer),
    amount: invoice.total,
    currency: invoice.currency,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    subscriptionId: subscription.id,
  });
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.total,
    created: now(world, subscription.id),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  tables.invoicePayments[payment.id] = payment;
  emit(world, 'invoice.finalized', invoice, options);
  return invoice;
}

/** Pays an open invoice in full with a saved card. */
export function payInvoice(world: World, invoice: Stripe.Invoice, methodId: string): void {
  const subscriptionId = subscriptionIdOf(invoice);
  const payment = paymentOf(world, invoice.id);
  succeed(world, idOf(payment.payment.payment_intent), methodId, subscriptionId);
  const paidAt = now(world, subscriptionId);
  payment.status = 'paid';
  payment.amount_paid = invoice.total;
  payment.status_transitions.paid_at = paidAt;
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = paidAt;
  emit(world, 'invoice.paid', invoice, { subscriptionId });
  emit(world, 'invoice.payment_succeeded', invoice, { subscriptionId });
  emit(world, 'invoice_payment.paid', payment, { subscriptionId });
}

/** A declined attempt on an open invoice, which stays open. */
export function failInvoice(world: World, invoice: Stripe.Invoice, reason: Decline): void {
  const subscriptionId = subscriptionIdOf(invoice);
  const intentId = idOf(paymentOf(world, invoice.id).payment.payment_intent);
  const methodId = get(world, 'subscriptions', subscriptionId).default_payment_method;
  const method = methodId === null ? null : get(world, 'paymentMethods', idOf(methodId));
  decline(world, intentId, method, reason, subscriptionId);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = now(world, subscriptionId) + RETRY_SECONDS;
  emit(world, 'invoice.payment_failed', invoice, { subscriptionId });
}

/** Gives up on an open invoice when its subscription ends. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  const subscriptionId = subscriptionIdOf(invoice);
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = now(world, subscriptionId);
  const payment = paymentOf(world, invoice.id);
  payment.status = 'canceled';
  payment.status_transitions.canceled_at = invoice.status_transitions.voided_at;
  emit(world, 'invoice.voided', invoice, { subscriptionId });
}
