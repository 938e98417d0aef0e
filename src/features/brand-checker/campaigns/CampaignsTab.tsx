import type { CheckerData } from '../server-state';
import type { CheckerTexts } from '../strings';
import { CampaignCard } from './CampaignCard';
import type { CampaignIntent } from './CampaignDialogs';
import { CreateCampaign, type CreatedCampaign } from './CreateCampaign';

/** Id of the list, which gets the focus after a campaign is deleted. */
export const CAMPAIGN_LIST_ID = 'campaign-list';

interface CampaignsTabProps extends CheckerTexts {
  data: CheckerData;
  onIntent: (intent: CampaignIntent) => void;
  onCreated: (campaign: CreatedCampaign) => void;
}

/** The create form and the list of campaigns (product 21.2). */
export function CampaignsTab(props: CampaignsTabProps) {
  const { data, locale, strings, onIntent, onCreated } = props;
  const { campaigns } = data;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]">
      <CreateCampaign locale={locale} strings={strings} onCreated={onCreated} />
      <section className="min-w-0 border-t-[1.5px] border-ink pt-5">
        <h2 id={CAMPAIGN_LIST_ID} tabIndex={-1} className="text-heading">
          {strings.campaigns.list}
        </h2>
        {campaigns.length === 0 && <p className="mt-4 text-soft">{strings.campaigns.empty}</p>}
        <ul>
          {campaigns.map((campaign) => (
            <CampaignCard
              key={campaign.id}
              campaign={campaign}
              locale={locale}
              strings={strings}
              onEdit={() => onIntent({ action: 'edit', campaign })}
              onSchedule={() => onIntent({ action: 'schedule', campaign })}
              onDelete={() => onIntent({ action: 'delete', campaign })}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
