import type { AnswerAnalysis, CompetitorMentions } from '../entities/prompt-test.ts';
import { linksIn } from './answer-links.ts';
import { excerptOf } from './brand-excerpt.ts';
import { findMentions, type Mention } from './brand-mentions.ts';
import { distinctNames, type BrandNames } from './brand-names.ts';
import { listRank } from './brand-rank.ts';

/**
 * The rule-based analysis of one answer.
 *
 * @param campaign its names, and its domains as `normalizeDomains` writes them
 */
export function analyzeAnswer(
  answer: string,
  campaign: BrandNames & { own_domains: readonly string[] },
): AnswerAnalysis {
  const mentions = findMentions(answer, campaign);
  const own = mentions.filter(({ competitor }) => competitor === null);
  const competitor_mentions = countCompetitors(campaign.competitors, mentions);
  return {
    mentions_count: own.length,
    first_position: own[0]?.start ?? null,
    excerpt: excerptOf(answer, campaign),
    list_rank: listRank(answer, mentions),
    competitor_mentions,
    share_of_voice: shareOfVoice(own.length, competitor_mentions),
    links: linksIn(answer, campaign.own_domains),
  };
}

function countCompetitors(
  competitors: readonly string[],
  mentions: readonly Mention[],
): CompetitorMentions[] {
  const counts = new Map(distinctNames(competitors).map((name) => [name, 0]));
  for (const { competitor } of mentions) {
    if (competitor !== null) counts.set(competitor, (counts.get(competitor) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count }));
}

/** Brand mentions / (brand + competitor mentions), 0 to 1; null without competitors or mentions. */
export function shareOfVoice(
  brandMentions: number,
  competitors: readonly CompetitorMentions[],
): number | null {
  const others = competitors.reduce((sum, { count }) => sum + count, 0);
  if (competitors.length === 0 || brandMentions + others === 0) return null;
  return brandMentions / (brandMentions + others);
}

/**
 * Whether a question contains the brand or one of its variants: its answers are counted apart, because
 * they name what they were asked about.
 */
export function isBranded(prompt: string, names: BrandNames): boolean {
  return findMentions(prompt, names).some(({ competitor }) => competitor === null);
}
