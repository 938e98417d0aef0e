import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { NO_SCHEDULE } from '#shared/entities/campaign-schedule.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';

/** A campaign as the page has it, without tests and schedule by default. */
export function brandCampaign(fields: Partial<BrandCampaign> = {}): BrandCampaign {
  return {
    id: 'campaign',
    name: 'Spring',
    brand_name: 'Anlauf',
    industry: null,
    brand_variants: [],
    competitors: [],
    own_domains: [],
    country: 'DE',
    language: 'de',
    questions: [],
    competitor_domains: {},
    status: 'active',
    stats: NO_STATS,
    ...NO_SCHEDULE,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
