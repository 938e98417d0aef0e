import type { PromptTest } from '../entities/prompt-test.ts';
import { averageSentiment, combinedShareOfVoice } from './brand-analytics.ts';

/** One day of a chart. */
export interface TimelinePoint {
  /** `YYYY-MM-DD` in the time zone that was asked for. */
  day: string;
  tests: number;
  mentions: number;
  /** Tests whose answer mentions the brand, by all tests of the day, 0 to 1. */
  mentionRate: number;
  /** Rounded, over the answers that mention the brand; null without one. */
  avgSentiment: number | null;
  shareOfVoice: number | null;
}

/**
 * Tests by their day, oldest first; days without a test are left out.
 *
 * @param timeZone whose days, e.g. `Europe/Berlin`
 */
export function brandTimeline(tests: readonly PromptTest[], timeZone: string): TimelinePoint[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = Map.groupBy(tests, ({ created_at }) => format.format(new Date(created_at)));
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, own]) => ({
      day,
      tests: own.length,
      mentions: own.reduce((sum, { mentions_count }) => sum + mentions_count, 0),
      mentionRate: own.filter(({ mentions_count }) => mentions_count > 0).length / own.length,
      avgSentiment: averageSentiment(own),
      shareOfVoice: combinedShareOfVoice(own),
    }));
}
