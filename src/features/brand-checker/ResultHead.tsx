import type { BrandCampaign } from '@/shared/entities/brand-campaign';
import { Ago } from './Ago';
import type { CheckerTexts } from './strings';

/** Finds a campaign; null when it is gone. */
export type CampaignFinder = (id: string) => BrandCampaign | null;

interface ResultHeadProps extends CheckerTexts {
  prompt: string;
  campaign: BrandCampaign | null;
  /** UTC, ISO 8601. */
  instant: string;
}

/** What was asked, for which campaign and when. */
export function ResultHead({ prompt, campaign, instant, locale, strings }: ResultHeadProps) {
  return (
    <>
      <span className="line-clamp-3 font-semibold break-words">{prompt}</span>
      <span className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-soft">
        {campaign && <span className="min-w-0 break-words">{campaign.name}</span>}
        <Ago instant={instant} locale={locale} strings={strings} />
      </span>
    </>
  );
}
