import { clearDraft, keepDraft, readDraft } from '@/lib/draft';
import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_ANSWERS,
  isAnswered,
  MAX_ANSWER_LENGTH,
  type SixStepAnswers,
} from '#shared/rules/six-step-prompt.ts';

/** Local storage key of the draft, shared by all tabs. */
export const DRAFT_KEY = 'prompt-builder';

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
export function readBuilderDraft(): Draft {
  const kept = readDraft(DRAFT_KEY, 'local');
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
export function keepBuilderDraft(draft: Draft): void {
  if (draft === EMPTY_DRAFT) clearDraft(DRAFT_KEY, 'local');
  else keepDraft(DRAFT_KEY, draft, 'local');
}
