import { endOfGermanDay, germanDay } from './dates.ts';
import { DAY_MS } from './durations.ts';
import { workdayFrom } from './workdays.ts';

/**
 * The term of a membership: when it can end, and the refund. Amounts are integer cents, times UTC
 * ISO strings.
 */

/** Days in which a consumer can withdraw with a full refund (§ 355 (2) BGB). */
const WITHDRAWAL_DAYS = 14;

/** Months of notice after the first year (§ 309 No. 9 BGB). */
const NOTICE_MONTHS = 1;

/** A membership's current period. */
export interface MembershipPeriod {
  /** When the contract was made. */
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  /** Amount paid for this period, without refunds. */
  paidCents: number;
}

/** An end before the period's end, with its refund. */
export interface EarlyEnd {
  endsAt: string;
  refundCents: number;
}

/**
 * The end that a member can choose with one month's notice, or null: in the first year, and when
 * the period ends sooner anyway.
 */
export function noticeOffer(period: MembershipPeriod, now: Date): EarlyEnd | null {
  const endsAt = addMonths(now, NOTICE_MONTHS).toISOString();
  if (!isRenewed(period) || endsAt >= period.periodEnd) return null;
  return { endsAt, refundCents: refundFrom(period, endsAt) };
}

/**
 * The refund when a membership ends at once, such as with the account's deletion: everything within
 * the withdrawal period, after the first year the refund of a month's notice, otherwise nothing.
 *
 * @returns cents
 */
export function refundOnImmediateEnd(period: MembershipPeriod, now: Date): number {
  if (isWithdrawable(period.startedAt, now)) return period.paidCents;
  return noticeOffer(period, now)?.refundCents ?? 0;
}

/** Whether a consumer can still withdraw from a contract. */
export function isWithdrawable(startedAt: string, now: Date): boolean {
  return now.toISOString() < endOfGermanDay(withdrawalDay(startedAt));
}

/**
 * The last whole day in Berlin on which a consumer can withdraw, `YYYY-MM-DD`. The contract's own
 * day does not count (§ 187 (1) BGB), and a last day that is not a workday moves to the next one (§
 * 193 BGB).
 *
 * @param startedAt when the contract was made, a UTC ISO string
 */
export function withdrawalDay(startedAt: string): string {
  const firstDay = Date.parse(germanDay(new Date(startedAt)));
  const lastDay = new Date(firstDay + WITHDRAWAL_DAYS * DAY_MS);
  return workdayFrom(lastDay.toISOString().slice(0, 10));
}

/** Whether the first year is over. */
function isRenewed({ startedAt, periodStart }: MembershipPeriod): boolean {
  return Date.parse(periodStart) - Date.parse(startedAt) >= DAY_MS;
}

/**
 * The refund for the days from `endsAt` to the period's end, in cents, rounded up in days and
 * cents.
 */
function refundFrom(
  { periodStart, periodEnd, paidCents }: MembershipPeriod,
  endsAt: string,
): number {
  const days = (from: string) => (Date.parse(periodEnd) - Date.parse(from)) / DAY_MS;
  const unused = Math.ceil(days(endsAt));
  return Math.min(paidCents, Math.ceil((paidCents * unused) / days(periodStart)));
}

/** The same day and time in later months, or the month's last day where it is shorter. */
function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(date.getUTCMonth() + months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
