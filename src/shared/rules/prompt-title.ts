import { cleanLine } from './own-prompt-text.ts';
import { withCapital } from './prompt-parts.ts';
import { truncate } from './truncate.ts';

/** Longest title of a prompt that the builder saves, without the ellipsis. */
const MAX_TITLE_LENGTH = 80;

/** The title under which a built prompt is saved: its subject, else how it begins (product 17.10). */
export function promptTitle(subject: string, text: string): string {
  return withCapital(truncate(cleanLine(subject) || cleanLine(text), MAX_TITLE_LENGTH));
}
