import { Badge } from '@/components/ui/Badge';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import type { CheckerStrings } from '../strings';
import { VerdictIcon, type Verdict } from './VerdictIcon';

const TONES = {
  positive: 'good',
  neutral: 'neutral',
  negative: 'signal',
  not_mentioned: 'caution',
} as const satisfies Record<Verdict, string>;

interface SentimentBadgeProps {
  label: PromptTest['sentiment_label'];
  strings: CheckerStrings['sentiments'];
}

/**
 * The sentiment of an answer; a null label means that the brand is not mentioned (product 21.5).
 */
export function SentimentBadge({ label, strings }: SentimentBadgeProps) {
  const verdict = label ?? 'not_mentioned';
  return (
    <Badge tone={TONES[verdict]}>
      <VerdictIcon verdict={verdict} />
      {strings[verdict]}
    </Badge>
  );
}
