import type Stripe from 'stripe';
import { isStripeEventType, type StripeEventType } from '#shared/entities/stripe-event.ts';
import { ApiError } from '../api-error.ts';
import { callStripeOrNull } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';
import { giveEventBack, markEventApplied, takeEvent } from '../stores/stripe-events.ts';
import { lapseOrder } from '../stores/orders.ts';
import { findUidOfCustomer, forgetStripeCustomer } from '../stores/stripe-customers.ts';
import { listSubscriptionsOfCustomer } from '../stores/subscriptions.ts';
import { idOf } from './stripe-subscription.ts';
import { findInvoiceOfPayment, syncInvoice } from './sync-invoice.ts';
import { syncSubscription } from './sync-subscription.ts';

type Application = (now: Date) => Promise<void>;

/**
 * Applies one verified event once (product 5.10). The event only names the object to read again;
 * its own copy of the object is never stored. It is marked as applied after everything succeeded,
 * so a failure leaves it to Stripe's retry. Types that change nothing we store are accepted and
 * ignored.
 *
 * @throws ApiError `event-in-progress` while another delivery of the same event is at it
 */
export async function applyStripeEvent(event: Stripe.Event, now: Date): Promise<void> {
  const apply = isOurs(event) ? applicationOf(event) : null;
  if (apply === null) return;
  const turn = await takeEvent(event.id, event.type, now);
  if (turn === 'applied') return;
  if (turn === 'busy') throw new ApiError('event-in-progress', 'This event is being applied.');
  try {
    await apply(now);
    await markEventApplied(event.id, now);
  } catch (error) {
    await giveEventBack(event.id, failureOf(error), now).catch((failure: unknown) => {
      logFailure('event not given back', failure, { event_id: event.id });
    });
    throw error;
  }
}

/** Messages can contain what a user sent, so only the code or the name is kept. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** An event whose type we apply; one that is listed and has no case below fails to compile. */
type OurEvent = Extract<Stripe.Event, { type: StripeEventType }>;

function isOurs(event: Stripe.Event): event is OurEvent {
  return isStripeEventType(event.type);
}

function applicationOf(event: OurEvent): Application | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscriptionChanged(event.data.object.id);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return subscriptionChanged(idOf(event.data.object.subscription));
    case 'checkout.session.expired':
      return orderLapsed(event.data.object.metadata?.['order_id']);
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return invoiceChanged(event.data.object.id ?? null);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return paymentChanged(idOf(event.data.object.payment_intent));
    case 'refund.failed':
      return refundFailed(event.data.object.id);
    case 'customer.deleted':
      return customerDeleted(event.data.object.id);
  }
}

function subscriptionChanged(subscriptionId: string | null): Application | null {
  if (subscriptionId === null) return null;
  return async (now) => void (await syncSubscription(subscriptionId, now));
}

/** Its payment page is over for good, so nothing has to be read anew. */
function orderLapsed(orderId: string | undefined): Application | null {
  return orderId === undefined ? null : () => lapseOrder(orderId);
}

function invoiceChanged(invoiceId: string | null): Application | null {
  if (invoiceId === null) return null;
  return async (now) => {
    const subscriptionId = await syncInvoice(invoiceId, now);
    if (subscriptionId !== null) await syncSubscription(subscriptionId, now);
  };
}

function paymentChanged(paymentIntentId: string | null): Application | null {
  if (paymentIntentId === null) return null;
  return async (now) => {
    const invoiceId = await findInvoiceOfPayment(paymentIntentId);
    await invoiceChanged(invoiceId)?.(now);
  };
}

function refundFailed(refundId: string): Application {
  return async (now) => {
    const refund = await callStripeOrNull((stripe) => stripe.refunds.retrieve(refundId));
    const paymentIntentId = idOf(refund?.payment_intent);
    if (refund === null || paymentIntentId === null) return;
    const invoiceId = await findInvoiceOfPayment(paymentIntentId);
    if (invoiceId !== null) await syncInvoice(invoiceId, now, { failedRefund: refund });
  };
}

/**
 * Deleting a customer ends its subscriptions at Stripe; the member can start anew. Those that no event
 * has stored yet are stored now, since nothing leads from them to the member afterwards.
 */
function customerDeleted(customerId: string): Application {
  return async (now) => {
    const stored = await listSubscriptionsOfCustomer(customerId);
    const listed = await callStripeOrNull((stripe) =>
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
    );
    const ids = [...stored, ...(listed?.data ?? [])].map(({ id }) => id);
    for (const id of new Set(ids)) await syncSubscription(id, now);
    const uid = await findUidOfCustomer(customerId);
    if (uid !== null) await forgetStripeCustomer(uid, customerId);
  };
}
