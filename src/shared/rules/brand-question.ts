import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { CompetitorMentions, SentimentLabel, TestSummary } from '../entities/prompt-test.ts';
import { isFirstThree } from './answer-facets.ts';
import { summaryOf } from './brand-analytics.ts';
import { nameKey } from './brand-names.ts';
import { sentimentLabel } from './brand-sentiment.ts';
import { sumOf, tallyOf } from './campaign-stats.ts';

type Answered = Omit<TestSummary, 'excerpt'>;

/** The answers of one platform to one question. */
export interface PlatformAnswers {
  platform: BrandPlatformId;
  tests: number;
  /** Of these, those that mention the brand. */
  mentioned: number;
  /** Answers with the brand among the first three of a list. */
  firstThree: number;
  /** The competitors that are named, with the sum of their mentions, the most frequent first. */
  competitors: CompetitorMentions[];
  /** Of the average score; null when the brand is not mentioned. */
  label: SentimentLabel | null;
  score: number | null;
}

/** The answers to one question by platform, in the platforms' order. */
export function answersByPlatform(tests: readonly Answered[]): PlatformAnswers[] {
  const groups = Map.groupBy(tests, ({ platform }) => platform);
  return brandPlatformIds.flatMap((platform) => {
    const own = groups.get(platform) ?? [];
    if (own.length === 0) return [];
    const { avgSentiment, mentioned } = summaryOf(sumOf(own.map(tallyOf)));
    return {
      platform,
      tests: own.length,
      mentioned,
      firstThree: own.filter(isFirstThree).length,
      competitors: sumOfCompetitors(own),
      label: avgSentiment === null ? null : sentimentLabel(avgSentiment),
      score: avgSentiment,
    };
  });
}

/** Competitors that are named in any of the answers, the most frequent first. */
function sumOfCompetitors(
  tests: readonly Pick<Answered, 'competitor_mentions'>[],
): CompetitorMentions[] {
  const sums = new Map<string, CompetitorMentions>();
  for (const { name, count } of tests.flatMap((test) => test.competitor_mentions)) {
    const known = sums.get(nameKey(name));
    sums.set(nameKey(name), { name: known?.name ?? name, count: (known?.count ?? 0) + count });
  }
  return [...sums.values()].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
