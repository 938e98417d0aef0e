import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { fill } from '@/i18n/fill';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import { MAX_TEST_PROMPT_LENGTH, MAX_TEST_SAMPLES } from '#shared/limits.ts';
import { $testDraft, type TestDraft } from './drafts';
import { platformLabel } from './platform-label';
import { runTest } from './store';
import type { CheckerTexts } from './strings';
import { Suggestions } from './Suggestions';

/** Where the page's header leads to. */
export const PROMPT_FIELD_ID = 'test-prompt';

interface TestFormProps extends CheckerTexts {
  campaigns: BrandCampaign[];
  isRunning: boolean;
  /** Answers left today; null when unknown, then the server decides. */
  left: number | null;
}

const SAMPLE_COUNTS = Array.from({ length: MAX_TEST_SAMPLES }, (_, index) => index + 1);
const LABEL = 'mb-1.5 block text-base font-medium';
const HINT = 'mt-1 text-[0.9375rem] text-soft';
const SELECT = 'field min-h-[2.875rem]';

/** Asks a prompt for a campaign on one platform or on all (product 21.4). */
export function TestForm(props: TestFormProps) {
  const { campaigns, isRunning, left, locale } = props;
  const { testing: strings } = props.strings;
  const draft = useStore($testDraft);
  const { campaignId, prompt, platform, samples } = draft;
  const change = (part: Partial<TestDraft>) => $testDraft.set({ ...draft, ...part });
  const id = useId();
  // The chosen campaign may have been deleted meanwhile.
  const open = campaigns.filter(({ status }) => status !== 'paused');
  const campaign = open.find((known) => known.id === campaignId) ?? open[0];
  const isReady = campaign !== undefined && prompt.trim() !== '' && !isRunning;
  const isAllowed = (platforms: number) => left === null || samples * platforms <= left;
  const test = (on: BrandPlatformId | null) => {
    const platforms = on ? 1 : brandPlatformIds.length;
    if (!isReady || !isAllowed(platforms)) return;
    void runTest({ campaignId: campaign.id, prompt, samples }, on);
  };

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        test(platform);
      }}
    >
      <div>
        <label htmlFor={`${id}-campaign`} className={LABEL}>
          {strings.campaign}
        </label>
        <select
          id={`${id}-campaign`}
          className={SELECT}
          value={campaign?.id ?? campaigns[0]?.id ?? ''}
          onChange={({ target }) => change({ campaignId: target.value })}
        >
          {campaigns.map(({ id: value, name, status }) => (
            <option key={value} value={value} disabled={status === 'paused'}>
              {status === 'paused' ? fill(strings.paused, { name }) : name}
            </option>
          ))}
        </select>
        {!campaign && <p className={HINT}>{strings.allPaused}</p>}
      </div>
      <div>
        <label htmlFor={PROMPT_FIELD_ID} className={LABEL}>
          {strings.prompt}
        </label>
        <textarea
          id={PROMPT_FIELD_ID}
          className="field"
          rows={5}
          maxLength={MAX_TEST_PROMPT_LENGTH}
          value={prompt}
          placeholder={strings.promptPlaceholder}
          aria-describedby={`${id}-prompt-hint`}
          onChange={({ target }) => change({ prompt: target.value })}
        />
        <p id={`${id}-prompt-hint`} className={HINT}>
          {strings.promptHint}
        </p>
      </div>
      {campaign && prompt === '' && (
        <Suggestions
          campaign={campaign}
          locale={locale}
          strings={props.strings}
          onChoose={(chosen) => {
            change({ prompt: chosen });
            // The suggestions go, so that the focus needs another place.
            document.getElementById(PROMPT_FIELD_ID)?.focus();
          }}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <div>
          <label htmlFor={`${id}-platform`} className={LABEL}>
            {strings.platform}
          </label>
          <select
            id={`${id}-platform`}
            className={SELECT}
            value={platform}
            onChange={({ target }) =>
              change({
                platform: brandPlatformIds.find((known) => known === target.value) ?? platform,
              })
            }
          >
            {brandPlatformIds.map((value) => (
              <option key={value} value={value}>
                {platformLabel(value)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-samples`} className={LABEL}>
            {strings.samples}
          </label>
          <select
            id={`${id}-samples`}
            className={SELECT}
            value={samples}
            aria-describedby={`${id}-samples-hint`}
            onChange={({ target }) => change({ samples: Number(target.value) })}
          >
            {SAMPLE_COUNTS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
      </div>
      <p id={`${id}-samples-hint`} className={HINT}>
        {strings.samplesHint}
      </p>
      <div className="grid gap-3 sm:grid-cols-[auto_1fr]">
        <Button type="submit" variant="signal" disabled={!isReady || !isAllowed(1)}>
          {strings.test}
        </Button>
        <Button
          variant="line"
          disabled={!isReady || !isAllowed(brandPlatformIds.length)}
          onClick={() => test(null)}
        >
          {strings.testAll}
        </Button>
      </div>
      {left !== null && left > 0 && !isAllowed(brandPlatformIds.length) && (
        <p className={HINT}>
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
