import { useStore } from '@nanostores/react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { MAX_TEST_PROMPT_LENGTH } from '#shared/limits.ts';
import { promptHint } from '../prompt-hint';
import { AskLine } from '../questions/AskLine';
import { $isAsking, $runTest } from '../questions/run-test';
import { shortageOf } from '../questions/shortage';
import { $testDraft } from '../questions/TestForm';
import type { CheckerTexts } from '../strings';
import { openTest } from '../tabs';
import { useNow } from '../use-now';

interface QuickAskProps extends CheckerTexts {
  campaign: BrandCampaign;
  /** When null, only the server checks the limits. */
  quota: BrandQuota | null;
}

/**
 * The form of the testing tab in one line: the question for the shown campaign, with the modes and
 * samples that the form has.
 */
export function QuickAsk({ campaign, quota, locale, strings }: QuickAskProps) {
  const draft = useStore($testDraft);
  const isRunning = useStore($isAsking);
  const now = useNow();
  const { ask } = strings.figures;
  const { prompt, modes, samples } = draft;
  const question = { prompts: 1, platforms: brandPlatformIds, samples };
  const shortage = shortageOf(modes, question, quota, now);
  const isOpen = campaign.status !== 'paused';
  const isReady = isOpen && prompt.trim() !== '' && modes.length > 0 && shortage === null;
  return (
    <form
      className="rounded-md border-[1.5px] border-ink bg-raised p-4 [--ground:var(--color-raised)] sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isRunning) return;
        void $runTest.mutate({ campaignId: campaign.id, prompt, samples, modes, platform: null });
        // The whole form, where the running test shows.
        openTest();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          wrapperClassName="min-w-0 grow basis-80"
          label={ask.label}
          maxLength={MAX_TEST_PROMPT_LENGTH}
          value={prompt}
          disabled={!isOpen}
          onChange={({ target }) => $testDraft.set({ ...draft, prompt: target.value })}
        />
        <Button
          type="submit"
          variant="signal"
          disabled={!isReady}
          aria-disabled={isRunning || undefined}
        >
          {ask.button}
        </Button>
        <Button
          variant="line"
          onClick={() => {
            $testDraft.set({ ...draft, campaignId: campaign.id });
            openTest();
          }}
        >
          {ask.more}
        </Button>
      </div>
      <div className="mt-3">
        <AskLine modes={modes} question={question} shortage={shortage} strings={strings.asking} />
        <p className="mt-1 text-[0.9375rem] text-soft">
          {isOpen ? promptHint(strings.testing.promptHint, { locale, strings }) : ask.paused}
        </p>
      </div>
    </form>
  );
}
