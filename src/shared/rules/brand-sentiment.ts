import type { SentimentLabel } from '../entities/prompt-test.ts';

/** A score above this is positive (product 21.8). */
const POSITIVE_ABOVE = 60;
/** A score below this is negative. */
const NEGATIVE_BELOW = 40;

/** The label of a score from 0 to 100. */
export function sentimentLabel(score: number): SentimentLabel {
  if (score > POSITIVE_ABOVE) return 'positive';
  return score < NEGATIVE_BELOW ? 'negative' : 'neutral';
}
