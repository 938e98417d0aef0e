import { Field } from '@/components/ui/Field';
import { LOCALE_TAGS } from '@/i18n/locales';
import { SCHEDULE_RHYTHMS, WEEKDAYS } from '#shared/entities/campaign-schedule.ts';
import { weekdayName } from './schedule-days';
import type { ScheduleDraft } from './schedule-draft';
import type { CheckerTexts } from './strings';

interface RhythmFieldsProps extends CheckerTexts {
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
}

const SELECT = 'min-h-[2.875rem]';

/** How often a campaign runs, and on which day. */
export function RhythmFields({ draft, onChange, locale, strings }: RhythmFieldsProps) {
  const { schedule } = strings;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        as="select"
        label={schedule.every}
        hint={draft.every === 'off' ? schedule.offHint : schedule.hourHint}
        className={SELECT}
        value={draft.every}
        onChange={({ target }) => {
          const every = SCHEDULE_RHYTHMS.find((known) => known === target.value) ?? 'off';
          onChange({ ...draft, every });
        }}
      >
        {(['off', ...SCHEDULE_RHYTHMS] as const).map((every) => (
          <option key={every} value={every}>
            {schedule.rhythms[every]}
          </option>
        ))}
      </Field>
      {draft.every === 'weekly' && (
        <Field
          as="select"
          label={schedule.weekday}
          className={SELECT}
          value={draft.weekday}
          onChange={({ target }) => {
            const weekday = WEEKDAYS.find((known) => String(known) === target.value);
            if (weekday) onChange({ ...draft, weekday });
          }}
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {weekdayName(weekday, LOCALE_TAGS[locale])}
            </option>
          ))}
        </Field>
      )}
    </div>
  );
}
