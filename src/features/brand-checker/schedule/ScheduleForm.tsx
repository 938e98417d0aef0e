import { useState } from 'react';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { $setSchedule } from '../campaigns/actions';
import { FormButtons } from '../FormButtons';
import type { TestList } from '../server-state';
import type { CheckerTexts } from '../strings';
import { useSave } from '../use-save';
import { RhythmFields } from './RhythmFields';
import { isSchedulable, scheduleDraftOf, settingsOf } from './schedule-draft';
import { ScheduledQuestions } from './ScheduledQuestions';

interface ScheduleFormProps extends CheckerTexts {
  campaign: BrandCampaign;
  /** The question that a new schedule begins with. */
  question?: string | undefined;
  /** The member's tests, for suggestions, and the daily quota. */
  list: TestList;
  onDone: () => void;
  onCancel: () => void;
}

/** The form of a campaign's schedule: rhythm, questions, platforms, and e-mail. */
export default function ScheduleForm(props: ScheduleFormProps) {
  const { campaign, list, locale, strings, onDone, onCancel } = props;
  const [draft, setDraft] = useState(() => scheduleDraftOf(campaign, props.question));
  const texts = { locale, strings };
  const { isPending, save } = useSave($setSchedule, onDone);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSchedulable(draft)) return;
        void save({ id: campaign.id, schedule: settingsOf(draft, locale) });
      }}
    >
      <RhythmFields {...texts} campaignId={campaign.id} draft={draft} onChange={setDraft} />
      {draft.every !== 'off' && (
        <ScheduledQuestions
          {...texts}
          draft={draft}
          campaign={campaign}
          tests={list.tests}
          quota={list.quota}
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
