import { Select } from '@/components/ui/Select';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SCHEDULE_RHYTHMS, WEEKDAYS } from '#shared/entities/campaign-schedule.ts';
import type { CheckerTexts } from '../strings';
import type { ScheduleDraft } from './schedule-draft';
import { weekdayName } from './schedule-texts';

interface RhythmFieldsProps extends CheckerTexts {
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
}

/** The fields for how often a campaign runs, and on which day. */
export function RhythmFields({ draft, onChange, locale, strings }: RhythmFieldsProps) {
  const { schedule } = strings;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={schedule.every}
        hint={draft.every === 'off' ? schedule.offHint : schedule.hourHint}
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
            label: weekdayName(weekday, LOCALE_TAGS[locale]),
          }))}
          value={draft.weekday}
          onChoose={(weekday) => onChange({ ...draft, weekday })}
        />
      )}
    </div>
  );
}
