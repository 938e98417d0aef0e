import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import { ANSWER_MODES, type AnswerMode } from '#shared/entities/answer-mode.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import {
  BRAND_PLATFORMS,
  brandPlatformIds,
  type BrandPlatformId,
} from '#shared/entities/brand-platform.ts';
import { MAX_TEST_PROMPT_LENGTH, MAX_TEST_SAMPLES } from '#shared/limits.ts';
import { askedAnswers } from '#shared/rules/asked-answers.ts';
import { promptHint } from '../prompt-hint';
import type { CheckerTexts } from '../strings';
import { PROMPT_FIELD_ID } from '../tabs';
import { useNow } from '../use-now';
import { AskLine } from './AskLine';
import { $runTest } from './run-test';
import { shortageOf } from './shortage';
import { Suggestions } from './Suggestions';

/** As many as show whether answers agree, and few enough for one call. */
const DEFAULT_SAMPLES = 3;

interface TestDraft {
  /** Chosen in the form; empty while it is the one that the page shows. */
  campaignId: string;
  prompt: string;
  platform: BrandPlatformId;
  samples: number;
  modes: readonly AnswerMode[];
}

/** The form's draft. In a store, because a reload or a membership check unmounts the form. */
export const $testDraft = atom<TestDraft>({
  campaignId: '',
  prompt: '',
  platform: 'chatgpt',
  samples: DEFAULT_SAMPLES,
  modes: ANSWER_MODES,
});

interface TestFormProps extends CheckerTexts {
  campaigns: BrandCampaign[];
  /** The one that the page shows. */
  shown: BrandCampaign | undefined;
  isRunning: boolean;
  /** When null, only the server checks the limits. */
  quota: BrandQuota | null;
}

const SAMPLE_COUNTS = Array.from({ length: MAX_TEST_SAMPLES }, (_, index) => index + 1);

/** The form that sends a prompt for a campaign to one platform or to all (product 21.4). */
export function TestForm(props: TestFormProps) {
  const { campaigns, shown, isRunning, quota, locale } = props;
  const { testing: strings, asking } = props.strings;
  const now = useNow();
  const draft = useStore($testDraft);
  const { campaignId, prompt, platform, samples, modes } = draft;
  const change = (part: Partial<TestDraft>) => $testDraft.set({ ...draft, ...part });
  // The chosen campaign may have been deleted meanwhile, the shown one be paused.
  const open = campaigns.filter(({ status }) => status !== 'paused');
  const known = (id: string | undefined) => open.find((each) => each.id === id);
  const campaign = known(campaignId) ?? known(shown?.id) ?? open[0];
  const isReady = campaign !== undefined && prompt.trim() !== '';
  const questionTo = (platforms: readonly BrandPlatformId[]) => ({
    prompts: 1,
    platforms,
    samples,
  });
  const toAll = questionTo(brandPlatformIds);
  const toOne = questionTo([platform]);
  const isAllowed = (question: typeof toAll) =>
    modes.some((mode) => askedAnswers(mode, question).answers > 0) &&
    shortageOf(modes, question, quota, now) === null;
  const test = (on: BrandPlatformId | null) => {
    if (!isReady || isRunning || !isAllowed(on ? toOne : toAll)) return;
    void $runTest.mutate({ campaignId: campaign.id, prompt, samples, modes, platform: on });
  };

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        test(null);
      }}
    >
      <Select
        label={strings.campaign}
        hint={!campaign && strings.allPaused}
        choices={campaigns.map(({ id, name, status }) => ({
          value: id,
          label: status === 'paused' ? fill(strings.paused, { name }) : name,
          disabled: status === 'paused',
        }))}
        value={campaign?.id ?? campaigns[0]?.id ?? ''}
        onChoose={(chosen) => change({ campaignId: chosen })}
      />
      <Field
        as="textarea"
        id={PROMPT_FIELD_ID}
        label={strings.prompt}
        hint={promptHint(strings.promptHint, props)}
        rows={5}
        maxLength={MAX_TEST_PROMPT_LENGTH}
        value={prompt}
        placeholder={strings.promptPlaceholder}
        onChange={({ target }) => change({ prompt: target.value })}
      />
      {campaign && prompt === '' && (
        <Suggestions
          campaign={campaign}
          locale={locale}
          strings={props.strings}
          onChoose={(chosen) => {
            change({ prompt: chosen });
            // The suggestions disappear, so the field takes the focus.
            document.getElementById(PROMPT_FIELD_ID)?.focus();
          }}
        />
      )}
      <fieldset>
        <legend className="label">{asking.modesLabel}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {ANSWER_MODES.map((mode) => (
            <Checkbox
              key={mode}
              checked={modes.includes(mode)}
              onChange={({ target }) => {
                const chosen = ANSWER_MODES.filter((known) =>
                  known === mode ? target.checked : modes.includes(known),
                );
                change({ modes: chosen });
              }}
            >
              {asking.modes[mode]}
            </Checkbox>
          ))}
        </div>
        <p className="mt-2 text-[0.9375rem] text-soft">{asking.modesHint}</p>
        {modes.includes('search') && (
          <p className="mt-1 text-[0.9375rem] text-soft">{asking.refused}</p>
        )}
      </fieldset>
      <Select
        label={strings.platform}
        choices={brandPlatformIds.map((value) => ({
          value,
          label: BRAND_PLATFORMS[value].name,
        }))}
        value={platform}
        onChoose={(chosen) => change({ platform: chosen })}
      />
      <Select
        label={strings.samples}
        hint={asking.samplesHint}
        choices={SAMPLE_COUNTS.map((count) => ({ value: count, label: `${count}` }))}
        value={samples}
        onChoose={(count) => change({ samples: count })}
      />
      <AskLine
        modes={modes}
        question={toAll}
        shortage={shortageOf(modes, toAll, quota, now)}
        strings={asking}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Button
          type="submit"
          variant="signal"
          disabled={!isReady || !isAllowed(toAll)}
          aria-disabled={isRunning || undefined}
        >
          {strings.testAll}
        </Button>
        <Button
          variant="line"
          disabled={!isReady || !isAllowed(toOne)}
          aria-disabled={isRunning || undefined}
          onClick={() => test(platform)}
        >
          {strings.test}
        </Button>
      </div>
    </form>
  );
}
