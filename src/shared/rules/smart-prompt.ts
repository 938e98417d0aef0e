import { SMART_STEPS, type SmartStep } from '../entities/prompt-step.ts';
import {
  appendPart,
  asSentence,
  removePart,
  tidyLine,
  trimMarks,
  withoutLead,
} from './prompt-parts.ts';

/** A quick option as far as the prompt's text needs it (product 17.3). */
export interface QuickOption {
  id: string;
  category: SmartStep;
  /** A whole sentence, such as 'You are an experienced editor.' */
  snippet: string;
}

/** Text and selected options of the five steps. */
export interface SmartDraft {
  /** What the prompt is about, in a few words. */
  subject: string;
  fields: Readonly<Record<SmartStep, string>>;
  selected: readonly string[];
}

export const EMPTY_SMART_DRAFT: SmartDraft = {
  subject: '',
  fields: { role: '', task: '', method: '', format: '', quality: '' },
  selected: [],
};

const SEPARATOR = ', ';

/** The words of a language for the sentences that the prompt builds. */
export interface PromptWords {
  /** Has a `{role}` placeholder: 'You are {role}.' */
  role: string;
  /** Has a `{subject}` placeholder: 'Subject: {subject}' */
  subject: string;
  /** The verb phrase that opens every role's snippet. */
  lead: string;
}

/** What a snippet adds to its step: without leading verb phrase and final period (product 17.4). */
export function fragmentOf(snippet: string, lead: string): string {
  return withoutLead(snippet.trim(), lead).replace(/\.$/, '');
}

function roleText(field: string, words: PromptWords): string {
  const [opening = ''] = words.role.split(' {role}');
  const role = trimMarks(withoutLead(withoutLead(tidyLine(field), words.lead), opening));
  return role && words.role.replace('{role}', () => role);
}

/** The line that names the subject, empty without one. */
function subjectText(field: string, words: PromptWords): string {
  const subject = tidyLine(field);
  return trimMarks(subject) && asSentence(words.subject.replace('{subject}', () => subject));
}

/** Selects the option and appends its fragment, or deselects it and removes the fragment. */
export function toggleOption(draft: SmartDraft, option: QuickOption, lead: string): SmartDraft {
  const isSelected = draft.selected.includes(option.id);
  const change = isSelected ? removePart : appendPart;
  const text = change(draft.fields[option.category], fragmentOf(option.snippet, lead), SEPARATOR);
  return {
    ...draft,
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
 * without any field, the selected options' snippets in step order. The subject follows the task, in
 * a sentence of its own (product 17.5).
 */
export function smartPromptText(
  draft: SmartDraft,
  options: readonly QuickOption[],
  words: PromptWords,
): string {
  const { fields, selected } = draft;
  const typed = (step: SmartStep) =>
    step === 'role' ? roleText(fields.role, words) : asSentence(tidyLine(fields[step]));
  const chosen = (step: SmartStep) =>
    options
      .filter(({ id, category }) => category === step && selected.includes(id))
      .map(({ snippet }) => tidyLine(snippet))
      .join(' ');
  const textOf = SMART_STEPS.some(typed) ? typed : chosen;
  const subject = subjectText(draft.subject, words);
  return SMART_STEPS.flatMap((step) => (step === 'task' ? [textOf(step), subject] : [textOf(step)]))
    .filter(Boolean)
    .join(' ');
}

/** A step is done when it has text or a selected option (product 17.7). */
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
 * The manual edit after a change of the prompt box. A text equal to the generated prompt is not an
 * edit, so the box follows the steps again (product 17.6).
 *
 * @returns the hand-edited text, or null
 */
export function handEdit(text: string, generated: string): string | null {
  return text === generated ? null : text;
}
