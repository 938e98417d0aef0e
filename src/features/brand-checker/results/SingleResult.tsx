import type { TestSummary } from '#shared/entities/prompt-test.ts';
import type { CheckerTexts } from '../strings';
import { AnswerDetails } from './AnswerDetails';
import { AnswerHeading } from './AnswerHeading';
import { ResultDisclosure, type CampaignFinder } from './ResultDisclosure';

interface SingleResultProps extends CheckerTexts {
  test: TestSummary;
  campaignOf: CampaignFinder;
  /** The newest one is open, with its answer. */
  isNewest: boolean;
}

/** One answer of one platform. */
export function SingleResult({ test, campaignOf, isNewest, locale, strings }: SingleResultProps) {
  const campaign = campaignOf(test.campaign_id);
  const texts = { locale, strings };
  return (
    <ResultDisclosure
      {...texts}
      prompt={test.prompt}
      campaign={campaign}
      instant={test.created_at}
      isOpen={isNewest}
      summary={<AnswerHeading test={test} isNumbered={false} strings={strings} />}
    >
      <AnswerDetails {...texts} test={test} names={campaign} isOpen={isNewest} />
    </ResultDisclosure>
  );
}
