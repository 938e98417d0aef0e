import type { CampaignStats, Tally } from '../entities/campaign-stats.ts';
import { roundTo } from './round-to.ts';
import { countOf, sumOf } from './campaign-stats.ts';

/**
 * How the newer half of the tests differs from the older half (product 21.7); with an odd number
 * the test in the middle is in neither. Null when there is nothing to compare, as on a first day.
 */
export interface Trends {
  /** Mentions per test, newer minus older, to one decimal place. */
  mentionsTrend: number | null;
  /** Average sentiment in points, newer minus older, of the answers that mention the brand. */
  sentimentTrend: number | null;
  /** Tests in the newer half of the time between first and last day, minus those in the older. */
  totalTrend: number | null;
}

interface Day {
  /** Milliseconds. */
  time: number;
  tally: Tally;
}

export function brandTrends(stats: CampaignStats): Trends {
  const days = Object.entries(stats.days)
    .map(([day, platforms]) => ({
      time: Date.parse(day),
      tally: sumOf(Object.values(platforms)),
    }))
    .sort((a, b) => a.time - b.time);
  if (days.length < 2) return { mentionsTrend: null, sentimentTrend: null, totalTrend: null };
  const half = Math.floor(countOf(sumOf(days.map(({ tally }) => tally)), 'tests') / 2);
  const older = firstTests(days, half);
  const newer = firstTests(days.toReversed(), half);
  return {
    mentionsTrend: roundTo((countOf(newer, 'mentions') - countOf(older, 'mentions')) / half, 1),
    sentimentTrend: sentimentTrend(newer, older),
    totalTrend: paceTrend(days),
  };
}

function sentimentTrend(newer: Tally, older: Tally): number | null {
  const [after, before] = [newer, older].map((tally) => {
    const scored = countOf(tally, 'scored');
    return scored === 0 ? null : countOf(tally, 'scoreSum') / scored;
  });
  return after == null || before == null ? null : roundTo(after - before, 0);
}

/** The first `wanted` tests; a day that is more than the rest counts with this share of itself. */
function firstTests(days: readonly Day[], wanted: number): Tally {
  const parts: Tally[] = [];
  let left = wanted;
  for (const { tally } of days) {
    if (left <= 0) break;
    const share = Math.min(1, left / countOf(tally, 'tests'));
    parts.push(tally.map((count) => count * share));
    left -= countOf(tally, 'tests');
  }
  return sumOf(parts);
}

/** @param days oldest first, two at least */
function paceTrend(days: readonly Day[]): number {
  const middle = ((days[0]?.time ?? 0) + (days.at(-1)?.time ?? 0)) / 2;
  const sign = ({ time }: Day) => Math.sign(time - middle);
  return days.reduce((sum, day) => sum + sign(day) * countOf(day.tally, 'tests'), 0);
}
