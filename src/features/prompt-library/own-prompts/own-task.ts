import type { Dictionary } from '@/i18n/dictionaries';
import type { OwnPrompt } from '#shared/entities/own-prompt.ts';
import type { PromptDetails, PromptEntry } from '#shared/entities/prompt.ts';

/** The open dialog of own prompts. */
export type OwnTask =
  | { do: 'edit'; prompt: OwnPrompt }
  /** A new prompt, or a copy of one. */
  | { do: 'write'; copied: CopiedPrompt | null }
  | { do: 'remove'; prompt: OwnPrompt }
  | { do: 'import' };

export interface CopiedPrompt {
  prompt: PromptEntry;
  details: PromptDetails;
}

/** Texts and handlers of the buttons for own prompts on cards and in the dialog. */
export interface OwnActions {
  strings: Dictionary['ownPrompts'];
  onEdit: (prompt: PromptEntry) => void;
  onRemove: (prompt: PromptEntry) => void;
  onDuplicate: (copied: CopiedPrompt) => void;
}
