/**
 * `npm run content:status`: what lacks its other language or its text, or says what we do not say
 * (exit code 1), what is older than its other language, and what is not finished.
 */
import { fileURLToPath } from 'node:url';
import { contentStatus } from './status.ts';
import { wordingFindings } from './wording.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { missing, unwritten, older, unfinished } = await contentStatus(root);
const wording = await wordingFindings(root);
const blocks = [
  ['Without their other language:', missing],
  ['Not written yet:', unwritten],
  ['Older than their other language:', older],
  ['Prompts that are not finished:', unfinished],
  ['Words that we do not use:', wording],
] as const;
const shown = blocks
  .filter(([, lines]) => lines.length > 0)
  .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
process.stdout.write(`${shown.join('\n\n') || 'Both languages are complete and equally old.'}\n`);
process.exitCode = missing.length + unwritten.length + wording.length > 0 ? 1 : 0;
