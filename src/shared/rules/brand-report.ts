import type { PromptTest, TestSummary } from '../entities/prompt-test.ts';
import { citedIn } from './answer-facets.ts';
import { sortNewestFirst } from './brand-analytics.ts';

/** Domains and questions that a report shows at most. */
const MOST_DOMAINS = 10;
const MOST_QUESTIONS = 5;

export interface CitedDomain {
  domain: string;
  own: boolean;
  /** Answers that cite it. */
  answers: number;
}

/** The domains that search answers cite, the most frequent first; memory answers cite nothing. */
export function citedDomains(
  tests: readonly Pick<PromptTest, 'mode' | 'sources'>[],
): CitedDomain[] {
  const cited = new Map<string, CitedDomain>();
  for (const test of tests) {
    const once = new Map(citedIn(test).map(({ domain, own }) => [domain, own]));
    for (const [domain, own] of once) {
      cited.set(domain, { domain, own, answers: (cited.get(domain)?.answers ?? 0) + 1 });
    }
  }
  const byNumber = (a: CitedDomain, b: CitedDomain) =>
    b.answers - a.answers || a.domain.localeCompare(b.domain);
  return [...cited.values()].sort(byNumber).slice(0, MOST_DOMAINS);
}

export interface Question<T> {
  prompt: string;
  /** All of its latest day. */
  tests: T[];
}

/** The questions that were asked last, each with the answers of the last day it was asked. */
export function latestQuestions<T extends TestSummary>(tests: readonly T[]): Question<T>[] {
  const groups = Map.groupBy(sortNewestFirst(tests), ({ prompt }) => prompt);
  return [...groups].slice(0, MOST_QUESTIONS).map(([prompt, own]) => {
    const day = own[0]?.created_at.slice(0, 10);
    return { prompt, tests: own.filter(({ created_at }) => created_at.startsWith(day ?? '')) };
  });
}

/** The newest answers that name the brand. */
export function latestExcerpts<T extends TestSummary>(
  tests: readonly T[],
  most: number,
): (T & { excerpt: string })[] {
  return sortNewestFirst(tests)
    .flatMap((test) => (test.excerpt === null ? [] : [{ ...test, excerpt: test.excerpt }]))
    .slice(0, most);
}
