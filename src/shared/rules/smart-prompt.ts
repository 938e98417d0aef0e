import { SMART_STEPS, type SmartStep } from '../entities/prompt-step.ts';
import { appendPart, asSentence, removePart, tidyLine } from './prompt-parts.ts';

/** A quick option as far as the prompt's text needs it (C section 3). */
export interface QuickOption {
  id: string;
  category: SmartStep;
  /** A whole sentence, such as 'You are an experienced editor.' */
  snippet: string;
}

/** Text and selected options of the five steps. */
export interface SmartDraft {
  fields: Readonly<Record<SmartStep, string>>;
  selected: readonly string[];
}

export const EMPTY_SMART_DRAFT: SmartDraft = {
  fields: { role: '', task: '', method: '', format: '', quality: '' },
  selected: [],
};

const SEPARATOR = ', ';

/** Verb phrases that open a snippet and say nothing of their own, in both languages. */
const LEAD =
  /^(you are|act as|your task is to|please|du bist|agiere als|deine aufgabe ist es,|bitte)(\s+|$)/i;

/** What a snippet adds to its step: without leading verb phrase and final period (C section 4). */
export function fragmentOf(snippet: string): string {
  return snippet.trim().replace(LEAD, '').replace(/\.$/, '');
}

/** Selects the option and appends its fragment, or deselects it and removes the fragment. */
export function toggleOption(draft: SmartDraft, option: QuickOption): SmartDraft {
  const isSelected = draft.selected.includes(option.id);
  const change = isSelected ? removePart : appendPart;
  const text = change(draft.fields[option.category], fragmentOf(option.snippet), SEPARATOR);
  return {
    fields: { ...draft.fields, [option.category]: text },
    selected: isSelected
      ? draft.selected.filter((id) => id !== option.id)
      : [...draft.selected, option.id],
  };
}

export function setField(draft: SmartDraft, step: SmartStep, text: string): SmartDraft {
  return { ...draft, fields: { ...draft.fields, [step]: text } };
}

/**
 * The prompt that the steps make: 'You are {role}.' and the other fields, each closed as a sentence;
 * without any field, the selected options' snippets in step order (C section 4).
 *
 * @param roleSentence has a `{role}` placeholder
 */
export function smartPromptText(
  draft: SmartDraft,
  options: readonly QuickOption[],
  roleSentence: string,
): string {
  const parts = SMART_STEPS.map((step) => {
    const text = tidyLine(draft.fields[step]);
    if (step !== 'role') return asSentence(text);
    const role = text.replace(LEAD, '').replace(/[\s.,;:!?]+$/, '');
    return role && roleSentence.replace('{role}', () => role);
  }).filter(Boolean);
  if (parts.length > 0) return parts.join(' ');
  return SMART_STEPS.flatMap((step) => options.filter(({ category }) => category === step))
    .filter(({ id }) => draft.selected.includes(id))
    .map(({ snippet }) => tidyLine(snippet))
    .join(' ');
}

/** A step is done when it has text or a selected option (C section 4). */
export function isStepDone(
  draft: SmartDraft,
  options: readonly QuickOption[],
  step: SmartStep,
): boolean {
  return (
    draft.fields[step].trim() !== '' ||
    options.some(({ id, category }) => category === step && draft.selected.includes(id))
  );
}

/**
 * What a change of the prompt box makes of the hand edit: text that equals the generated prompt is
 * none, so that the box follows the steps again (C section 4).
 *
 * @returns the hand-edited text, or null
 */
export function handEdit(text: string, generated: string): string | null {
  return text === generated ? null : text;
}
