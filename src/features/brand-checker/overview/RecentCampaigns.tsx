import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { CampaignStatusLabel } from '../campaigns/CampaignStatusLabel';
import type { CheckerStrings } from '../strings';

interface RecentCampaignsProps {
  campaigns: BrandCampaign[];
  strings: CheckerStrings;
}

/** The first campaigns in one line each (product 21.7). */
export function RecentCampaigns({ campaigns, strings }: RecentCampaignsProps) {
  return (
    <ul>
      {campaigns.map((campaign) => (
        <li
          key={campaign.id}
          className="flex items-start justify-between gap-4 border-b border-line py-4"
        >
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{campaign.name}</span>
            <span className="block text-[0.9375rem] wrap-anywhere text-soft">
              {campaign.brand_name}
            </span>
          </span>
          <CampaignStatusLabel status={campaign.status} strings={strings.statuses} />
        </li>
      ))}
    </ul>
  );
}
