import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { callChecker } from '../api';
import { createAction } from '../failure';
import { withCampaign } from '../server-state';
import { changeCampaigns } from '../stores';

/** Adds a name to the competitors of a campaign; everything else of it stays as it is. */
export const $addCompetitor = createAction(
  'update',
  async ({ campaign, name }: { campaign: BrandCampaign; name: string }) => {
    const { id, brand_name, industry, brand_variants, status } = campaign;
    const answer = await callChecker({
      action: 'update-campaign',
      id,
      name: campaign.name,
      brand_name,
      industry,
      brand_variants,
      status,
      competitors: [...campaign.competitors, name],
    });
    changeCampaigns((campaigns) => withCampaign(campaigns, answer.campaign));
  },
);
