import { SIX_STEPS, type SixStep } from '#shared/entities/prompt-step.ts';
import { isAnswered, toggleAnswer, type SixStepAnswers } from '#shared/rules/six-step-prompt.ts';
import { EMPTY_DRAFT, reachableStep, type Draft } from './draft';

export interface BuilderState {
  draft: Draft;
  /** Somebody else's answers, from the address. */
  shared: SixStepAnswers | null;
  /** Whether the address held a prompt that cannot be read. */
  isLinkDamaged: boolean;
  /** How often the visitor went somewhere; each time the heading there takes the focus. */
  moves: number;
}

export type BuilderAction =
  /** The draft of an earlier visit; `typed` is what the first field held before hydration. */
  | { do: 'resume'; draft: Draft; typed: string }
  /** Another tab changed the draft. */
  | { do: 'follow'; draft: Draft }
  | { do: 'answer'; step: SixStep; text: string }
  | { do: 'toggle-option'; step: SixStep; text: string }
  | { do: 'go'; step: number }
  | { do: 'start-over' }
  /** What a link holds; null when it cannot be read. */
  | { do: 'show-shared'; answers: SixStepAnswers | null }
  | { do: 'leave-shared' }
  | { do: 'adopt-shared' };

export const INITIAL_STATE: BuilderState = {
  draft: EMPTY_DRAFT,
  shared: null,
  isLinkDamaged: false,
  moves: 0,
};

/** The answers that show: a shared prompt hides the own draft. */
export function shownAnswers({ shared, draft }: BuilderState): SixStepAnswers {
  return shared ?? draft.answers;
}

/** The step that shows; six is the result. */
export function shownStep({ shared, draft }: BuilderState): number {
  return shared ? SIX_STEPS.length : draft.step;
}

function withAnswer({ step, answers }: Draft, key: SixStep, text: string): Draft {
  return { step, answers: { ...answers, [key]: text } };
}

/** Every transition of the six-step builder. */
export function nextState(state: BuilderState, action: BuilderAction): BuilderState {
  const { draft, shared, moves } = state;
  switch (action.do) {
    case 'resume': {
      const { answers } = action.draft;
      const isNew = isAnswered(action.typed) && action.typed !== answers.who;
      // Who is typing stays at the first step, whatever was kept.
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
