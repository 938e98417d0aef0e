import type Stripe from 'stripe';
import { expect } from 'vitest';
import { isStripeEventType } from '#shared/entities/stripe-event.ts';
import type { Backend } from './api-server-backend.ts';
import type { TestMember } from './api-server-client.ts';
import { expectedSubscription, isMembership, type SubscriptionState } from './expected-records.ts';
import { Ledger } from './subscription-ledger.ts';
import type { MembershipState, Steps } from './subscription-steps.ts';

/**
 * Something that happens at Stripe, or deliveries of what has happened so far. Those that are
 * overtaken have read from Stripe, and may store it only after later ones have stored theirs.
 */
export type Move =
  | { kind: 'step'; pick: number }
  | {
      kind: 'deliver';
      picks: number[];
      concurrency: number;
      pace: 'awaited' | 'let go' | 'overtaken';
    };

/** What the functions read before they store. */
const READING = /^GET \/v1\/(subscriptions|invoices)\//;

interface Past {
  /** Every state that Stripe had, oldest first. */
  states: SubscriptionState[];
  /** Index of the oldest state that may still be stored; -1 while nothing needs to be. */
  reached: number;
}

/** One member's history: a subscription, or several one after the other. */
export class SubscriptionHistory {
  readonly member: TestMember;
  readonly #backend: Backend;
  readonly #steps: Steps;
  readonly #pasts = new Map<string, Past>();
  /** What each subscription had come to when an event about it was sent for the first time. */
  readonly #sentAt = new Map<string, { id: string; reached: number }>();
  readonly #underWay = new Set<Promise<void>>();
  /** Release the overtaken deliveries. */
  readonly #held: (() => void)[] = [];
  readonly ledger = new Ledger();
  /** Nothing is stored about the member from then on. */
  isDeleted = false;

  constructor(backend: Backend, member: TestMember, steps: Steps) {
    this.#backend = backend;
    this.#steps = steps;
    this.member = member;
  }

  async make(move: Move): Promise<void> {
    if (move.kind === 'step') {
      await this.#step(move.pick);
      return;
    }
    const { gate } = this.#backend;
    const reading = move.pace === 'overtaken' ? gate.holdNext(READING) : null;
    const delivery = this.#deliver(move.picks, move.concurrency).finally(() => {
      this.#underWay.delete(delivery);
    });
    this.#underWay.add(delivery);
    if (reading !== null) {
      const release = await Promise.race([reading, delivery]);
      if (release) this.#held.push(release);
      else gate.forgetUnmet();
    }
    if (move.pace !== 'awaited') return;
    await delivery;
    await this.arrived();
    await this.expectNothingInvented();
  }

  /** Resolves when no delivery of this history is under way. */
  async arrived(): Promise<void> {
    for (const release of this.#held.splice(0)) release();
    await Promise.all(this.#underWay);
  }

  /**
   * Every stored subscription is a state that Stripe had, no older than the newest applied event, and
   * never goes back to an earlier one.
   */
  async expectNothingInvented(): Promise<void> {
    // A delivered event may have made us end it, as a full refund does.
    await this.#noteAll();
    if (this.isDeleted) return;
    for (const [id, past] of this.#pasts) {
      const row = await this.#backend.db.doc(`user_subscriptions/${id}`).get();
      if (!row.exists) {
        expect(past.reached, `${id} was delivered, but is not stored`).toBe(-1);
        continue;
      }
      const stored = JSON.stringify(storedState(row.data() ?? {}));
      const index = past.states.findIndex(
        (state, at) => at >= past.reached && JSON.stringify(state) === stored,
      );
      expect(index, `${stored} after ${JSON.stringify(past.states)}`).toBeGreaterThanOrEqual(0);
      past.reached = index;
    }
  }

  async #step(pick: number): Promise<void> {
    if (this.isDeleted) return;
    const newest = (await this.#subscriptions()).at(-1);
    const possible = Object.values(this.#steps[stateOf(newest)] ?? {});
    // A history begins with a purchase, the first step of a member without a membership.
    const step = possible[pick % possible.length];
    const scene = {
      backend: this.#backend,
      member: this.member,
      id: newest?.id ?? '',
      pick,
      ledger: this.ledger,
    };
    const outcome = await step?.(scene);
    if (outcome === 'deleted') this.isDeleted = true;
    await this.#noteAll();
    const past = newest && this.#pasts.get(newest.id);
    // A call of ours has stored what it did when it answers.
    if (outcome === 'stored' && past !== undefined) past.reached = past.states.length - 1;
  }

  async #noteAll(): Promise<void> {
    for (const subscription of await this.#subscriptions()) this.#note(subscription);
  }

  /** Memberships, oldest first. */
  async #subscriptions(): Promise<Stripe.Subscription[]> {
    const { data } = await this.#backend.stripe.subscriptions.list({
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    });
    return data.filter(isMembership).reverse();
  }

  #note(subscription: Stripe.Subscription): void {
    const state = expectedSubscription(subscription);
    const past = this.#pasts.get(subscription.id) ?? { states: [], reached: -1 };
    this.#pasts.set(subscription.id, past);
    if (JSON.stringify(past.states.at(-1)) !== JSON.stringify(state)) past.states.push(state);
  }

  async #deliver(picks: readonly number[], concurrency: number): Promise<void> {
    const events = this.#backend.control.events().filter(({ type }) => isStripeEventType(type));
    const chosen = picks
      .map((pick) => events.at(-1 - (pick % events.length)))
      .filter((event) => event !== undefined);
    for (const { id, type, data } of chosen) {
      const about = (data.object as { id: string }).id;
      const past = this.#pasts.get(about);
      if (!type.startsWith('customer.subscription.') || past === undefined) continue;
      if (!this.#sentAt.has(id))
        this.#sentAt.set(id, { id: about, reached: past.states.length - 1 });
    }
    const ids = chosen.map(({ id }) => id);
    const outcomes = await this.#backend.control.deliver(ids, { concurrency });
    for (const { eventId, taken } of outcomes) {
      const sent = this.#sentAt.get(eventId);
      const past = sent && this.#pasts.get(sent.id);
      if (taken && past) past.reached = Math.max(past.reached, sent.reached);
    }
  }
}

function storedState(row: Record<string, unknown>): Record<string, unknown> {
  const { id, status, cancel_at_period_end, current_period_end } = row;
  return { id, status, cancel_at_period_end, current_period_end };
}

function stateOf(newest: Stripe.Subscription | undefined): MembershipState {
  const invoice = newest?.latest_invoice;
  const isOpen = typeof invoice === 'object' && invoice?.status === 'open';
  if (newest?.status === 'active' && isOpen) return 'awaiting';
  return newest?.status ?? 'canceled';
}
