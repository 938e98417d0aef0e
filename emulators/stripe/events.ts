import type Stripe from 'stripe';
import { now } from './clock.ts';
import { newId } from './ids.ts';
import type { StoredEvent, World } from './world.ts';

/** The one API version that the emulator speaks: the one that the installed SDK is written for. */
export const API_VERSION = '2026-10-28.endive';

interface EventOptions {
  /** Whose clock dates the event. */
  subscriptionId?: string | undefined;
  /** The object, or fields of it, from before an update; the event names those that changed. */
  previous?: object;
}

function changedFields(previous: object, object: object): Record<string, unknown> {
  const changed = Object.entries(previous).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(object, key)),
  );
  return Object.fromEntries(changed);
}

/** Stores an event with a snapshot of its object and hands it to the deliveries. */
export function emit(
  world: World,
  type: Stripe.Event['type'],
  object: object,
  { subscriptionId, previous }: EventOptions = {},
): void {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(world, subscriptionId),
    data: {
      object: structuredClone(object),
      ...(previous === undefined
        ? {}
        : { previous_attributes: structuredClone(changedFields(previous, object)) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: world.request ?? { id: null, idempotency_key: null },
    type,
  };
  world.state.tables.events[event.id] = event;
  world.onEvent(event);
}
