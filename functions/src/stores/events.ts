import type { Query } from 'firebase-admin/firestore';
import { storedEventSchema, type EventFields, type StoredEvent } from '#shared/entities/event.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { MAX_EVENT_MINUTES, MAX_PAST_EVENTS } from '#shared/event-limits.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { isOver, nextEvent } from '#shared/rules/events.ts';
import { ApiError } from '../api-error.ts';
import { entryRow, type Operator } from './audit-log.ts';
import { database, isDocumentId, readRow, readRows, TRANSACTION } from './database.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

const COLLECTION = 'events';

/** More than ever run at the same time. */
const MOST_AT_ONCE = 10;

async function published(): Promise<Query> {
  return (await database()).collection(COLLECTION).where('status', '==', 'published');
}

/** The live Q&A that runs or comes next; null without one. */
export async function findNextEvent(now: Date): Promise<StoredEvent | null> {
  const longestRunning = new Date(now.getTime() - MAX_EVENT_MINUTES * MINUTE_MS).toISOString();
  const rows = (await published()).where('starts_at', '>', longestRunning).orderBy('starts_at');
  const { docs } = await rows.limit(MOST_AT_ONCE).get();
  return nextEvent(readRows(storedEventSchema, docs), now);
}

/** Those that are over, newest first. */
export async function listPastEvents(now: Date, limit = MAX_PAST_EVENTS): Promise<StoredEvent[]> {
  const rows = (await published())
    .where('starts_at', '<=', now.toISOString())
    .orderBy('starts_at', 'desc');
  // Those that still run come first.
  const { docs } = await rows.limit(limit + MOST_AT_ONCE).get();
  const past = readRows(storedEventSchema, docs).filter((event) => isOver(event, now));
  return past.slice(0, limit);
}

/** Those that begin after `now` and not after `until`. */
export async function listEventsUntil(now: Date, until: Date): Promise<StoredEvent[]> {
  const rows = (await published())
    .where('starts_at', '>', now.toISOString())
    .where('starts_at', '<=', until.toISOString())
    .orderBy('starts_at');
  const { docs } = await rows.get();
  return readRows(storedEventSchema, docs);
}

/** A published one; null for others. */
export async function findEvent(id: string): Promise<StoredEvent | null> {
  if (!isDocumentId(id)) return null;
  const row = (await database()).collection(COLLECTION).doc(id);
  const event = readRow(storedEventSchema, await row.get());
  return event?.status === 'published' ? event : null;
}

/** For an operator: the latest start first. */
export async function listEvents(page: PageRequest): Promise<Page<StoredEvent>> {
  return readPage(storedEventSchema, newestFirst(await published(), 'starts_at'), page);
}

/** Notes that all members were reminded of this start. */
export async function noteReminded({ id, starts_at }: StoredEvent): Promise<void> {
  await (await database()).collection(COLLECTION).doc(id).update({ reminded_for: starts_at });
}

/**
 * Adds a live Q&A, or changes one.
 *
 * @param id null for a new one
 * @param seen the `updated_at` that the operator has seen
 * @throws ApiError `entry-not-found`, `changed-meanwhile`
 */
export async function saveEvent(
  { id, event, seen }: { id: string | null; event: EventFields; seen: string | null },
  operator: Operator,
): Promise<AuditEntry> {
  const note = `${event.topic.en}, ${event.starts_at}`;
  const change = { id, seen, action: 'event-saved', note } as const;
  return changeEvent(change, operator, { ...event, status: 'published' });
}

/**
 * Removes a live Q&A from every list. Its row stays, so that the files do not bring it back.
 *
 * @throws as {@link saveEvent}
 */
export async function removeEvent(
  { id, seen }: { id: string; seen: string | null },
  operator: Operator,
): Promise<AuditEntry> {
  const change = { id, seen, action: 'event-removed', note: '' } as const;
  return changeEvent(change, operator, { status: 'removed' });
}

async function changeEvent(
  change: {
    id: string | null;
    seen: string | null;
    action: 'event-saved' | 'event-removed';
    note: string;
  },
  operator: Operator,
  fields: Partial<StoredEvent>,
): Promise<AuditEntry> {
  const { id, seen, action, note } = change;
  if (id !== null && !isDocumentId(id)) throw notFound();
  const db = await database();
  const rows = db.collection(COLLECTION);
  const ref = id === null ? rows.doc() : rows.doc(id);
  const row = entryRow(db, operator, { action, target: ref.path, user_id: null, note });
  await db.runTransaction(async (transaction) => {
    const before = readRow(storedEventSchema, await transaction.get(ref));
    if (id !== null && before?.status !== 'published') throw notFound();
    if (before !== null && before.updated_at !== seen) {
      throw new ApiError('changed-meanwhile', `It was changed at ${before.updated_at}.`);
    }
    const updated_at = operator.now.toISOString();
    transaction.set(ref, { id: ref.id, reminded_for: null, ...before, ...fields, updated_at });
    transaction.create(row.ref, row.data);
  }, TRANSACTION);
  return row.entry;
}

function notFound(): ApiError {
  return new ApiError('entry-not-found', 'There is no such entry.');
}
