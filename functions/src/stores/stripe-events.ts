import { database } from './database.ts';

const COLLECTION = 'stripe_events';

export async function isEventApplied(eventId: string): Promise<boolean> {
  return (await (await database()).collection(COLLECTION).doc(eventId).get()).exists;
}

/** Notes an event after it was applied, never before: a failure in between must be retried. */
export async function markEventApplied(eventId: string, type: string, now: Date): Promise<void> {
  const events = (await database()).collection(COLLECTION);
  await events.doc(eventId).set({ id: eventId, type, applied_at: now.toISOString() });
}
