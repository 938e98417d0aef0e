/**
 * `npm run content:status`: what stops the build or breaks the wording rules (exit code 1), which
 * drafts are not written, what is older than its other language, what is not finished, which facts
 * nobody has checked, and what the owner has to settle.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { germanDay } from '#shared/rules/dates.ts';
import { ownerMatters } from './owner-matters.ts';
import { contentStatus } from './status.ts';
import { wordingFindings } from './wording.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const status = await contentStatus(root);
const wording = await wordingFindings(root);
const blocks = [
  ['Mistakes that stop the build:', status.mistakes],
  ['Drafts that are not written yet:', status.unwritten],
  ['Older than their other language:', status.older],
  ['Prompts that are not finished:', status.unfinished],
  ['Words that we do not use:', wording],
  ['Facts that nobody has checked, by file:', status.unchecked],
  ['For the owner:', ownerMatters(root, germanDay(new Date()))],
] as const;
const shown = blocks
  .filter(([, lines]) => lines.length > 0)
  .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
process.stdout.write(`${shown.join('\n\n') || 'Both languages are complete and equally old.'}\n`);
process.exitCode = status.mistakes.length + wording.length > 0 ? 1 : 0;
