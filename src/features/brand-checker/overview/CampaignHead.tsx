import { Button, ButtonLink } from '@/components/ui/Button';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import { localizedPath, LOCALE_TAGS } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CampaignIntent } from '../campaigns/CampaignDialogs';
import { chooseCampaign } from '../drawer/place';
import { $testDraft } from '../questions/TestForm';
import { dayAndTime } from '../schedule/schedule-texts';
import type { CheckerTexts } from '../strings';

interface CampaignHeadProps extends CheckerTexts {
  campaigns: readonly BrandCampaign[];
  campaign: BrandCampaign;
  onIntent: (intent: CampaignIntent) => void;
}

/** The campaign that the page shows, and what can be done with it. */
export function CampaignHead(props: CampaignHeadProps) {
  const { campaigns, campaign, onIntent, locale, strings } = props;
  const { head } = strings.figures;
  const next = campaign.schedule?.next_run_at ?? null;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Select
        className="w-full sm:max-w-96"
        label={head.campaign}
        hint={
          next !== null &&
          campaign.status === 'active' &&
          fill(head.next, { at: dayAndTime(next, LOCALE_TAGS[locale]) })
        }
        choices={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
        value={campaign.id}
        onChoose={(id) => {
          chooseCampaign(id);
          $testDraft.set({ ...$testDraft.get(), campaignId: '' });
        }}
      />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <ButtonLink
          variant="line"
          size="small"
          href={`${localizedPath(ROUTES.brandReport, locale)}?campaign=${campaign.id}`}
        >
          {head.report}
        </ButtonLink>
        <Button variant="line" size="small" onClick={() => onIntent({ action: 'edit', campaign })}>
          {head.settings}
        </Button>
      </div>
    </div>
  );
}
