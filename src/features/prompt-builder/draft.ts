import type { Locale } from '@/i18n/locales';
import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_ANSWERS,
  isAnswered,
  MAX_ANSWER_LENGTH,
  type SixStepAnswers,
} from '#shared/rules/six-step-prompt.ts';

/**
 * Local storage key of the draft, shared by all tabs. Each language has its own, because the prompt's
 * lead words are in the page's language.
 */
export function draftKey(locale: Locale): string {
  return `prompt-builder:${locale}`;
}

/** The visitor's answers and current step. */
export interface Draft {
  /** From 0; 6 is the result. */
  step: number;
  answers: SixStepAnswers;
}

export const EMPTY_DRAFT: Draft = { step: 0, answers: EMPTY_ANSWERS };

/** The last step that can be opened: all steps before it have an answer. */
export function reachableStep(answers: SixStepAnswers): number {
  const open = SIX_STEPS.findIndex((step) => !isAnswered(answers[step]));
  return open === -1 ? SIX_STEPS.length : open;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The stored draft. Storage is not trusted, so its shape is checked. */
export function readBuilderDraft(locale: Locale): Draft {
  const kept = readDraft(draftKey(locale), 'local');
  if (!isRecord(kept) || !isRecord(kept['answers'])) return EMPTY_DRAFT;
  const texts: Record<SixStep, string> = { ...EMPTY_ANSWERS };
  for (const key of SIX_STEPS) {
    const text = kept['answers'][key];
    if (typeof text === 'string') texts[key] = text.slice(0, MAX_ANSWER_LENGTH);
  }
  const { step } = kept;
  const wanted = typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0;
  return { step: Math.min(wanted, reachableStep(texts)), answers: texts };
}

/** Stores the draft for the next visit, or removes an empty one. */
export function keepBuilderDraft(draft: Draft, locale: Locale): void {
  if (draft === EMPTY_DRAFT) clearDraft(draftKey(locale), 'local');
  else keepDraft(draftKey(locale), draft, 'local');
}
