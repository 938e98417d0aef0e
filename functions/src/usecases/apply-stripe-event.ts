import type Stripe from 'stripe';
import { isEventApplied, markEventApplied } from '../stores/stripe-events.ts';
import { findUidOfCustomer, forgetStripeCustomer } from '../stores/stripe-customers.ts';
import { listSubscriptionsOfCustomer } from '../stores/subscriptions.ts';
import { idOf } from './stripe-subscription.ts';
import { findInvoiceOfPayment, syncInvoice } from './sync-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Applies one verified event (design 7.2). The event only says which object to read anew; its own
 * copy of the object is never stored. It is marked as applied after everything succeeded, so a
 * failure leaves it to Stripe's retry. Types that we do not know are accepted and ignored.
 */
export async function applyStripeEvent(event: Stripe.Event, now: Date): Promise<void> {
  if (await isEventApplied(event.id)) return;
  await route(event, now);
  await markEventApplied(event.id, event.type, now);
}

async function route(event: Stripe.Event, now: Date): Promise<void> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      await syncSubscription(event.data.object.id, now);
      return;
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      await checkoutEnded(event.data.object, now);
      return;
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.finalized':
    case 'invoice.updated':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      await invoiceChanged(event.data.object.id ?? null, now);
      return;
    case 'charge.succeeded':
    case 'charge.failed':
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      await paymentChanged(idOf(event.data.object.payment_intent), now);
      return;
    case 'customer.deleted':
      await customerDeleted(event.data.object.id, now);
      return;
    default:
      return;
  }
}

async function checkoutEnded(session: Stripe.Checkout.Session, now: Date): Promise<void> {
  const subscriptionId = idOf(session.subscription);
  if (subscriptionId !== null) await syncSubscription(subscriptionId, now);
}

async function invoiceChanged(invoiceId: string | null, now: Date): Promise<void> {
  if (invoiceId === null) return;
  const subscriptionId = await syncInvoice(invoiceId, now);
  if (subscriptionId !== null) await syncSubscription(subscriptionId, now);
}

async function paymentChanged(paymentIntentId: string | null, now: Date): Promise<void> {
  if (paymentIntentId === null) return;
  const invoiceId = await findInvoiceOfPayment(paymentIntentId);
  if (invoiceId !== null) await syncInvoice(invoiceId, now);
}

/** Deleting a customer ends its subscriptions at Stripe; the member can start anew. */
async function customerDeleted(customerId: string, now: Date): Promise<void> {
  for (const { id } of await listSubscriptionsOfCustomer(customerId)) {
    await syncSubscription(id, now);
  }
  const uid = await findUidOfCustomer(customerId);
  if (uid !== null) await forgetStripeCustomer(uid, customerId);
}
