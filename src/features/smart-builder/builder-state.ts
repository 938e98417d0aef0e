import type { PromptExample } from '@/content/schemas/builder';
import type { PromptType, SmartStep } from '#shared/entities/prompt-step.ts';
import {
  EMPTY_SMART_DRAFT,
  handEdit,
  setField,
  smartPromptText,
  toggleOption,
  type QuickOption,
  type PromptWords,
  type SmartDraft,
} from '#shared/rules/smart-prompt.ts';

type Examples = Readonly<Record<PromptType, readonly PromptExample[]>>;

/** The content that undo restores. */
interface Content {
  draft: SmartDraft;
  /** The manually edited text; null while the box follows the steps. */
  edited: string | null;
  userExamples: Examples;
}

export interface BuilderState extends Content {
  type: PromptType;
  exampleDraft: PromptExample;
  /** The content before the last replacement, and its reason. */
  undo: { content: Content; reason: 'cleared' | 'exampleUsed' | 'followed' } | null;
}

export type BuilderAction =
  | { do: 'choose-type'; type: PromptType }
  | { do: 'type-subject'; text: string }
  | { do: 'type-field'; step: SmartStep; text: string }
  | { do: 'toggle-option'; option: QuickOption }
  | { do: 'edit-prompt'; text: string }
  | { do: 'follow-steps' }
  | { do: 'use-example'; prompt: string }
  | { do: 'type-example'; example: PromptExample }
  | { do: 'add-example' }
  | { do: 'delete-example'; example: PromptExample }
  | { do: 'clear' }
  | { do: 'undo' };

/** The words in the page's language that the rules need. */
export interface BuilderWords {
  options: readonly QuickOption[];
  sentences: PromptWords;
}

const EMPTY_EXAMPLE: PromptExample = { title: '', description: '', prompt: '' };

const EMPTY_CONTENT: Content = {
  draft: EMPTY_SMART_DRAFT,
  edited: null,
  userExamples: { text: [], image: [], video: [], audio: [], voice: [] },
};

export const INITIAL_STATE: BuilderState = {
  ...EMPTY_CONTENT,
  type: 'text',
  exampleDraft: EMPTY_EXAMPLE,
  undo: null,
};

/** An example needs a title and a prompt; the description is optional (product 17.8). */
export function canAddExample({ title, prompt }: PromptExample): boolean {
  return title.trim() !== '' && prompt.trim() !== '';
}

/** Whether Clear would take something away: a field, an option, the subject, an edited text or an own example. */
export function hasContent({ draft, edited, userExamples }: BuilderState): boolean {
  return (
    edited !== null ||
    draft.subject !== '' ||
    draft.selected.length > 0 ||
    Object.values(draft.fields).some((text) => text !== '') ||
    Object.values(userExamples).some((examples) => examples.length > 0)
  );
}

/** The text in the prompt box. */
export function promptText(state: BuilderState, { options, sentences }: BuilderWords): string {
  return state.edited ?? smartPromptText(state.draft, options, sentences);
}

function replace(
  { draft, edited, userExamples }: BuilderState,
  reason: NonNullable<BuilderState['undo']>['reason'],
) {
  return { content: { draft, edited, userExamples }, reason };
}

/** The reducer of the Smart Prompt Builder (product 17.4 to 17.8). */
export function nextState(
  state: BuilderState,
  action: BuilderAction,
  { options, sentences }: BuilderWords,
): BuilderState {
  const { type, userExamples, draft } = state;
  const own = userExamples[type];
  switch (action.do) {
    case 'choose-type':
      return { ...state, type: action.type, exampleDraft: EMPTY_EXAMPLE };
    case 'type-subject':
      return { ...state, draft: { ...draft, subject: action.text }, undo: null };
    case 'type-field':
      return { ...state, draft: setField(draft, action.step, action.text), undo: null };
    case 'toggle-option':
      return { ...state, draft: toggleOption(draft, action.option, sentences.lead), undo: null };
    case 'edit-prompt': {
      const edited = handEdit(action.text, smartPromptText(draft, options, sentences));
      return { ...state, edited, undo: null };
    }
    case 'follow-steps':
      return { ...state, edited: null, undo: replace(state, 'followed') };
    case 'use-example': {
      const edited = handEdit(action.prompt, smartPromptText(draft, options, sentences));
      return { ...state, edited, undo: replace(state, 'exampleUsed') };
    }
    case 'type-example':
      return { ...state, exampleDraft: action.example };
    case 'add-example':
      if (!canAddExample(state.exampleDraft)) return state;
      return {
        ...state,
        userExamples: { ...userExamples, [type]: [...own, state.exampleDraft] },
        exampleDraft: EMPTY_EXAMPLE,
      };
    case 'delete-example':
      return {
        ...state,
        userExamples: {
          ...userExamples,
          [type]: own.filter((example) => example !== action.example),
        },
      };
    case 'clear':
      return { ...state, ...EMPTY_CONTENT, undo: replace(state, 'cleared') };
    case 'undo':
      return { ...state, ...state.undo?.content, undo: null };
  }
}
