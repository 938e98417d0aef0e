import type { Locale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { AdviceItem } from '#shared/entities/brand-advice.ts';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { callChecker } from '../api';
import type { SourceFigures } from '../figures/overview-figures';

/** The campaigns to choose from, and the chosen one. */
export interface ReportData {
  campaigns: BrandCampaign[];
  /** Null when the campaign in the address does not exist, or the member has none. */
  counted: CountedCampaign | null;
  /** What its search answers cite. */
  sources: SourceFigures | null;
  /** The open things to do. */
  todo: AdviceItem[];
}

const NO_CAMPAIGN = { counted: null, sources: null, todo: [] };

async function loadReport(campaignId: string | null, locale: Locale): Promise<ReportData> {
  const { campaigns } = await callChecker({ action: 'campaigns' });
  if (campaignId === SAMPLE_ID) {
    const { loadSampleReport } = await import('./sample-report');
    return { campaigns, ...(await loadSampleReport(locale)) };
  }
  const campaign =
    campaignId === null ? campaigns[0] : campaigns.find(({ id }) => id === campaignId);
  if (campaign === undefined) return { campaigns, ...NO_CAMPAIGN };
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
    campaigns,
    counted: { campaign, competitors: competitor_stats, tests },
    sources,
    todo: items.filter(({ state }) => state === 'open'),
  };
}

/**
 * A store with the data of a report: the campaign's figures and its newest answers.
 *
 * @param campaignId null for the member's first campaign
 */
export function reportStore(campaignId: string | null, locale: Locale) {
  return createFetcherStore<ReportData>(['brand-checker/report/', locale, '/', campaignId ?? ''], {
    fetcher: () => loadReport(campaignId, locale),
  });
}
