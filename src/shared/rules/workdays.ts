import { DAY_MS } from './durations.ts';

/** Public holidays in Berlin that fall on the same day each year, `MM-DD` (§ 1 FeiertagsG Berlin). */
const FIXED_HOLIDAYS = ['01-01', '03-08', '05-01', '10-03', '12-25', '12-26'];

/** The others in days from Easter: Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const EASTER_HOLIDAYS = [-2, 1, 39, 50];

/**
 * The day itself, or the next one that is no Saturday, Sunday or public holiday in Berlin: when a
 * period ends that ends on such a day (§ 193 BGB).
 *
 * @param day `YYYY-MM-DD`
 */
export function workdayFrom(day: string): string {
  let time = Date.parse(day);
  while (!isWorkday(new Date(time))) time += DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * The working day in Berlin that is the n-th after a day, which does not count itself.
 *
 * @param day `YYYY-MM-DD`
 */
export function workdayAfter(day: string, count: number): string {
  let after = day;
  for (let left = count; left > 0; left -= 1) {
    after = workdayFrom(new Date(Date.parse(after) + DAY_MS).toISOString().slice(0, 10));
  }
  return after;
}

function isWorkday(day: Date): boolean {
  if ([0, 6].includes(day.getUTCDay())) return false;
  if (FIXED_HOLIDAYS.includes(day.toISOString().slice(5, 10))) return false;
  return !EASTER_HOLIDAYS.includes((day.getTime() - easterSunday(day.getUTCFullYear())) / DAY_MS);
}

/**
 * Easter Sunday by the algorithm of Meeus, Jones and Butcher, whose letters these are.
 *
 * @returns its midnight in UTC, milliseconds since the epoch
 */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
