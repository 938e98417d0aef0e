/**
 * Installs a Chromium for the browser tests when there is none: Playwright's own, else one from the
 * system's package manager (product 27.2).
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const INSTALLERS = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  [
    'sh',
    '-c',
    'apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }',
  ],
] as const;

for (const [command, ...parameters] of INSTALLERS) {
  if (findChromium()) break;
  process.stdout.write(`No Chromium found; trying "${[command, ...parameters].join(' ')}"\n`);
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
}
if (!findChromium()) {
  process.stderr.write(
    "The browser tests need Chromium. Install it with your system's package manager " +
      '(for example "sudo apt-get install chromium") and run this again.\n',
  );
  process.exitCode = 1;
}
