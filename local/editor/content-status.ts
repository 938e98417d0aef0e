/**
 * `npm run content:status`: what lacks its other language or
 * its text (exit code 1), or is older than its other language.
 */
import { fileURLToPath } from 'node:url';
import { contentStatus } from './status.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { missing, unwritten, older, unfinished } = await contentStatus(root);
const blocks = [
  ['Without their other language:', missing],
  ['Not written yet:', unwritten],
  ['Older than their other language:', older],
  ['Prompts that are not finished:', unfinished],
] as const;
const shown = blocks
  .filter(([, lines]) => lines.length > 0)
  .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
process.stdout.write(`${shown.join('\n\n') || 'Both languages are complete and equally old.'}\n`);
process.exitCode = missing.length + unwritten.length > 0 ? 1 : 0;
