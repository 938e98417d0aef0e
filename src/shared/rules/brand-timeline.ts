import type { AnswerMode } from '../entities/answer-mode.ts';
import type { CampaignStats } from '../entities/campaign-stats.ts';
import { summaryOf, type AnswerSummary } from './brand-analytics.ts';
import { daysOf } from './campaign-stats.ts';

/** One day of a chart. */
export interface TimelinePoint extends AnswerSummary {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  /** Answers that mention the brand, by all answers of the day, 0 to 1. */
  mentionRate: number;
}

/** Days with an answer of the measure, oldest first. */
export function brandTimeline({ days }: CampaignStats, mode: AnswerMode): TimelinePoint[] {
  return daysOf(days, mode).map(({ day, tally }) => {
    const summary = summaryOf(tally);
    return { day, ...summary, mentionRate: summary.mentioned / summary.tests };
  });
}
