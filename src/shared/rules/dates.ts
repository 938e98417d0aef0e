import { DAY_MS, HOUR_MS } from './durations.ts';

/** German business time: what a member reads as a day is a day in Berlin. */
export const TIME_ZONE = 'Europe/Berlin';

/**
 * A UTC instant as a day.
 *
 * @param instant UTC ISO string, or a day alone
 * @param localeTag BCP 47 tag
 */
export function formatDay(instant: string, localeTag: string): string {
  return new Intl.DateTimeFormat(localeTag, { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    new Date(instant),
  );
}

/** {@link formatDay} without the year, for days that are near: '9 November'. */
export function formatDate(instant: string, localeTag: string): string {
  return near(instant, localeTag, {});
}

/** {@link formatDate} with the day of the week: 'Monday 16 November'. */
export function formatWeekday(instant: string, localeTag: string): string {
  return near(instant, localeTag, { weekday: 'long' });
}

function near(instant: string, localeTag: string, more: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeTag, {
    ...more,
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** The day in Germany at an instant, `YYYY-MM-DD`, as date fields have it. */
export function germanDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(
    instant,
  );
}

/**
 * The instant at which a day in Germany is over.
 *
 * @param day `YYYY-MM-DD`
 * @returns UTC ISO string
 */
export function endOfGermanDay(day: string): string {
  const nextMidnight = Date.parse(day) + 24 * HOUR_MS;
  // One hour before UTC in winter, two in summer.
  const summer = new Date(nextMidnight - 2 * HOUR_MS);
  const end = germanDay(summer) > day ? summer : new Date(nextMidnight - HOUR_MS);
  return end.toISOString();
}

/**
 * An instant as a time in Germany, `YYYY-MM-DDTHH:mm`, as fields for date and time have it.
 *
 * @param instant UTC ISO string
 */
export function germanDateTime(instant: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'short' });
  const at = new Date(instant);
  return `${germanDay(at)}T${time.format(at)}`;
}

/**
 * The instant of a time in Germany. One that the change to summer time skips is an hour later; of one
 * that there is twice it is the first.
 *
 * @param time `YYYY-MM-DDTHH:mm`
 * @returns UTC ISO string
 */
export function instantOfGermanTime(time: string): string {
  const asUtc = Date.parse(`${time}Z`);
  // One hour before UTC in winter, two in summer.
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * HOUR_MS).toISOString());
  return summer !== undefined && germanDateTime(summer) === time ? summer : (winter ?? '');
}

/**
 * How long ago an instant was, in its largest unit: '5 minutes ago', 'yesterday'. Days are those of
 * the calendar, so that the day before yesterday is never called yesterday.
 *
 * @param instant UTC ISO string
 * @param now milliseconds since the epoch
 */
export function formatAgo(instant: string, now: number, localeTag: string): string {
  const format = new Intl.RelativeTimeFormat(localeTag, { numeric: 'auto' });
  const minutes = Math.round((Date.parse(instant) - now) / 60_000);
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 24) return format.format(hours, 'hour');
  const dayOf = (at: number) => Date.parse(germanDay(new Date(at)));
  return format.format((dayOf(Date.parse(instant)) - dayOf(now)) / DAY_MS, 'day');
}
