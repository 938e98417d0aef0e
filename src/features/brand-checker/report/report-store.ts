import type { Locale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { callChecker } from '../api';
import type { SourceFigures } from '../figures/overview-figures';

/** What the report of a campaign is made from. */
export interface ReportData {
  counted: CountedCampaign;
  /** What its search answers cite. */
  sources: SourceFigures | null;
  /** The open things to do. */
  todo: AdviceItem[];
}

/** The campaigns to choose from. */
export const $reportCampaigns = createFetcherStore<BrandCampaign[]>('brand-checker/report', {
  fetcher: async () => (await callChecker({ action: 'campaigns' })).campaigns,
});

async function loadReport(campaign: BrandCampaign): Promise<ReportData> {
  const { id: campaign_id } = campaign;
  const [{ competitor_stats }, { tests }, { action: _, ...sources }, { items }] = await Promise.all(
    [
      callChecker({ action: 'competitors', campaign_id }),
      callChecker({ action: 'answers', campaign_id }),
      callChecker({ action: 'sources', campaign_id }),
      callChecker({ action: 'advice', campaign_id }),
    ],
  );
  return {
    counted: { campaign, competitors: competitor_stats, tests },
    sources,
    todo: items.filter(({ state }) => state === 'open'),
  };
}

/**
 * A store with the data of a report: the campaign's figures and its newest answers.
 *
 * @param campaign null for the sample
 */
export function reportStore(campaign: BrandCampaign | null, locale: Locale) {
  const id = campaign?.id ?? SAMPLE_ID;
  return createFetcherStore<ReportData>(['brand-checker/report/', locale, '/', id], {
    fetcher: async () => {
      if (campaign) return loadReport(campaign);
      const { loadSampleReport } = await import('./sample-report');
      return loadSampleReport(locale);
    },
  });
}
