import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { RelativeTime } from '../RelativeTime';
import { Excerpt } from '../results/MarkedText';
import { SentimentBadge } from '../results/SentimentBadge';
import type { CheckerTexts } from '../strings';

interface RecentTestsProps extends CheckerTexts {
  tests: TestSummary[];
  campaigns: BrandCampaign[];
}

/** The newest tests in one line each (product 21.7). */
export function RecentTests({ tests, campaigns, locale, strings }: RecentTestsProps) {
  return (
    <ul>
      {tests.map((test) => (
        <li key={test.id} className="border-b border-line py-4">
          <p lang={textLanguage(test.prompt)} className="line-clamp-2 font-medium wrap-anywhere">
            {test.prompt}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-soft">
            <SentimentBadge label={test.sentiment_label} strings={strings.sentiments} />
            <span>{BRAND_PLATFORMS[test.platform].name}</span>
            <span className="tabular-nums">
              {strings.results.mentions}: {test.mentions_count}
            </span>
            <RelativeTime instant={test.created_at} locale={locale} strings={strings} />
          </p>
          {test.excerpt !== null && (
            <div className="mt-2">
              <Excerpt
                text={test.excerpt}
                names={campaigns.find(({ id }) => id === test.campaign_id) ?? null}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
