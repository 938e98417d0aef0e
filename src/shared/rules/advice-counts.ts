import type { AdviceEvidence } from '../entities/brand-advice.ts';
import { brandPlatformIds } from '../entities/brand-platform.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import { isNamed } from './advice-figure.ts';
import { citedIn, isGap, rivalsIn } from './answer-facets.ts';

/** Bars of one platform in an item's picture. */
const MOST_BARS = 12;

/** Whom the answers name: the brand, a rival and not the brand, or neither. */
export function splitOf(answers: readonly FigureTest[]): NonNullable<AdviceEvidence['split']> {
  const named = answers.filter(isNamed).length;
  const gap = answers.filter(isGap).length;
  return { named, gap, nobody: answers.length - named - gap };
}

/** Whether each answer names the brand, by platform, the newest ones in the order of time. */
export function byPlatform(answers: readonly FigureTest[]): AdviceEvidence['bars'] {
  return brandPlatformIds
    .map((platform) => ({
      platform,
      named: answers
        .filter((answer) => answer.platform === platform)
        .slice(0, MOST_BARS)
        .map(isNamed)
        .reverse(),
    }))
    .filter(({ named }) => named.length > 0);
}

/** The competitor that most answers name; without a name when there is none. */
export function mostNamedRival(answers: readonly FigureTest[]): { name: string; k: number } {
  return ranked(answers.flatMap(rivalsIn))[0] ?? { name: '', k: 0 };
}

/** The page of a domain that most answers cite; `title` is empty where no provider gave one. */
export function pageOf(
  answers: readonly FigureTest[],
  domain: string,
): { url: string; title: string } {
  const pages = answers.flatMap((answer) =>
    citedIn(answer).filter((source) => source.domain === domain),
  );
  const url = ranked(pages.map((page) => page.url))[0]?.name ?? '';
  return { url, title: pages.find((page) => page.url === url)?.title ?? '' };
}

/** The most frequent first; equal ones in their order. */
function ranked(names: readonly string[]): { name: string; k: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, k]) => ({ name, k })).sort((a, b) => b.k - a.k);
}

/** Own pages that the answers cite, which therefore exist, the most cited first. */
export function ownPagesIn(answers: readonly FigureTest[]): string[] {
  const pages = answers.flatMap((answer) => citedIn(answer).filter(({ own }) => own));
  return ranked(pages.map(({ url }) => url)).map(({ name }) => name);
}
