import type Stripe from 'stripe';
import { deleteCustomer } from './billing/customers.ts';
import { closeDispute, openDispute } from './billing/disputes.ts';
import { expireSession } from './billing/checkout.ts';
import { chargeOfInvoice, failRefund, refundCharge } from './billing/refunds.ts';
import { sellByHand, type SaleByHand } from './billing/sell-by-hand.ts';
import {
  advanceToPeriodEnd,
  endDunning,
  endSubscription,
  setPaused,
  settlePayment,
} from './billing/subscriptions.ts';
import type { Attempt, Deliveries } from './deliveries.ts';
import { deliverList, type Outcome } from './deliver-list.ts';
import { invalidRequest } from './errors.ts';
import { get, getCustomer } from './lookup.ts';
import { loadState, saveState } from './state-file.ts';
import { emptyState, type State, type StoredEvent, type World } from './world.ts';

/**
 * What tests and the demo can do to the emulator, in process; `/_local` offers the same over HTTP.
 * Ids are Stripe's; an unknown one throws the API's `resource_missing`.
 */
export interface StripeControl {
  /** Every event, oldest first. */
  events(): StoredEvent[];
  /** Every delivery tried, oldest first. */
  attempts(): readonly Attempt[];
  /** Keeps back new events until {@link release}. */
  hold(): void;
  release(): void;
  /** Loses the next tries on the way; retries follow. */
  drop(count: number): void;
  /** Resolves when nothing is under way any more, retries included. */
  settled(): Promise<void>;
  /** Sends an event once more, with retries. */
  replay(eventId: string): void;
  /** Sends exactly these events in this order, `concurrency` at a time, and returns the outcome of each. */
  deliver(
    eventIds: string[],
    options?: { concurrency?: number; tries?: number },
  ): Promise<Outcome[]>;
  /**
   * Moves to the period's end: renews, or ends what was to be canceled.
   *
   * @param isDelayed the renewal's payment waits for {@link settlePayment}
   */
  advance(subscriptionId: string, isDelayed?: boolean): Stripe.Subscription;
  /** The next renewal is declined (`past_due`). */
  failNextRenewal(subscriptionId: string): void;
  endDunning(subscriptionId: string, outcome: 'paid' | 'unpaid' | 'canceled'): Stripe.Subscription;
  pause(subscriptionId: string): Stripe.Subscription;
  resume(subscriptionId: string): Stripe.Subscription;
  /** A subscription that the operator makes in the dashboard. */
  sellByHand(sale: SaleByHand): Stripe.Subscription;
  /** The delayed payment of the newest invoice arrives or bounces. */
  settlePayment(subscriptionId: string, arrives: boolean): Stripe.Subscription;
  cancelNow(subscriptionId: string): Stripe.Subscription;
  /** Gives back an invoice's money; `amount` in cents, everything unless given. */
  refund(invoiceId: string, amount?: number): Stripe.Refund;
  /** The bank does not take the refund. */
  failRefund(refundId: string): Stripe.Refund;
  /** A bank takes an invoice's money back; `amount` in cents, everything unless given. */
  dispute(invoiceId: string, amount?: number): Stripe.Dispute;
  closeDispute(disputeId: string, won: boolean): Stripe.Dispute;
  deleteCustomer(customerId: string): Stripe.DeletedCustomer;
  expireSession(sessionId: string): Stripe.Checkout.Session;
  /** Forgets all objects and deliveries. */
  reset(): Promise<void>;
  save(path: string): Promise<void>;
  /** Loads a saved state and sends what was not yet delivered. */
  restore(path: string): Promise<void>;
}

/** Everything that a saved state still owes the endpoint. */
export function undelivered(state: State): StoredEvent[] {
  return Object.values(state.tables.events).filter(({ pending_webhooks }) => pending_webhooks > 0);
}

/** The control over a running emulator. */
export function createControl(world: World, deliveries: Deliveries): StripeControl {
  const subscription = (id: string) => get(world, 'subscriptions', id);
  const changed = (id: string, change: (subscription: Stripe.Subscription) => void) => {
    change(subscription(id));
    return structuredClone(subscription(id));
  };
  return {
    events: () => structuredClone(Object.values(world.state.tables.events)),
    attempts: () => deliveries.attempts,
    hold: () => deliveries.hold(),
    release: () => deliveries.release(),
    drop: (count) => deliveries.drop(count),
    settled: () => deliveries.settled(),
    replay: (id) => deliveries.enqueue(get(world, 'events', id)),
    deliver: (ids, options) =>
      deliverList(
        deliveries,
        ids.map((id) => get(world, 'events', id)),
        options,
      ),
    advance: (id, isDelayed) => changed(id, (found) => advanceToPeriodEnd(world, found, isDelayed)),
    failNextRenewal: (id) => {
      world.state.failNextRenewal[subscription(id).id] = true;
    },
    endDunning: (id, outcome) => changed(id, (found) => endDunning(world, found, outcome)),
    pause: (id) => changed(id, (found) => setPaused(world, found, true)),
    resume: (id) => changed(id, (found) => setPaused(world, found, false)),
    sellByHand: (sale) => structuredClone(sellByHand(world, sale)),
    settlePayment: (id, arrives) => changed(id, (found) => settlePayment(world, found, arrives)),
    cancelNow: (id) => changed(id, (found) => endSubscription(world, found)),
    refund: (id, amount) => refundCharge(world, chargeOfInvoice(world, id), amount),
    failRefund: (id) => {
      const refund = get(world, 'refunds', id);
      failRefund(world, refund);
      return refund;
    },
    dispute: (id, amount) => openDispute(world, chargeOfInvoice(world, id), amount),
    closeDispute: (id, won) => {
      const dispute = get(world, 'disputes', id);
      closeDispute(world, dispute, won);
      return dispute;
    },
    deleteCustomer: (id) => deleteCustomer(world, getCustomer(world, id)),
    expireSession: (id) => {
      const session = get(world, 'sessions', id);
      if (session.status !== 'open') throw invalidRequest(`Session ${id} is not open.`);
      expireSession(world, session);
      return session;
    },
    reset: async () => {
      await deliveries.reset();
      world.state = emptyState();
    },
    save: (path) => saveState(path, world.state),
    restore: async (path) => {
      const state = await loadState(path);
      if (state === undefined) throw invalidRequest(`There is no state file at ${path}.`);
      await deliveries.reset();
      world.state = state;
      for (const event of undelivered(state)) deliveries.enqueue(event);
    },
  };
}
