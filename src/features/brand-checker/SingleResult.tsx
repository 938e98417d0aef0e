import type { PromptTest } from '@/shared/entities/prompt-test';
import { ResultHead, type CampaignFinder } from './ResultHead';
import type { CheckerTexts } from './strings';
import { TestResult } from './TestResult';

interface SingleResultProps extends CheckerTexts {
  test: PromptTest;
  campaignOf: CampaignFinder;
  /** The newest one shows its answer at once. */
  isNewest: boolean;
}

/** One answer of one platform. */
export function SingleResult({ test, campaignOf, isNewest, locale, strings }: SingleResultProps) {
  const campaign = campaignOf(test.campaign_id);
  return (
    <article>
      <h3 className="mb-4 text-base">
        <ResultHead
          prompt={test.prompt}
          campaign={campaign}
          instant={test.created_at}
          locale={locale}
          strings={strings}
        />
      </h3>
      <TestResult
        test={test}
        names={campaign}
        isNumbered={false}
        isOpen={isNewest}
        locale={locale}
        strings={strings}
      />
    </article>
  );
}
