import { failedEventSchema, type FailedEvent } from '#shared/entities/stripe-event.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { errorCode } from '../error-code.ts';
import { database } from './database.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

/**
 * `stripe_events/{id}`: who applies an event, and whether it is done. A row is created by the first
 * delivery, given back when applying fails, and closed once it has succeeded, so that no event is
 * applied twice, not even by two deliveries of it at the same moment. Failures stay noted for the
 * operator.
 */
const COLLECTION = 'stripe_events';

/**
 * How long a delivery may hold an event, in milliseconds. The function runs for a minute at most, so an
 * older claim belongs to a process that has died.
 */
const LEASE_MS = 60_000;

/** gRPC codes of a write whose precondition does not hold (google.rpc.Code). */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Result of a claim: the event is claimed, done already, or being applied by another delivery. */
export type EventTurn = 'ours' | 'applied' | 'busy';

/** Takes an event for applying. */
export async function takeEvent(eventId: string, type: string, now: Date): Promise<EventTurn> {
  const ref = await eventRef(eventId);
  const started_at = now.toISOString();
  const expires_at = expiryOf('stripe_events', now);
  const event = { id: eventId, type, started_at, applied_at: null, expires_at };
  if (await holds(ref.create(event))) return 'ours';

  const row = await ref.get();
  if (typeof row.get('applied_at') === 'string') return 'applied';
  const since: unknown = row.get('started_at');
  const isHeld = typeof since === 'string' && now.getTime() - Date.parse(since) < LEASE_MS;
  if (row.updateTime === undefined || isHeld) return 'busy';
  const takeOver = ref.update({ started_at }, { lastUpdateTime: row.updateTime });
  return (await holds(takeOver)) ? 'ours' : 'busy';
}

/** Which of these events were not applied. */
export async function findUnapplied(eventIds: readonly string[]): Promise<Set<string>> {
  const refs = await Promise.all(eventIds.map(eventRef));
  const marks = refs.length === 0 ? [] : await (await database()).getAll(...refs);
  const open = marks.filter((mark) => typeof mark.get('applied_at') !== 'string');
  return new Set(open.map(({ id }) => id));
}

/** Notes an event after it was applied, never before: a failure in between must be retried. */
export async function markEventApplied(eventId: string, now: Date): Promise<void> {
  await (await eventRef(eventId)).update({ applied_at: now.toISOString() });
}

/**
 * Leaves an event that could not be applied to Stripe's next try.
 *
 * @param failure code or name of the error
 */
export async function giveEventBack(eventId: string, failure: string, now: Date): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  await (
    await eventRef(eventId)
  ).update({
    started_at: null,
    failed_at: now.toISOString(),
    failures: FieldValue.increment(1),
    failure,
  });
}

/** Events that could not be applied at least once, or those that still fail; the newest failure first. */
export async function listFailedEvents(
  page: PageRequest & { open: boolean },
): Promise<Page<FailedEvent>> {
  const events = (await database()).collection(COLLECTION);
  const wanted = page.open ? events.where('applied_at', '==', null) : events;
  return readPage(failedEventSchema, newestFirst(wanted, 'failed_at'), page);
}

/** How many events still fail: an aggregate. */
export async function countFailingEvents(): Promise<number> {
  const open = (await database()).collection(COLLECTION).where('applied_at', '==', null);
  // What never failed lacks the field and so is not in this order.
  return (await open.orderBy('failed_at', 'desc').count().get()).data().count;
}

async function eventRef(eventId: string): Promise<DocumentReference> {
  return (await database()).collection(COLLECTION).doc(eventId);
}

/** Whether a write's precondition held. */
async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === ALREADY_EXISTS || code === FAILED_PRECONDITION || code === NOT_FOUND) return false;
    throw error;
  }
}
