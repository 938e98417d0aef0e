import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** How long ago something was; the words are the dictionaries'. */
export type RelativeTime = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/**
 * Under a minute 'Just now', then whole minutes, hours and days (product 21.9).
 *
 * @param instant ISO 8601; one in the future, by a clock that is off, is now
 */
export function relativeTime(instant: string, now: Date): RelativeTime {
  const age = now.getTime() - Date.parse(instant);
  if (age < MINUTE_MS) return { unit: 'now' };
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) };
  return { unit: 'days', count: Math.floor(age / DAY_MS) };
}
