import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Button } from '@/components/ui/Button';
import { CREATE_INDUSTRIES } from '#shared/entities/campaign-options.ts';
import type { CheckerStrings } from '../strings';
import { $createCampaign } from './actions';
import { EMPTY_DRAFT, isComplete } from './campaign-draft';
import { CampaignFields } from './CampaignFields';

/** Id of the first field, which the page's buttons focus. */
export const CREATE_FIELD_ID = 'new-campaign-name';

/** The form's draft. In a store, because a reload or a membership check unmounts the form. */
const $newCampaign = atom(EMPTY_DRAFT);

interface CreateCampaignProps {
  strings: CheckerStrings;
  onCreated: () => void;
}

/** The form for a new campaign; name and brand are required (product 21.2). */
export function CreateCampaign({ strings, onCreated }: CreateCampaignProps) {
  const draft = useStore($newCampaign);
  const { mutate, loading: isPending } = useStore($createCampaign);

  const create = async () => {
    if (!isComplete(draft) || !(await mutate(draft))) return;
    // Keeps what was typed meanwhile, for the next campaign.
    if ($newCampaign.get() !== draft) return;
    $newCampaign.set(EMPTY_DRAFT);
    onCreated();
  };

  return (
    <form
      className="border-t-[1.5px] border-ink pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2 className="mb-5 text-heading">{strings.campaigns.create}</h2>
      <CampaignFields
        draft={draft}
        industries={CREATE_INDUSTRIES}
        strings={strings}
        firstId={CREATE_FIELD_ID}
        onChange={(next) => $newCampaign.set(next)}
      />
      <Button
        type="submit"
        variant="signal"
        className="mt-6 w-full"
        disabled={!isComplete(draft)}
        aria-disabled={isPending || undefined}
      >
        {isPending ? strings.form.creating : strings.form.create}
      </Button>
    </form>
  );
}
