import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import {
  BRAND_PLATFORMS,
  brandPlatformIds,
  type BrandPlatformId,
} from '#shared/entities/brand-platform.ts';
import { MAX_TEST_PROMPT_LENGTH, MAX_TEST_SAMPLES } from '#shared/limits.ts';
import { promptHint } from '../prompt-hint';
import type { CheckerTexts } from '../strings';
import { $runTest } from './run-test';
import { Suggestions } from './Suggestions';

/** Id of the prompt's field, which the page's buttons focus. */
export const PROMPT_FIELD_ID = 'test-prompt';

interface TestDraft {
  /** Empty until one is chosen. */
  campaignId: string;
  prompt: string;
  platform: BrandPlatformId;
  samples: number;
}

/** The form's draft. In a store, because a reload or a membership check unmounts the form. */
export const $testDraft = atom<TestDraft>({
  campaignId: '',
  prompt: '',
  platform: 'chatgpt',
  samples: 1,
});

interface TestFormProps extends CheckerTexts {
  campaigns: BrandCampaign[];
  isRunning: boolean;
  /** Answers left today; when null, only the server checks the quota. */
  left: number | null;
}

const SAMPLE_COUNTS = Array.from({ length: MAX_TEST_SAMPLES }, (_, index) => index + 1);

/** The form that sends a prompt for a campaign to one platform or to all (product 21.4). */
export function TestForm(props: TestFormProps) {
  const { campaigns, isRunning, left, locale } = props;
  const { testing: strings } = props.strings;
  const draft = useStore($testDraft);
  const { campaignId, prompt, platform, samples } = draft;
  const change = (part: Partial<TestDraft>) => $testDraft.set({ ...draft, ...part });
  // The chosen campaign may have been deleted meanwhile.
  const open = campaigns.filter(({ status }) => status !== 'paused');
  const campaign = open.find((known) => known.id === campaignId) ?? open[0];
  const isReady = campaign !== undefined && prompt.trim() !== '';
  const isAllowed = (platforms: number) => left === null || samples * platforms <= left;
  const test = (on: BrandPlatformId | null) => {
    const platforms = on ? 1 : brandPlatformIds.length;
    if (!isReady || isRunning || !isAllowed(platforms)) return;
    void $runTest.mutate({ campaignId: campaign.id, prompt, samples, platform: on });
  };

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        test(platform);
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
        hint={strings.samplesHint}
        choices={SAMPLE_COUNTS.map((count) => ({ value: count, label: `${count}` }))}
        value={samples}
        onChoose={(count) => change({ samples: count })}
      />
      <div className="grid gap-3 sm:grid-cols-[auto_1fr]">
        <Button
          type="submit"
          variant="signal"
          disabled={!isReady || !isAllowed(1)}
          aria-disabled={isRunning || undefined}
        >
          {strings.test}
        </Button>
        <Button
          variant="line"
          disabled={!isReady || !isAllowed(brandPlatformIds.length)}
          aria-disabled={isRunning || undefined}
          onClick={() => test(null)}
        >
          {strings.testAll}
        </Button>
      </div>
      {left !== null && left > 0 && !isAllowed(brandPlatformIds.length) && (
        <p className="text-[0.9375rem] text-soft">
          {fill(strings.tooFew, {
            left,
            one: samples,
            all: samples * brandPlatformIds.length,
          })}
        </p>
      )}
    </form>
  );
}
