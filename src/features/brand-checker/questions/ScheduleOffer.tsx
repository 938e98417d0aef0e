import { Button } from '@/components/ui/Button';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { CheckerData } from '../server-state';
import type { CheckerStrings } from '../strings';

export type OnSchedule = (campaign: BrandCampaign, question: string) => void;

interface ScheduleOfferProps {
  data: CheckerData;
  strings: CheckerStrings;
  onSchedule: OnSchedule;
}

/** Offers to ask the newest question every week, while its campaign has no schedule (product 21.15). */
export function ScheduleOffer({ data, strings, onSchedule }: ScheduleOfferProps) {
  const [newest] = data.tests;
  const campaign = data.campaigns.find(({ id }) => id === newest?.campaign_id);
  if (newest === undefined || campaign?.schedule !== null || campaign.status !== 'active') {
    return null;
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-line p-4">
      <p className="min-w-60 flex-1">{strings.schedule.offer}</p>
      <Button variant="line" size="small" onClick={() => onSchedule(campaign, newest.prompt)}>
        {strings.schedule.offerAction}
      </Button>
    </div>
  );
}
