import type { Dictionary } from '@/i18n/dictionaries';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';
import { cleanOwnPrompt, type OwnPromptFields } from '#shared/rules/own-prompts.ts';

/** What the member does with an own prompt in a dialog. */
export type OwnTask =
  | { do: 'edit'; prompt: OwnPrompt }
  /** `from` is what was duplicated, `new` for nothing. */
  | { do: 'write'; from: string; start: OwnPromptFields }
  | { do: 'remove'; prompt: OwnPrompt }
  | { do: 'import' };

/** What cards and the dialog offer for own prompts, and how it is called. */
export interface OwnActions {
  strings: Dictionary['ownPrompts'];
  onEdit: (prompt: PromptEntry) => void;
  onRemove: (prompt: PromptEntry) => void;
  onDuplicate: (prompt: PromptEntry, details: PromptDetails) => void;
}

/** An own prompt that begins as a copy of one; a chain's steps become one text. */
export function copyOf(prompt: PromptEntry, details: PromptDetails): OwnPromptFields {
  return cleanOwnPrompt({
    title: prompt.title,
    description: prompt.description ?? '',
    tags: prompt.tags,
    content: details.content,
    variables: details.variables ?? [],
  });
}
