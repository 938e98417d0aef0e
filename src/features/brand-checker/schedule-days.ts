/** The name of a day of the week, 1 to 7 from Monday. */
export function weekdayName(weekday: number, localeTag: string): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(localeTag, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** An instant as a day and a time where the reader is. */
export function dayAndTime(instant: string, localeTag: string): string {
  return new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
