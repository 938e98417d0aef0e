import type { Dictionary } from '@/i18n/dictionaries';
import { downloadText } from '@/lib/download';
import type { OwnPromptFields } from '#shared/entities/own-prompt.ts';
import { cleanOwnPrompt } from '#shared/rules/own-prompts.ts';
import { writeJson } from '#shared/rules/own-prompts-json.ts';
import { writeMarkdown } from './own-markdown';
import type { CopiedPrompt } from './own-task';

/** Hands all own prompts to the member as a file: JSON to import it again, Markdown to read it. */
export function exportOwn(
  format: 'markdown' | 'json',
  prompts: readonly OwnPromptFields[],
  strings: Dictionary['ownPrompts'],
): void {
  const { name } = strings.file;
  if (format === 'json') downloadText(`${name}.json`, writeJson(prompts), 'application/json');
  else downloadText(`${name}.md`, writeMarkdown(prompts, strings), 'text/markdown');
}

/** An own prompt that begins as a copy of one; a chain's steps become one text. */
export function copyOf({ prompt, details }: CopiedPrompt): OwnPromptFields {
  return cleanOwnPrompt({
    title: prompt.title,
    description: prompt.description ?? '',
    tags: prompt.tags,
    content: details.content,
    variables: details.variables ?? [],
  });
}
