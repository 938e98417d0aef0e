import { MAX_IMPORT_BYTES } from '#shared/own-prompt-limits.ts';
import { refused, type FileContent } from '#shared/rules/own-prompt-file.ts';
import { readJson } from '#shared/rules/own-prompts-json.ts';

/** The validated prompts of a file; a file that is too large is not read. */
export async function readPromptFile(file: File): Promise<FileContent> {
  if (!/\.json$/i.test(file.name)) return refused({ reason: 'other-kind' });
  if (file.size > MAX_IMPORT_BYTES) return refused({ reason: 'too-large' });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refused({ reason: 'not-text' });
  }
  return readJson(text);
}
