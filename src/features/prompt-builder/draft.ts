import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_ANSWERS,
  isAnswered,
  MAX_ANSWER_LENGTH,
  type SixStepAnswers,
} from '#shared/rules/six-step-prompt.ts';

/** Where the draft is kept in local storage; all tabs share it. */
export const DRAFT_KEY = 'prompt-builder';

/** Where somebody is in the builder. */
export interface Draft {
  /** From 0; 6 is the result. */
  step: number;
  answers: SixStepAnswers;
}

export const EMPTY_DRAFT: Draft = { step: 0, answers: EMPTY_ANSWERS };

/** The furthest step that can be opened: every step before it has an answer. */
export function reachableStep(answers: SixStepAnswers): number {
  const open = SIX_STEPS.findIndex((step) => !isAnswered(answers[step]));
  return open === -1 ? SIX_STEPS.length : open;
}

function toDraft(value: unknown): Draft {
  const { step, answers } = value as { step: unknown; answers: Record<string, unknown> };
  const texts: Record<SixStep, string> = { ...EMPTY_ANSWERS };
  for (const key of SIX_STEPS) {
    const text = answers[key];
    if (typeof text === 'string') texts[key] = text.slice(0, MAX_ANSWER_LENGTH);
  }
  const wanted = typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0;
  return { step: Math.min(wanted, reachableStep(texts)), answers: texts };
}

/** The kept draft; what this browser's storage holds is not trusted. */
export function readDraft(): Draft {
  try {
    return toDraft(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? ''));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps the draft for the next visit, where the browser allows it. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden; the builder works without.
  }
}
