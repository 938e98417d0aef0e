import type Stripe from 'stripe';
import { STRIPE_EVENTS } from '#shared/entities/stripe-event.ts';
import { ApiError } from '../api-error.ts';
import { callStripe } from '../gateways/stripe.ts';
import { findUnapplied } from '../stores/stripe-events.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';
import { attempt, type LedgerScope, type Note } from './ledger-step.ts';

/** Events whose marks are read at once. */
const BATCH_SIZE = 100;

/** Applies Stripe's events that the webhook never received, oldest first. */
export async function applyMissedEvents(
  { now, since, due }: LedgerScope,
  note: Note,
): Promise<void> {
  const events = await eventsSince(since);
  const expected = events.filter(({ created }) => due === null || created * 1_000 <= due.getTime());
  for (let start = 0; start < expected.length; start += BATCH_SIZE) {
    const batch = expected.slice(start, start + BATCH_SIZE);
    const missed = await findUnapplied(batch.map(({ id }) => id));
    for (const event of batch.filter(({ id }) => missed.has(id))) {
      await attempt(event.id, note, () => apply(event, now, note), 'eventFailed');
    }
  }
}

async function apply(event: Stripe.Event, now: Date, note: Note): Promise<void> {
  try {
    await applyStripeEvent(event, now);
    note('event', event.id, true);
  } catch (error) {
    // Stripe delivers it at this very moment.
    if (error instanceof ApiError && error.code === 'event-in-progress') return;
    throw error;
  }
}

/** Ids of objects with recent events, which the webhook may still be applying. */
export async function objectsChangedSince(since: Date): Promise<Set<string>> {
  const events = await eventsSince(since);
  return new Set(events.map(({ data: { object } }) => ('id' in object ? String(object.id) : '')));
}

/** Oldest first. */
async function eventsSince(since: Date): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  await callStripe(async (stripe) => {
    const list = stripe.events.list({
      types: [...STRIPE_EVENTS],
      created: { gte: Math.floor(since.getTime() / 1_000) },
      limit: 100,
    });
    for await (const event of list) found.push(event);
  });
  return found.reverse();
}
