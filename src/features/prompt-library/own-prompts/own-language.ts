import type { PromptEntry } from '#shared/entities/prompt.ts';
import { ownPromptId } from '#shared/rules/prompt-lists.ts';
import { textLanguage, type TextLanguage } from '#shared/rules/text-language.ts';

/** The language of an own prompt, by its words; those of the library are in the page's. */
export function ownLanguage({ id, preview }: PromptEntry): TextLanguage | undefined {
  return ownPromptId(id) === null ? undefined : textLanguage(preview);
}
