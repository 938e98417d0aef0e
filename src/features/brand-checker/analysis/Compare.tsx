import { Lazy } from '@/components/ui/Lazy';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { countOf, totalOf } from '#shared/rules/campaign-stats.ts';
import { callChecker } from '../api';
import type { CheckerTexts } from '../strings';
import { CompareCompetitors } from './CompareCompetitors';
import { ComparePlatforms } from './ComparePlatforms';

interface CompareProps extends CheckerTexts {
  /** Of the campaign, or of all together. */
  stats: CampaignStats;
  /** Competitors are those of one campaign; null when several are shown together. */
  campaign: BrandCampaign | null;
}

/** Platforms and competitors beside each other over time. */
export default function Compare({ stats, campaign, locale, strings }: CompareProps) {
  const { compare } = strings.insights;
  const texts = { locale, strings };
  // New answers bring new counts.
  const version = campaign && `${campaign.id} ${countOf(totalOf(campaign.stats), 'tests')}`;
  return (
    <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
      <section className="min-w-0">
        <h3 className="mb-4 font-semibold">{compare.platforms}</h3>
        <ComparePlatforms {...texts} stats={stats} />
      </section>
      <section className="min-w-0">
        <h3 className="mb-4 font-semibold">{compare.competitors}</h3>
        {campaign === null ? (
          <p className="text-soft">{compare.chooseCampaign}</p>
        ) : (
          <Lazy
            key={version}
            load={() => callChecker({ action: 'competitors', campaign_id: campaign.id })}
          >
            {({ competitor_stats }) => (
              <CompareCompetitors {...texts} campaign={campaign} competitors={competitor_stats} />
            )}
          </Lazy>
        )}
      </section>
    </div>
  );
}
