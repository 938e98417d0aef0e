import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { ResultFold, type CampaignFinder } from './ResultFold';
import type { CheckerTexts } from './strings';
import { TestDetails } from './TestDetails';
import { TestName } from './TestName';

interface SingleResultProps extends CheckerTexts {
  test: TestSummary;
  campaignOf: CampaignFinder;
  /** The newest one is unfolded, with its answer. */
  isNewest: boolean;
}

/** One answer of one platform. */
export function SingleResult({ test, campaignOf, isNewest, locale, strings }: SingleResultProps) {
  const campaign = campaignOf(test.campaign_id);
  const texts = { locale, strings };
  return (
    <ResultFold
      {...texts}
      prompt={test.prompt}
      campaign={campaign}
      instant={test.created_at}
      isOpen={isNewest}
      summary={<TestName test={test} isNumbered={false} strings={strings} />}
    >
      <TestDetails {...texts} test={test} names={campaign} isOpen={isNewest} />
    </ResultFold>
  );
}
