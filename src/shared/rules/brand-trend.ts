import type { AnswerMode } from '../entities/answer-mode.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { MIN_TREND_RUNS } from '../figure-limits.ts';
import { countOf, daysOf } from './campaign-stats.ts';
import { changeOf, heldTwice, share, type Share } from './shares.ts';

/** How the share of answers that name the brand changed from the run before to the newest. */
export interface BrandTrend {
  now: Share;
  before: Share;
  /** More than chance, or held in the last two runs; else it may be chance. */
  change: 'more' | 'less' | 'may-be-chance';
}

/**
 * The trend of a measure over its runs, the days with answers (product 21.29); null below
 * MIN_TREND_RUNS.
 */
export function brandTrend({ days }: CampaignStats, mode: AnswerMode): BrandTrend | null {
  const runs = daysOf(days, mode).flatMap(
    ({ tally }) => share(countOf(tally, 'mentioned'), countOf(tally, 'tests')) ?? [],
  );
  const [before, now] = runs.slice(-2);
  if (runs.length < MIN_TREND_RUNS || before === undefined || now === undefined) return null;
  const change = changeOf(now, before);
  const held = change === 'may-be-chance' ? heldTwice(runs) : null;
  return { now, before, change: held ?? change };
}
