import type { AnswerAspect } from '../entities/answer-aspect.ts';
import type { AnswerMode } from '../entities/answer-mode.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { PromptTest, TestSummary } from '../entities/prompt-test.ts';
import { sortNewestFirst } from './brand-analytics.ts';

/** Questions and critical words that a report shows at most. */
const MOST_QUESTIONS = 5;
const MOST_WORDS = 8;

export interface CriticalWords extends Pick<AnswerAspect, 'aspect' | 'quote'> {
  mode: AnswerMode;
  platform: BrandPlatformId;
}

/** What the answers criticise, in their words; the newest first and the same words once. */
export function criticalWords(
  tests: readonly Pick<PromptTest, 'created_at' | 'mode' | 'branded' | 'platform' | 'aspects'>[],
): CriticalWords[] {
  const words = tests
    .filter(({ branded }) => !branded)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .flatMap(({ mode, platform, aspects }) =>
      aspects
        .filter(({ tone }) => tone === 'negative')
        .map(({ aspect, quote }) => ({ aspect, quote, mode, platform })),
    );
  // Of the same words the newest are kept, which are the last that the map gets.
  const once = new Map(words.toReversed().map((each) => [each.quote, each]));
  return [...once.values()].reverse().slice(0, MOST_WORDS);
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
