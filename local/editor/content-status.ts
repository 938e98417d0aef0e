/** `npm run content:status`: what lacks its other language (exit code 1) or is older than it. */
import { fileURLToPath } from 'node:url';
import { contentStatus } from './status.ts';

const { missing, older } = await contentStatus(fileURLToPath(new URL('../..', import.meta.url)));
const blocks = [
  ['Without their other language:', missing],
  ['Older than their other language:', older],
] as const;
const shown = blocks
  .filter(([, lines]) => lines.length > 0)
  .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
process.stdout.write(`${shown.join('\n\n') || 'Both languages are complete and equally old.'}\n`);
process.exitCode = missing.length > 0 ? 1 : 0;
