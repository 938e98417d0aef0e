import { checkItems, isRecord, refused, type FileContent } from './own-prompt-file.ts';
import type { OwnPromptFields } from '../entities/own-prompt.ts';
import { ownPromptFields } from './own-prompts.ts';

const FORMAT = 'own-prompts';
const VERSION = 1;

/** Own prompts as a JSON file, which {@link readJson} reads without loss. */
export function writeJson(prompts: readonly OwnPromptFields[]): string {
  const file = {
    format: FORMAT,
    version: VERSION,
    prompts: prompts.map(ownPromptFields),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The prompts of a JSON file. Its content is not trusted; its size was checked before. */
export function readJson(text: string): FileContent {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return refused({ reason: 'not-json', line: lineOf(error, text) });
  }
  if (!isRecord(file) || file['format'] !== FORMAT) return refused({ reason: 'not-ours' });
  if (file['version'] !== VERSION) return refused({ reason: 'newer' });
  const { prompts } = file;
  if (!Array.isArray(prompts)) return refused({ reason: 'not-ours' });
  return checkItems(prompts);
}

/** The line of a JSON syntax error; null when the browser's message does not contain it. */
function lineOf(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /\bline (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /\bposition (\d+)/.exec(message) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
