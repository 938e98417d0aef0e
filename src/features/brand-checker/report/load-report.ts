import type { Locale } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { SAMPLE_ID, type CountedCampaign } from '#shared/rules/brand-sample.ts';
import { callChecker } from '../api';

/** The campaigns that there are a report on, and the chosen one. */
export interface ReportData {
  campaigns: BrandCampaign[];
  /** Null when the address names one that is not there, or there are none. */
  counted: CountedCampaign | null;
}

/**
 * Loads what a report is made of: the campaign's numbers, and its newest answers.
 *
 * @param wanted the address's campaign; the first one without it
 */
export async function loadReport(wanted: string | null, locale: Locale): Promise<ReportData> {
  const { campaigns } = await callChecker({ action: 'campaigns' });
  if (wanted === SAMPLE_ID) {
    const { loadSample } = await import('../overview/load-sample');
    return { campaigns, counted: await loadSample(locale) };
  }
  const campaign = wanted === null ? campaigns[0] : campaigns.find(({ id }) => id === wanted);
  if (campaign === undefined) return { campaigns, counted: null };
  const [{ competitor_stats }, { tests }] = await Promise.all([
    callChecker({ action: 'competitors', campaign_id: campaign.id }),
    callChecker({ action: 'answers', campaign_id: campaign.id }),
  ]);
  return { campaigns, counted: { campaign, competitors: competitor_stats, tests } };
}
