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

/** A score's colour (product 21.8): 75 and above green, 50 and above yellow, below red. */
export function sentimentColour(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 75) return 'green';
  return score >= 50 ? 'yellow' : 'red';
}

/**
 * The badge of a group's average (product 21.8); null, when no answer mentions the brand, is
 * secondary.
 */
export function sentimentBadge(average: number | null): 'default' | 'destructive' | 'secondary' {
  if (average === null) return 'secondary';
  if (average > POSITIVE_ABOVE) return 'default';
  return average < NEGATIVE_BELOW ? 'destructive' : 'secondary';
}
