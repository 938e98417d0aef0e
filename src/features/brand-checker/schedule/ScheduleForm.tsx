import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { FormButtons } from '../FormButtons';
import { $data, setSchedule } from '../store';
import type { CheckerTexts } from '../strings';
import { useAction } from '../use-action';
import { RhythmFields } from './RhythmFields';
import { isSchedulable, scheduleDraftOf, settingsOf } from './schedule-draft';
import { ScheduledQuestions } from './ScheduledQuestions';

interface ScheduleFormProps extends CheckerTexts {
  campaign: BrandCampaign;
  onDone: () => void;
  onCancel: () => void;
}

/** When a campaign asks by itself, what it asks, and whether an email tells of it. */
export default function ScheduleForm(props: ScheduleFormProps) {
  const { campaign, locale, strings, onDone, onCancel } = props;
  const [draft, setDraft] = useState(() => scheduleDraftOf(campaign));
  const data = useStore($data);
  const texts = { locale, strings };
  const save = () => setSchedule(campaign.id, settingsOf(draft, locale));
  const { isPending, run } = useAction(save, onDone);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSchedulable(draft)) void run();
      }}
    >
      <RhythmFields {...texts} draft={draft} onChange={setDraft} />
      {draft.every !== 'off' && (
        <ScheduledQuestions
          {...texts}
          draft={draft}
          campaignId={campaign.id}
          tests={data?.tests ?? []}
          quota={data?.quota ?? null}
          onChange={setDraft}
        />
      )}
      <FormButtons
        save={strings.schedule.save}
        canSave={isSchedulable(draft)}
        strings={strings.form}
        {...{ isPending, onCancel }}
      />
    </form>
  );
}
