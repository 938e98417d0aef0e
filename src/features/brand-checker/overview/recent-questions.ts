import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { sortNewestFirst } from '#shared/rules/brand-analytics.ts';

/** The newest answers to a question, those of its last UTC day. */
export interface RecentQuestion {
  campaignId: string;
  prompt: string;
  created_at: string;
  platforms: BrandPlatformId[];
  /** Measures that were asked, with the answers that name the brand. */
  modes: { mode: AnswerMode; k: number; n: number }[];
}

/** Tests as the overview lists them: one entry for each question, the newest first. */
export function recentQuestions(tests: readonly TestSummary[]): RecentQuestion[] {
  const groups = Map.groupBy(
    sortNewestFirst(tests),
    ({ campaign_id, prompt }) => `${campaign_id}/${prompt}`,
  );
  return [...groups.values()].flatMap((group): RecentQuestion[] => {
    const [newest] = group;
    if (!newest) return [];
    const day = newest.created_at.slice(0, 10);
    const run = group.filter(({ created_at }) => created_at.startsWith(day));
    return [
      {
        campaignId: newest.campaign_id,
        prompt: newest.prompt,
        created_at: newest.created_at,
        platforms: brandPlatformIds.filter((id) => run.some(({ platform }) => platform === id)),
        modes: ANSWER_MODES.flatMap((mode) => {
          const answers = run.filter((test) => test.mode === mode);
          const k = answers.filter(({ mentions_count }) => mentions_count > 0).length;
          return answers.length === 0 ? [] : [{ mode, k, n: answers.length }];
        }),
      },
    ];
  });
}
