import { Badge } from '@/components/ui/Badge';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import type { CheckerStrings } from './strings';

const TONES = { positive: 'good', neutral: 'neutral', negative: 'signal' } as const;

interface SentimentBadgeProps {
  label: PromptTest['sentiment_label'];
  strings: CheckerStrings['sentiments'];
}

/** How an answer speaks of the brand; no label means that it does not (product 21.5). */
export function SentimentBadge({ label, strings }: SentimentBadgeProps) {
  return <Badge tone={label ? TONES[label] : 'neutral'}>{strings[label ?? 'not_mentioned']}</Badge>;
}
