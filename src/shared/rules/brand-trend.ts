import type { AnswerMode } from '../entities/answer-mode.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { MIN_TREND_RUNS } from '../figure-limits.ts';
import { countOf, daysOf } from './campaign-stats.ts';
import { changeOf, heldTwice, share, type Share } from './shares.ts';

export interface RunShare extends Share {
  day: string;
}

/** How the share of answers that name the brand has changed. */
export interface BrandTrend {
  /** Of the newest run, with its UTC day. */
  now: RunShare;
  /** Of the run that it changed from: the one before, or where it held twice the one before that. */
  before: RunShare;
  change: 'more' | 'less' | 'may-be-chance';
  /** The ranges do not touch, or they do and it held in the last two runs; else it may be chance. */
  basis: 'clear' | 'held' | 'chance';
}

/**
 * The trend of a measure over its runs, the days with answers (product 21.29); null below
 * MIN_TREND_RUNS.
 */
export function brandTrend({ days }: CampaignStats, mode: AnswerMode): BrandTrend | null {
  const runs = daysOf(days, mode).flatMap(({ day, tally }): RunShare[] => {
    const counted = share(countOf(tally, 'mentioned'), countOf(tally, 'tests'));
    return counted === null ? [] : [{ ...counted, day }];
  });
  const [before, now] = runs.slice(-2);
  if (runs.length < MIN_TREND_RUNS || before === undefined || now === undefined) return null;
  const change = changeOf(now, before);
  if (change !== 'may-be-chance') return { now, before, change, basis: 'clear' };
  const held = heldTwice(runs);
  return held === null
    ? { now, before, change, basis: 'chance' }
    : { now, before: runs.at(-3) ?? before, change: held, basis: 'held' };
}
