import { CAMPAIGN_STATUSES, type CampaignStatus } from '#shared/entities/campaign-options.ts';
import type { CheckerStrings } from '../strings';

const COLOURS = {
  green: 'bg-good',
  yellow: 'bg-pending',
  gray: 'bg-soft',
} as const satisfies Record<(typeof CAMPAIGN_STATUSES)[CampaignStatus]['dot'], string>;

interface CampaignStatusLabelProps {
  status: CampaignStatus;
  strings: CheckerStrings['statuses'];
}

/** A campaign's status as dot and word (product 21.2). */
export function CampaignStatusLabel({ status, strings }: CampaignStatusLabelProps) {
  return (
    <span className="inline-flex items-center gap-2 text-[0.9375rem] text-soft">
      <span
        className={`size-2.5 rounded-full ${COLOURS[CAMPAIGN_STATUSES[status].dot]}`}
        aria-hidden="true"
      />
      {strings[status]}
    </span>
  );
}
