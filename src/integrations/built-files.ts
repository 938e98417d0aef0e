import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Paths of the built site's files with this ending, with forward slashes. */
export function builtFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(sep, '/'));
}
