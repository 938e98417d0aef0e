import type { Locale } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { SAMPLE_ID } from '#shared/entities/brand-sample.ts';
import type { CountedCampaign } from '#shared/rules/brand-sample.ts';
import { callChecker } from '../api';

/** The campaigns to choose from, and the chosen one. */
export interface ReportData {
  campaigns: BrandCampaign[];
  /** Null when the campaign in the address does not exist, or the member has none. */
  counted: CountedCampaign | null;
}

async function loadReport(campaignId: string | null, locale: Locale): Promise<ReportData> {
  const { campaigns } = await callChecker({ action: 'campaigns' });
  if (campaignId === SAMPLE_ID) {
    const { loadSample } = await import('../overview/load-sample');
    return { campaigns, counted: await loadSample(locale) };
  }
  const campaign =
    campaignId === null ? campaigns[0] : campaigns.find(({ id }) => id === campaignId);
  if (campaign === undefined) return { campaigns, counted: null };
  const [{ competitor_stats }, { tests }] = await Promise.all([
    callChecker({ action: 'competitors', campaign_id: campaign.id }),
    callChecker({ action: 'answers', campaign_id: campaign.id }),
  ]);
  return { campaigns, counted: { campaign, competitors: competitor_stats, tests } };
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
