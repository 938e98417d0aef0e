import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { Lazy } from '@/components/ui/Lazy';
import { CREATE_INDUSTRIES } from '#shared/entities/campaign-options.ts';
import type { CheckerTexts } from '../strings';
import { $createCampaign } from './actions';
import { isComplete, questionsOf, type CampaignDraft } from './campaign-draft';
import { CampaignFields } from './CampaignFields';
import { StartFromSite } from './StartFromSite';
import { $newCampaign, $suggestion, clearNewCampaign, newDraft } from './suggest';

/** The draft of a campaign that was just created. */
export type CreatedCampaign = Pick<CampaignDraft, 'questions'>;

interface CreateCampaignProps extends CheckerTexts {
  onCreated: (campaign: CreatedCampaign) => void;
}

/** The form for a new campaign, with suggestions; name and brand are required (product 21.2). */
export function CreateCampaign({ locale, strings, onCreated }: CreateCampaignProps) {
  const draft = newDraft(useStore($newCampaign), locale);
  const suggestion = useStore($suggestion);
  const { mutate, loading: isPending } = useStore($createCampaign);

  const create = async () => {
    if (!isComplete(draft) || !(await mutate(draft))) return;
    // Keeps what was typed meanwhile, for the next campaign.
    if ($newCampaign.get() !== draft) return;
    clearNewCampaign();
    onCreated({ questions: questionsOf(draft) });
  };

  return (
    <div className="min-w-0 border-t-[1.5px] border-ink pt-5">
      <h2 className="mb-5 text-heading">{strings.campaigns.create}</h2>
      <StartFromSite locale={locale} strings={strings} />
      <form
        aria-label={strings.campaigns.create}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {suggestion && (
          <Lazy load={() => import('./SuggestedCampaign')}>
            {({ SuggestedCampaign }) => (
              <SuggestedCampaign
                suggestion={suggestion}
                draft={draft}
                locale={locale}
                strings={strings}
                onChange={(next) => $newCampaign.set(next)}
              />
            )}
          </Lazy>
        )}
        <CampaignFields
          draft={draft}
          industries={CREATE_INDUSTRIES}
          locale={locale}
          strings={strings}
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
    </div>
  );
}
