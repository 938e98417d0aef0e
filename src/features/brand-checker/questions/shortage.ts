import type { BrandQuota } from '#shared/api/brand-questions.ts';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import { MAX_SEARCHES_PER_ANSWER } from '#shared/limits.ts';
import { askedAnswers, type AskedQuestion } from '#shared/rules/asked-answers.ts';
import { answersLeft, searchesLeft } from '../server-state';

/** What a question needs and is not left. */
export type Shortage =
  | { text: 'tooFewAnswers'; numbers: { count: number; left: number } }
  | { text: 'tooFewSearches'; numbers: { count: number; left: number; today: number } };

/**
 * Whether the server would refuse a question for a limit, and which; null when it would not, or when the
 * limits are unknown.
 *
 * @param now milliseconds since the epoch
 */
export function shortageOf(
  modes: readonly AnswerMode[],
  question: AskedQuestion,
  quota: BrandQuota | null,
  now: number,
): Shortage | null {
  const answers = answersLeft(quota, now);
  const needed = askedAnswers('memory', question).answers;
  if (modes.includes('memory') && answers !== null && needed > answers) {
    return { text: 'tooFewAnswers', numbers: { count: needed, left: answers } };
  }
  const searches = searchesLeft(quota, now);
  const count = askedAnswers('search', question).answers * MAX_SEARCHES_PER_ANSWER;
  if (!modes.includes('search') || searches === null) return null;
  const { left, today } = searches;
  return count > Math.min(left, today)
    ? { text: 'tooFewSearches', numbers: { count, left, today } }
    : null;
}
