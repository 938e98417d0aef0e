import { Select } from '@/components/ui/Select';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SCHEDULE_RHYTHMS, WEEKDAYS } from '#shared/entities/campaign-schedule.ts';
import { fill } from '@/i18n/fill';
import { nextDue } from '#shared/rules/schedule-slots.ts';
import type { CheckerTexts } from '../strings';
import type { ScheduleDraft } from './schedule-draft';
import { berlinTime, weekdayName } from './schedule-texts';

interface RhythmFieldsProps extends CheckerTexts {
  campaignId: string;
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
}

/** The fields for how often a campaign runs, and on which day. */
export function RhythmFields(props: RhythmFieldsProps) {
  const { campaignId, draft, onChange, locale, strings } = props;
  const { schedule, asking } = strings;
  const tag = LOCALE_TAGS[locale];
  const begins = () => {
    const { every, weekday } = draft;
    const next = nextDue(
      campaignId,
      { every: every === 'off' ? 'daily' : every, weekday },
      new Date(),
    );
    return fill(asking.schedule.begins, { time: berlinTime(next, tag) });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={schedule.every}
        hint={draft.every === 'off' ? schedule.offHint : begins()}
        choices={(['off', ...SCHEDULE_RHYTHMS] as const).map((every) => ({
          value: every,
          label: schedule.rhythms[every],
        }))}
        value={draft.every}
        onChoose={(every) => onChange({ ...draft, every })}
      />
      {draft.every === 'weekly' && (
        <Select
          label={schedule.weekday}
          choices={WEEKDAYS.map((weekday) => ({
            value: weekday,
            label: weekdayName(weekday, tag),
          }))}
          value={draft.weekday}
          onChoose={(weekday) => onChange({ ...draft, weekday })}
        />
      )}
    </div>
  );
}
