import type { CampaignStats } from '../entities/campaign-stats.ts';
import { summaryOf, type AnswerSummary } from './brand-analytics.ts';
import { sumOf } from './campaign-stats.ts';

/** One day of a chart. */
export interface TimelinePoint extends AnswerSummary {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  /** Answers that mention the brand, by all answers of the day, 0 to 1. */
  mentionRate: number;
}

/** Days with a test, oldest first. */
export function brandTimeline(stats: CampaignStats): TimelinePoint[] {
  return Object.entries(stats.days)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, platforms]) => {
      const summary = summaryOf(sumOf(Object.values(platforms)));
      return { day, ...summary, mentionRate: summary.mentioned / summary.tests };
    });
}
