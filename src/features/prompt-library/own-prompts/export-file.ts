import type { Dictionary } from '@/i18n/dictionaries';
import { downloadText } from '@/lib/download';
import type { OwnPromptFields, OwnVariable } from '#shared/entities/own-prompt.ts';
import { writeJson } from '#shared/rules/own-prompts-json.ts';
import { fenced } from '../fenced';

type Strings = Dictionary['ownPrompts'];

/** Downloads all own prompts as a file: JSON can be imported again, Markdown is for reading. */
export function exportOwn(
  format: 'markdown' | 'json',
  prompts: readonly OwnPromptFields[],
  strings: Strings,
): void {
  const { name } = strings.file;
  if (format === 'json') downloadText(`${name}.json`, writeJson(prompts), 'application/json');
  else downloadText(`${name}.md`, writeMarkdown(prompts, strings), 'text/markdown');
}

/** Own prompts as a Markdown document in the page's language. */
export function writeMarkdown(prompts: readonly OwnPromptFields[], strings: Strings): string {
  const heading = `# ${strings.file.heading}`;
  return `${[heading, ...prompts.flatMap((prompt) => writePrompt(prompt, strings))].join('\n\n')}\n`;
}

function writePrompt(prompt: OwnPromptFields, { editor }: Strings): string[] {
  const { title, description, tags, content, variables } = prompt;
  return [
    `## ${title}`,
    ...labelled(editor.fields.description, description),
    ...labelled(editor.fields.tags, tags.join(', ')),
    fenced(content),
    ...variables.flatMap((variable) => writeVariable(variable, editor.blanks)),
  ];
}

function writeVariable(variable: OwnVariable, blanks: Strings['editor']['blanks']): string[] {
  const { name, label, hint, example, multiline } = variable;
  return [
    `### {{${name}}}`,
    ...labelled(blanks.label, label),
    ...labelled(blanks.hint, hint),
    ...(multiline ? [blanks.multiline] : []),
    ...(example === '' ? [] : [`${blanks.example}:`, fenced(example)]),
  ];
}

/** A line with a label in front, so that the text cannot become a heading or a fence. */
function labelled(label: string, text: string): string[] {
  return text === '' ? [] : [`${label}: ${text}`];
}
