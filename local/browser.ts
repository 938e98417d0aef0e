/**
 * Finds a Chromium for the browser tests and installs one when there is none: Playwright's own, else
 * one on the machine, else from the system's package manager (design 2).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}

const INSTALLERS = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
] as const;

function ensureChromium(): void {
  for (const [command, ...parameters] of INSTALLERS) {
    if (findChromium()) return;
    process.stdout.write(`No Chromium found; trying "${[command, ...parameters].join(' ')}"\n`);
    spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (findChromium()) return;
  process.stderr.write(
    "The browser tests need Chromium. Install it with your system's package manager " +
      '(for example "sudo apt-get install chromium") and run this again.\n',
  );
  process.exitCode = 1;
}

if (import.meta.main) ensureChromium();
