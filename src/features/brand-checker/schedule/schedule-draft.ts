import type { Locale } from '@/i18n/locales';
import type { BrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandPlatformIds, type BrandPlatformId } from '#shared/entities/brand-platform.ts';
import type {
  ScheduleModes,
  ScheduleRhythm,
  ScheduleSettings,
} from '#shared/entities/campaign-schedule.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { MAX_SCHEDULED_PROMPT_LENGTH, MAX_SCHEDULED_PROMPTS } from '#shared/limits.ts';
import { askedAnswers, type AskedQuestion } from '#shared/rules/asked-answers.ts';

/** A schedule's fields in the form. */
export interface ScheduleDraft {
  every: ScheduleRhythm | 'off';
  weekday: ScheduleSettings['weekday'];
  /** One prompt per line. */
  prompts: string;
  platforms: readonly BrandPlatformId[];
  samples: number;
  modes: ScheduleModes;
  mail: boolean;
}

/** Maximum number of suggested prompts. */
const MAX_SUGGESTIONS = 5;

/**
 * The draft of a campaign's schedule; a new one has every platform, and with a question it is weekly.
 */
export function scheduleDraftOf({ schedule }: BrandCampaign, question?: string): ScheduleDraft {
  if (schedule === null) {
    const prompts = oneLine(question ?? '');
    return {
      every: prompts === '' ? 'off' : 'weekly',
      weekday: 1,
      prompts,
      platforms: brandPlatformIds,
      samples: 1,
      modes: 'search',
      mail: true,
    };
  }
  const { every, weekday, prompts, platforms, samples, modes, mail } = schedule;
  return { every, weekday, prompts: prompts.join('\n'), platforms, samples, modes, mail };
}

/** The distinct prompts of the text. */
function promptsOf({ prompts }: Pick<ScheduleDraft, 'prompts'>): string[] {
  const lines = prompts.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What a run asks, in each of its modes. */
export function questionOf(draft: ScheduleDraft): AskedQuestion {
  const { platforms, samples } = draft;
  return { prompts: promptsOf(draft).length, platforms, samples };
}

/** Key of the error message when the server would refuse the prompts, else null. */
export function promptsProblem(draft: ScheduleDraft) {
  const prompts = promptsOf(draft);
  if (prompts.length > MAX_SCHEDULED_PROMPTS) return 'tooMany';
  return prompts.some(({ length }) => length > MAX_SCHEDULED_PROMPT_LENGTH) ? 'tooLong' : null;
}

/** Whether a draft can be sent. */
export function isSchedulable(draft: ScheduleDraft): boolean {
  return (
    draft.every === 'off' ||
    (askedAnswers('memory', questionOf(draft)).answers > 0 && promptsProblem(draft) === null)
  );
}

/** The settings to send; null ends the schedule. */
export function settingsOf(draft: ScheduleDraft, locale: Locale): ScheduleSettings | null {
  const { every, platforms, ...settings } = draft;
  if (every === 'off') return null;
  return { ...settings, every, prompts: promptsOf(draft), platforms: [...platforms], locale };
}

/** Prompts of the campaign's tests, newest first, then its own questions; none that the draft has. */
export function suggestionsFor(
  draft: ScheduleDraft,
  tests: readonly Pick<TestSummary, 'campaign_id' | 'prompt'>[],
  { id, questions }: Pick<BrandCampaign, 'id' | 'questions'>,
): string[] {
  const chosen = new Set(promptsOf(draft));
  const asked = tests
    .filter(({ campaign_id }) => campaign_id === id)
    .map(({ prompt }) => oneLine(prompt))
    .filter((prompt) => prompt.length <= MAX_SCHEDULED_PROMPT_LENGTH);
  const known = [...asked.slice(0, MAX_SUGGESTIONS), ...questions];
  return [...new Set(known)].filter((prompt) => !chosen.has(prompt)).slice(0, MAX_SUGGESTIONS);
}

function oneLine(prompt: string): string {
  return prompt.replaceAll(/\s+/g, ' ').trim();
}

/** The text with a prompt appended. */
export function withPrompt(draft: ScheduleDraft, prompt: string): ScheduleDraft {
  return { ...draft, prompts: [...promptsOf(draft), prompt].join('\n') };
}
