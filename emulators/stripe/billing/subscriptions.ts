import type Stripe from 'stripe';
import { advanceTo, now, periodEndAfter } from '../clock.ts';
import { GENERIC_DECLINE, renewalDecline, type Decline } from '../cards.ts';
import { invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { get, idOf, itemOf, recurringOf } from '../lookup.ts';
import type { World } from '../world.ts';
import { failInvoice, openInvoice, payInvoice, voidInvoice } from './invoices.ts';
import { newSubscription, type NewSubscription } from './subscription-object.ts';

type Reason = Stripe.Subscription.CancellationDetails.Reason;

/** Changes fields of a subscription and sends the event with their former values. */
function update(
  world: World,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): void {
  const previous = Object.fromEntries(
    Object.keys(changes).map((key) => [key, Reflect.get(subscription, key) as unknown]),
  );
  Object.assign(subscription, changes);
  emit(world, 'customer.subscription.updated', subscription, {
    subscriptionId: subscription.id,
    previous,
  });
}

/**
 * Starts a subscription with its first invoice, which is paid as by a finished checkout, or waits for
 * a payment method that takes days: {@link settlePayment}. The subscription is active meanwhile
 * (docs.stripe.com/billing/subscriptions/sepa-debit).
 */
export function startSubscription(
  world: World,
  options: NewSubscription,
  isDelayed = false,
): Stripe.Subscription {
  const subscription = newSubscription(world, options);
  const { id } = subscription;
  world.state.tables.subscriptions[id] = subscription;
  emit(world, 'customer.subscription.created', subscription, { subscriptionId: id });
  const invoice = openInvoice(world, subscription, 'subscription_create');
  if (!isDelayed) payInvoice(world, invoice, options.methodId);
  update(world, subscription, { status: 'active' });
  return subscription;
}

/** A delayed payment of the newest invoice arrives, or bounces. */
export function settlePayment(
  world: World,
  subscription: Stripe.Subscription,
  arrives: boolean,
): void {
  const invoice = get(world, 'invoices', idOf(subscription.latest_invoice));
  if (invoice.status !== 'open') throw invalidRequest(`Invoice ${invoice.id} is not open.`);
  if (arrives) {
    payInvoice(world, invoice, idOf(subscription.default_payment_method));
    return;
  }
  failInvoice(world, invoice, GENERIC_DECLINE);
  if (subscription.status === 'active') update(world, subscription, { status: 'past_due' });
}

/** Sets or clears the end at the period's end; the subscription lives on until then. */
export function setCancelAtPeriodEnd(
  world: World,
  subscription: Stripe.Subscription,
  cancel: boolean,
): void {
  if (subscription.cancel_at_period_end === cancel) return;
  update(world, subscription, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(subscription).current_period_end : null,
    canceled_at: cancel ? now(world, subscription.id) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancel ? 'cancellation_requested' : null,
    },
  });
}

/** Sets the moment at which it ends, or takes an end back with null. */
export function setCancelAt(
  world: World,
  subscription: Stripe.Subscription,
  at: number | null,
): void {
  update(world, subscription, {
    cancel_at_period_end: false,
    cancel_at: at,
    canceled_at: at === null ? null : now(world, subscription.id),
  });
}

/** Ends a subscription now; open invoices are voided, nothing is refunded. */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason = 'cancellation_requested',
): void {
  const at = now(world, subscription.id);
  for (const invoice of Object.values(world.state.tables.invoices)) {
    const bills = invoice.parent?.subscription_details?.subscription === subscription.id;
    if (bills && invoice.status === 'open') voidInvoice(world, invoice);
  }
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason,
  };
  emit(world, 'customer.subscription.deleted', subscription, { subscriptionId: subscription.id });
}

/** Why the next renewal is declined, if it is: by the control API or the saved card's number. */
function declineOf(world: World, subscription: Stripe.Subscription): Decline | null {
  if (world.state.failNextRenewal[subscription.id]) {
    Reflect.deleteProperty(world.state.failNextRenewal, subscription.id);
    return GENERIC_DECLINE;
  }
  const method = get(world, 'paymentMethods', idOf(subscription.default_payment_method));
  return renewalDecline(method.card?.last4 ?? '');
}

/**
 * Moves a subscription's clock to its period's end, or to the moment before that at which it is to
 * be canceled: it ends when it was to be canceled, else a new
 * period begins with a new invoice, paid, declined (`past_due`), or waiting for {@link settlePayment}.
 */
export function advanceToPeriodEnd(
  world: World,
  subscription: Stripe.Subscription,
  isDelayed = false,
): void {
  const { status, id } = subscription;
  if (status !== 'active' && status !== 'past_due') {
    throw invalidRequest(`Subscription ${id} is ${status} and does not renew.`);
  }
  const item = itemOf(subscription);
  const end = Math.min(item.current_period_end, subscription.cancel_at ?? Infinity);
  advanceTo(world, id, end);
  if (subscription.cancel_at === end) {
    endSubscription(world, subscription);
    return;
  }
  const renewed: Stripe.SubscriptionItem = {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEndAfter(
      item.current_period_end,
      subscription.billing_cycle_anchor,
      recurringOf(item.price),
    ),
  };
  update(world, subscription, { items: { ...subscription.items, data: [renewed] } });
  if (isDelayed) {
    openInvoice(world, subscription, 'subscription_cycle');
    return;
  }
  const decline = declineOf(world, subscription);
  const invoice = openInvoice(world, subscription, 'subscription_cycle');
  if (decline === null) {
    payInvoice(world, invoice, idOf(subscription.default_payment_method));
  } else {
    failInvoice(world, invoice, decline);
    if (status === 'active') update(world, subscription, { status: 'past_due' });
  }
}

/** What comes of a declined renewal in the end: paid after all, left unpaid, or canceled. */
export function endDunning(
  world: World,
  subscription: Stripe.Subscription,
  outcome: 'paid' | 'unpaid' | 'canceled',
): void {
  const invoice = get(world, 'invoices', idOf(subscription.latest_invoice));
  if (invoice.status !== 'open') throw invalidRequest(`Invoice ${invoice.id} is not open.`);
  if (outcome === 'canceled') {
    endSubscription(world, subscription, 'payment_failed');
  } else if (outcome === 'unpaid') {
    update(world, subscription, { status: 'unpaid' });
  } else {
    payInvoice(world, invoice, idOf(subscription.default_payment_method));
    update(world, subscription, { status: 'active' });
  }
}

/** Pauses a subscription or takes it up again. */
export function setPaused(world: World, subscription: Stripe.Subscription, paused: boolean): void {
  const [from, to] = paused ? ['active', 'paused'] : ['paused', 'active'];
  if (subscription.status !== from) {
    throw invalidRequest(`Subscription ${subscription.id} is ${subscription.status}, not ${from}.`);
  }
  update(world, subscription, { status: to });
  emit(
    world,
    paused ? 'customer.subscription.paused' : 'customer.subscription.resumed',
    subscription,
    { subscriptionId: subscription.id },
  );
}

/** Replaces a subscription's metadata. */
export function setMetadata(
  world: World,
  subscription: Stripe.Subscription,
  metadata: Record<string, string>,
): void {
  update(world, subscription, { metadata });
}
