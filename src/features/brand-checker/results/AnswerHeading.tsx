import { Badge } from '@/components/ui/Badge';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { CheckerStrings } from '../strings';
import { SentimentBadge } from './SentimentBadge';

interface AnswerHeadingProps {
  test: TestSummary;
  /** Whether several answers of a platform are shown together. */
  isNumbered: boolean;
  /** A table above shows its sentiment. */
  isCompared?: boolean;
  strings: CheckerStrings;
}

/** The platform of an answer, with its sentiment. */
export function AnswerHeading({
  test,
  isNumbered,
  isCompared = false,
  strings,
}: AnswerHeadingProps) {
  return (
    <>
      <span className="font-medium">
        {`${BRAND_PLATFORMS[test.platform].name} (${test.model})`}
        {isNumbered && ` #${test.sample_index}`}
      </span>
      {!isCompared && <SentimentBadge label={test.sentiment_label} strings={strings.sentiments} />}
      {test.is_sample && <Badge>{strings.results.sample}</Badge>}
    </>
  );
}
