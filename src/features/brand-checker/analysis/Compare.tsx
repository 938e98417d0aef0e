import { useMemo } from 'react';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import type { CompetitorStats } from '#shared/entities/competitor-stats.ts';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { callChecker } from '../api';
import { Fetched } from '../Fetched';
import type { CheckerTexts } from '../strings';
import { CompareCompetitors } from './CompareCompetitors';
import { ComparePlatforms } from './ComparePlatforms';

function competitorStatsStore(id: string, tests: number) {
  return createFetcherStore<CompetitorStats>(['brand-checker/competitors/', id, '/', tests], {
    fetcher: async () => {
      const input = { action: 'competitors', campaign_id: id } as const;
      return (await callChecker(input)).competitor_stats;
    },
  });
}

/** The competitors of a campaign; their counts are loaded again after new answers. */
function CompetitorCounts({ campaign, ...texts }: CheckerTexts & { campaign: BrandCampaign }) {
  const tests = testCount(campaign.stats);
  const $stats = useMemo(() => competitorStatsStore(campaign.id, tests), [campaign.id, tests]);
  return (
    <Fetched store={$stats}>
      {(competitors) => (
        <CompareCompetitors {...texts} campaign={campaign} competitors={competitors} />
      )}
    </Fetched>
  );
}

interface CompareProps extends CheckerTexts {
  /** Statistics of the campaign, or the sum of all. */
  stats: CampaignStats;
  /** Competitors are those of one campaign; null when several are shown together. */
  campaign: BrandCampaign | null;
}

/** Compares platforms and competitors over time. */
export default function Compare({ stats, campaign, locale, strings }: CompareProps) {
  const { compare } = strings.insights;
  const texts = { locale, strings };
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
          <CompetitorCounts {...texts} campaign={campaign} />
        )}
      </section>
    </div>
  );
}
