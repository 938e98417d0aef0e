/**
 * `npm run content:status`: what stops the build or breaks the wording rules (exit code 1), which
 * drafts are not written, what is older than its other language, what is not finished, and which
 * claims lack evidence.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { germanDay } from '#shared/rules/dates.ts';
import { claimStatus } from './claim-status.ts';
import { contentStatus } from './status.ts';
import { wordingFindings } from './wording.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const status = await contentStatus(root);
const wording = await wordingFindings(root);
const claims = claimStatus(germanDay(new Date()));
const blocks = [
  ['Mistakes that stop the build:', status.mistakes],
  ['Drafts that are not written yet:', status.unwritten],
  ['Older than their other language:', status.older],
  ['Prompts that are not finished:', status.unfinished],
  ['Words that we do not use:', wording],
  ['Claims without evidence for more than 30 days:', claims],
] as const;
const shown = blocks
  .filter(([, lines]) => lines.length > 0)
  .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
process.stdout.write(`${shown.join('\n\n') || 'Both languages are complete and equally old.'}\n`);
process.exitCode = status.mistakes.length + wording.length > 0 ? 1 : 0;
