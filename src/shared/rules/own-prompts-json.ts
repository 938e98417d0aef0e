import * as z from 'zod/mini';
import { checkItems, refused, type FileContent } from './own-prompt-file.ts';
import type { OwnPromptFields } from '../entities/own-prompt.ts';
import { ownPromptFields } from './own-prompts.ts';

const FORMAT = 'own-prompts';
const VERSION = 1;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  prompts: z.array(z.unknown()),
});

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
  const { data, error } = fileSchema.safeParse(file);
  if (data) return checkItems(data.prompts);
  // The issues are in the order of the fields: with a first one of the version, the format is ours.
  const isNewer = error.issues[0]?.path[0] === 'version';
  return refused({ reason: isNewer ? 'newer' : 'not-ours' });
}

/** The line of a JSON syntax error; null when the browser's message does not contain it. */
function lineOf(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /\bline (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /\bposition (\d+)/.exec(message) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
