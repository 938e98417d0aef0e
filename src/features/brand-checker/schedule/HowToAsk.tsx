import { Select } from '@/components/ui/Select';
import { SCHEDULE_MODES } from '#shared/entities/campaign-schedule.ts';
import { MAX_TEST_SAMPLES } from '#shared/limits.ts';
import type { CheckerStrings } from '../strings';
import type { ScheduleDraft } from './schedule-draft';

interface HowToAskProps {
  draft: ScheduleDraft;
  strings: CheckerStrings['asking'];
  onChange: (draft: ScheduleDraft) => void;
}

const SAMPLE_COUNTS = Array.from({ length: MAX_TEST_SAMPLES }, (_, index) => index + 1);

/** The fields for the modes of a schedule's runs, and for how often each question is asked in a run. */
export function HowToAsk({ draft, strings, onChange }: HowToAskProps) {
  const { schedule } = strings;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={schedule.modesLabel}
        hint={`${schedule.modesHint} ${draft.modes === 'memory' ? '' : strings.refused}`}
        choices={SCHEDULE_MODES.map((modes) => ({ value: modes, label: schedule.modes[modes] }))}
        value={draft.modes}
        onChoose={(modes) => onChange({ ...draft, modes })}
      />
      <Select
        label={strings.samples}
        hint={strings.samplesHint}
        choices={SAMPLE_COUNTS.map((count) => ({ value: count, label: `${count}` }))}
        value={draft.samples}
        onChoose={(samples) => onChange({ ...draft, samples })}
      />
    </div>
  );
}
