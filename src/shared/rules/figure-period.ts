import type { CampaignStats } from '../entities/campaign-stats.ts';
import { FIGURE_DAYS } from '../figure-limits.ts';
import { DAY_MS } from './durations.ts';

/** UTC days (`YYYY-MM-DD`), both included. */
export interface FigurePeriod {
  from: string;
  to: string;
}

/**
 * The period of a campaign's figures (product 21.30): up to the newest day with answers, from the first
 * day of the month in which the newest FIGURE_DAYS begin, because sources are counted by month.
 */
export function figurePeriod({ days, branded }: CampaignStats, now: Date): FigurePeriod {
  const known = [...Object.keys(days), ...Object.keys(branded)];
  const today = now.toISOString().slice(0, 10);
  const to = known.length === 0 ? today : known.reduce((a, b) => (a > b ? a : b));
  const first = new Date(Date.parse(to) - (FIGURE_DAYS - 1) * DAY_MS).toISOString();
  return { from: `${first.slice(0, 7)}-01`, to };
}

export function isIn({ from, to }: FigurePeriod, day: string): boolean {
  return day >= from && day <= to;
}

/** The UTC months of a period, `YYYY-MM`, oldest first: at most four. */
export function monthsOf({ from, to }: FigurePeriod): string[] {
  const months = [from.slice(0, 7)];
  for (let last = months[0] ?? to; last < to.slice(0, 7);) {
    const [year = 0, month = 0] = last.split('-').map(Number);
    last = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    months.push(last);
  }
  return months;
}
