import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium on this machine, or undefined. Playwright's own first, then those without a
 * window, which take half the time.
 */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}

/** Without these, Chromium looks for its maker's hosts at every start; root needs --no-sandbox. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
