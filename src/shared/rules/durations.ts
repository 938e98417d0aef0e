/** Lengths of time, in milliseconds. A day is one of UTC: those of Berlin can have 23 or 25 hours. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
