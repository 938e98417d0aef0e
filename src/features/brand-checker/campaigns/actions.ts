import type { ScheduleSettings } from '#shared/entities/campaign-schedule.ts';
import { callChecker } from '../api';
import { createAction } from '../failure';
import { recount } from '../figures/figures-store';
import { $testDraft } from '../questions/TestForm';
import { withCampaign, withoutTestsOf } from '../server-state';
import { changeCampaigns, changeTests } from '../stores';
import { fieldsOf, type CampaignDraft } from './campaign-draft';

export const $createCampaign = createAction('create', async (draft: CampaignDraft) => {
  // A new campaign is active (product 21.2).
  const { status: _, ...fields } = fieldsOf(draft);
  const { campaign } = await callChecker({ action: 'create-campaign', ...fields });
  changeCampaigns((campaigns) => withCampaign(campaigns, campaign));
  const [prompt] = campaign.questions;
  if (prompt === undefined) return;
  $testDraft.set({ ...$testDraft.get(), campaignId: campaign.id, prompt });
});

export const $updateCampaign = createAction(
  'update',
  async ({ id, draft }: { id: string; draft: CampaignDraft }) => {
    const { campaign } = await callChecker({ action: 'update-campaign', id, ...fieldsOf(draft) });
    changeCampaigns((campaigns) => withCampaign(campaigns, campaign));
    // Its names and domains decide what is counted.
    recount();
  },
);

/** Starts or changes a campaign's schedule; null ends it. */
export const $setSchedule = createAction(
  'update',
  async (input: { id: string; schedule: ScheduleSettings | null }) => {
    const { campaign } = await callChecker({ action: 'set-schedule', ...input });
    changeCampaigns((campaigns) => withCampaign(campaigns, campaign));
  },
);

export const $deleteCampaign = createAction('delete', async (id: string) => {
  await callChecker({ action: 'delete-campaign', id });
  changeCampaigns((campaigns) => campaigns.filter((campaign) => campaign.id !== id));
  changeTests((list) => withoutTestsOf(list, id));
});
