/** A membership's current period; times in milliseconds since the epoch. */
export interface PaidPeriod {
  createdAt: number;
  startsAt: number;
  endsAt: number;
  /** What was paid for it and neither given back nor disputed, in cents. */
  keptCents: number;
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * What the terms give back, in cents, worked out apart from the product's rules, so that an error there
 * does not agree with itself: everything in the first 14 days; then nothing in the first year; after it
 * the days from one month after the end is asked for.
 *
 * @throws for the days on which weekends and holidays decide whether 14 days are over
 */
export function backAtOnce(period: PaidPeriod, at: Date): number {
  const age = at.getTime() - period.createdAt;
  if (age < 14 * DAY) return period.keptCents;
  if (age < 21 * DAY)
    throw new Error('Whether this can be withdrawn from depends on the holidays.');
  return backByNotice(period, at) ?? 0;
}

/** What one month's notice gives back, in cents; null when it is not possible. */
export function backByNotice(period: PaidPeriod, at: Date): number | null {
  const { createdAt, startsAt, endsAt, keptCents } = period;
  const isFirstYear = startsAt - createdAt < DAY;
  const end = oneMonthAfter(at);
  if (isFirstYear || end >= endsAt) return null;
  const unused = Math.ceil((endsAt - end) / DAY);
  const all = Math.round((endsAt - startsAt) / DAY);
  return Math.min(keptCents, Math.ceil((keptCents * unused) / all));
}

/** The 31st of a month leads to the last day of a shorter one. */
function oneMonthAfter(at: Date): number {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth() + 1;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(at.getUTCDate(), lastDay);
  const monthStart = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
  const sinceDayBegan = at.getTime() - monthStart - (at.getUTCDate() - 1) * DAY;
  return Date.UTC(year, month, day) + sinceDayBegan;
}
