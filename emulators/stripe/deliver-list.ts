import type { Deliveries } from './deliveries.ts';
import type { StoredEvent } from './world.ts';

/** What came of one entry of a list. */
export interface Outcome {
  eventId: string;
  /** Whether the endpoint answered 2xx in the end. */
  taken: boolean;
  /** How often it was sent. */
  tries: number;
}

/**
 * Sends exactly the given events, duplicates included, in the given order and at most `concurrency`
 * at a time. Each is tried up to `tries` times at once, so that an endpoint that answers 5xx under
 * contention is asked again as Stripe would.
 */
export async function deliverList(
  deliveries: Deliveries,
  events: StoredEvent[],
  { concurrency = 1, tries = 1 }: { concurrency?: number; tries?: number } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = events.entries();
  const worker = async (): Promise<void> => {
    for (const [index, event] of queue) {
      const outcome: Outcome = { eventId: event.id, taken: false, tries: 0 };
      outcomes[index] = outcome;
      while (!outcome.taken && outcome.tries < tries) {
        outcome.tries += 1;
        outcome.taken = await deliveries.deliverOnce(event);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return outcomes;
}
