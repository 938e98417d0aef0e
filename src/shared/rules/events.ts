import { JOIN_MINUTES } from '../event-limits.ts';
import { germanDay } from './dates.ts';
import { MINUTE_MS } from './durations.ts';

/** When a live Q&A is: its start as a UTC ISO string, and its length. */
export interface EventTime {
  starts_at: string;
  minutes: number;
}

/** In milliseconds since the epoch. */
export function endOf({ starts_at, minutes }: EventTime): number {
  return Date.parse(starts_at) + minutes * MINUTE_MS;
}

export function isOver(event: EventTime, now: Date): boolean {
  return endOf(event) <= now.getTime();
}

/** The one that runs or comes next; null when all are over. */
export function nextEvent<E extends EventTime>(events: readonly E[], now: Date): E | null {
  const coming = events.filter((event) => !isOver(event, now));
  return coming.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0] ?? null;
}

/** Whether the room is open: from JOIN_MINUTES before the start to the end (product 30.3). */
export function isJoinOpen(event: EventTime, now: Date): boolean {
  const opens = Date.parse(event.starts_at) - JOIN_MINUTES * MINUTE_MS;
  return opens <= now.getTime() && !isOver(event, now);
}

/**
 * The day in Berlin by which the next date is named, while there is none (product 30.4): the first of
 * the month whose live Q&A is missing. It is in the past when the date is late.
 *
 * @param last start of the last one that took place, as a UTC ISO string; null before the first
 * @returns `YYYY-MM-DD`
 */
export function namedBy(last: string | null, now: Date): string {
  const month = germanDay(now).slice(0, 7);
  if (last === null || germanDay(new Date(last)).slice(0, 7) < month) return `${month}-01`;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
