import type { Statistics, UserStats } from '#shared/entities/activity.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { logFailure } from '../log.ts';
import { countMembersAbove } from '../stores/activity.ts';
import { readPromptIndex } from './prompt-library.ts';

const NO_STATISTICS: Statistics = {
  toolsUsed: 0,
  promptsCreated: 0,
  videosWatched: 0,
  communityRank: 0,
  totalPrompts: 0,
};

/**
 * A member's statistics (product 7.10): counters, community rank (1 + members with more activity, 0
 * without any) and the size of the library. All zeros when they cannot be read (product 7.10).
 *
 * @param counters null before the first activity
 */
export async function readStatistics(counters: UserStats | null, now: Date): Promise<Statistics> {
  try {
    const totalPrompts = (await readPromptIndex(DEFAULT_LOCALE, now)).prompts.length;
    if (counters === null || counters.activity_count === 0) {
      return { ...NO_STATISTICS, totalPrompts };
    }
    return {
      toolsUsed: counters.tools_used,
      promptsCreated: counters.prompts_created,
      videosWatched: counters.videos_watched,
      communityRank: 1 + (await countMembersAbove(counters.activity_count)),
      totalPrompts,
    };
  } catch (error) {
    logFailure('statistics', error);
    return NO_STATISTICS;
  }
}
