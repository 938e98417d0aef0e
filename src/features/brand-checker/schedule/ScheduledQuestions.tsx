import { useId, useRef } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { Field } from '@/components/ui/Field';
import { fill } from '@/i18n/fill';
import type { BrandQuota } from '#shared/api/brand-questions.ts';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { MAX_SCHEDULED_PROMPT_LENGTH, MAX_SCHEDULED_PROMPTS } from '#shared/limits.ts';
import { textLanguage } from '#shared/rules/text-language.ts';
import { promptHint } from '../prompt-hint';
import type { CheckerTexts } from '../strings';
import { HowToAsk } from './HowToAsk';
import { RunTakes } from './RunTakes';
import { promptsProblem, suggestionsFor, withPrompt, type ScheduleDraft } from './schedule-draft';

interface ScheduledQuestionsProps extends CheckerTexts {
  draft: ScheduleDraft;
  campaign: BrandCampaign;
  tests: readonly TestSummary[];
  quota: BrandQuota | null;
  onChange: (draft: ScheduleDraft) => void;
}

const LIMITS = { count: MAX_SCHEDULED_PROMPTS, length: MAX_SCHEDULED_PROMPT_LENGTH };

/** The fields for questions, platforms, and e-mail. */
export function ScheduledQuestions(props: ScheduledQuestionsProps) {
  const { draft, strings, onChange, quota } = props;
  const { schedule } = strings;
  const problem = promptsProblem(draft);
  const suggestions = suggestionsFor(draft, props.tests, props.campaign);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (prompt: string) => {
    // The pressed button disappears, so the field takes the focus.
    field.current?.focus();
    onChange(withPrompt(draft, prompt));
  };
  return (
    <div className="mt-5 space-y-5">
      <div>
        <Field
          as="textarea"
          ref={field}
          label={schedule.prompts}
          hint={promptHint(fill(schedule.promptsHint, LIMITS), props)}
          error={problem === null ? undefined : fill(schedule[problem], LIMITS)}
          rows={5}
          required
          value={draft.prompts}
          onChange={({ target }) => onChange({ ...draft, prompts: target.value })}
        />
        {suggestions.length > 0 && (
          <div className="mt-3">
            <p id={id} className="text-[0.9375rem] text-soft">
              {schedule.suggestions}
            </p>
            <ul aria-labelledby={id} className="mt-1 space-y-1">
              {suggestions.map((prompt) => (
                <li key={prompt}>
                  <button
                    type="button"
                    className="link min-h-11 text-left text-base wrap-anywhere"
                    onClick={() => add(prompt)}
                  >
                    <span className="sr-only">{schedule.add} </span>
                    <span lang={textLanguage(prompt)}>{prompt}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <fieldset>
        <legend className="label">{schedule.platforms}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {brandPlatformIds.map((platform) => (
            <Checkbox
              key={platform}
              checked={draft.platforms.includes(platform)}
              onChange={({ target }) => {
                const chosen = brandPlatformIds.filter((known) =>
                  known === platform ? target.checked : draft.platforms.includes(known),
                );
                onChange({ ...draft, platforms: chosen });
              }}
            >
              {BRAND_PLATFORMS[platform].name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <HowToAsk draft={draft} strings={strings.asking} onChange={onChange} />
      <RunTakes draft={draft} quota={quota} strings={strings} />
      <Checkbox
        checked={draft.mail}
        onChange={({ target }) => onChange({ ...draft, mail: target.checked })}
      >
        {schedule.mail}
      </Checkbox>
    </div>
  );
}
