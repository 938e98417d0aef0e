import type { EventFile } from '#src/content/schemas/event.ts';
import { sampleFacts } from '#src/integrations/sample-operator.ts';
import type { StoredEvent } from '#shared/entities/event.ts';
import { germanDay, instantOfGermanTime } from '#shared/rules/dates.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Days from a start of the local stack to the sample's last event. */
const SAMPLE_DAYS = 20;

/** An event of the file as its document. */
export function eventOf(event: EventFile, now: Date): StoredEvent {
  return {
    id: event.id,
    starts_at: instantOfGermanTime(event.startsAt),
    minutes: event.minutes,
    topic: event.topic,
    description: event.description,
    join_url: event.joinUrl ?? null,
    recording_url: event.recordingUrl ?? null,
    answers: event.answers ?? null,
    status: 'published',
    updated_at: now.toISOString(),
    reminded_for: null,
  };
}

/** Whether an event is the repository's example: one has an id or an address of it. */
export function isSampleEvent(event: EventFile): boolean {
  return event.id.startsWith('sample-') || sampleFacts(event).length > 0;
}

/**
 * Prevents the publication of the sample operator's events, which nobody will hold.
 *
 * @throws Error that names them
 */
export function requireRealEvents(events: readonly EventFile[]): void {
  const samples = events.filter(isSampleEvent).map(({ id }) => id);
  if (samples.length === 0) return;
  throw new Error(
    `src/content/events/events.yaml still has events of the sample operator: ${samples.join(', ')}. ` +
      'Remove them ("events: []" is fine: dates are entered on the operations page).',
  );
}

/**
 * The sample's events for the local stack, moved by whole days so that the last one is SAMPLE_DAYS
 * ahead; others stay as they are.
 */
export function aheadOf(events: readonly EventFile[], now: Date): EventFile[] {
  const last = events.filter(isSampleEvent).map(dayOf).sort().at(-1);
  if (last === undefined) return [...events];
  const days = Math.round((Date.parse(germanDay(now)) - Date.parse(last)) / DAY_MS) + SAMPLE_DAYS;
  return events.map((event) => (isSampleEvent(event) ? moved(event, days) : event));
}

function moved(event: EventFile, days: number): EventFile {
  const day = new Date(Date.parse(dayOf(event)) + days * DAY_MS).toISOString().slice(0, 10);
  return { ...event, startsAt: day + event.startsAt.slice(10) };
}

function dayOf({ startsAt }: EventFile): string {
  return startsAt.slice(0, 10);
}
