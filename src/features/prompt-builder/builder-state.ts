import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import { isAnswered, toggleAnswer, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { EMPTY_DRAFT, reachableStep, type Draft } from './draft';

export interface BuilderState {
  draft: Draft;
  /** The answers of a shared prompt, from the address. */
  shared: SixStepAnswers | null;
  /** Whether the address has a shared prompt that cannot be decoded. */
  isLinkDamaged: boolean;
  /** Counts navigations; after each, the new heading takes the focus. */
  moves: number;
}

export type BuilderAction =
  /** The draft of an earlier visit; `typed` is the first field's text before hydration. */
  | { do: 'resume'; draft: Draft; typed: string }
  /** Another tab changed the draft. */
  | { do: 'follow'; draft: Draft }
  | { do: 'answer'; step: SixStep; text: string }
  | { do: 'toggle-option'; step: SixStep; text: string }
  | { do: 'go'; step: number }
  | { do: 'start-over' }
  /** The answers in a link; null when they cannot be decoded. */
  | { do: 'show-shared'; answers: SixStepAnswers | null }
  | { do: 'leave-shared' }
  | { do: 'adopt-shared' };

export const INITIAL_STATE: BuilderState = {
  draft: EMPTY_DRAFT,
  shared: null,
  isLinkDamaged: false,
  moves: 0,
};

/** The visible answers: a shared prompt hides the draft. */
export function shownAnswers({ shared, draft }: BuilderState): SixStepAnswers {
  return shared ?? draft.answers;
}

/** The visible step; 6 is the result. */
export function shownStep({ shared, draft }: BuilderState): number {
  return shared ? SIX_STEPS.length : draft.step;
}

function withAnswer({ step, answers }: Draft, key: SixStep, text: string): Draft {
  return { step, answers: { ...answers, [key]: text } };
}

/** The reducer of the six-step builder. */
export function nextState(state: BuilderState, action: BuilderAction): BuilderState {
  const { draft, shared, moves } = state;
  switch (action.do) {
    case 'resume': {
      const { answers } = action.draft;
      const isNew = isAnswered(action.typed) && action.typed !== answers.who;
      // A visitor who has begun to type stays at the first step.
      return {
        ...state,
        draft: isNew ? withAnswer({ step: 0, answers }, 'who', action.typed) : action.draft,
      };
    }
    case 'follow':
      return { ...state, draft: action.draft };
    case 'answer':
      return { ...state, draft: withAnswer(draft, action.step, action.text) };
    case 'toggle-option': {
      const text = toggleAnswer(draft.answers[action.step], action.text);
      return { ...state, draft: withAnswer(draft, action.step, text) };
    }
    case 'go': {
      const step = Math.min(Math.max(action.step, 0), reachableStep(draft.answers));
      if (step === draft.step && !shared) return state;
      return { ...state, draft: { ...draft, step }, shared: null, moves: moves + 1 };
    }
    case 'start-over':
      return { ...state, draft: EMPTY_DRAFT, moves: moves + 1 };
    case 'show-shared':
      return { ...state, shared: action.answers, isLinkDamaged: action.answers === null };
    case 'leave-shared':
      return shared ? { ...state, shared: null, moves: moves + 1 } : state;
    case 'adopt-shared':
      if (!shared) return state;
      return { ...state, draft: { step: 0, answers: shared }, shared: null, moves: moves + 1 };
  }
}
