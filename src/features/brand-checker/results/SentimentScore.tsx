import { fill } from '@/i18n/fill';
import { sentimentColour } from '#shared/rules/brand-sentiment.ts';

/** The colour only repeats the number (product 21.8). */
const COLOURS = {
  green: 'text-good',
  yellow: 'text-caution',
  red: 'text-signal-ink',
} as const satisfies Record<ReturnType<typeof sentimentColour>, string>;

interface SentimentScoreProps {
  score: number;
  /** With the placeholder `{score}`. */
  text: string;
}

/** A sentiment from 0 to 100 in its colour (product 21.8). */
export function SentimentScore({ score, text }: SentimentScoreProps) {
  return <span className={COLOURS[sentimentColour(score)]}>{fill(text, { score })}</span>;
}
