/** Values of one thing over time, oldest first. */
export interface Series {
  name: string;
  days: { day: string; value: number }[];
}

/** The days of all series, oldest first. */
export function daysOf(series: readonly Series[]): string[] {
  return [...new Set(series.flatMap(({ days }) => days.map(({ day }) => day)))].sort();
}

/** The value of a day; null when there is none. */
export function valueOn({ days }: Series, day: string): number | null {
  return days.find((each) => each.day === day)?.value ?? null;
}
