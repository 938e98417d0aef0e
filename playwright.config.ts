import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from './scripts/chromium.ts';
import { ALL_CASES } from './tests/helpers/cases.ts';
import { consentCookie } from './tests/helpers/consent.ts';
import { HOST, localPorts } from './scripts/environment.ts';

const ports = localPorts();
const executablePath = findChromium();

/** Holds everybody's webhooks and kills everybody's functions, so it waits for the others. */
const OUTAGES = /outage/;

/**
 * What only `TEST_CASES=all` plays, as the nightly workflow does: tests that take long for what they
 * find, and in German all that is not tagged `@smoke`. The pages are the same components, and their
 * texts are compared by other tests.
 */
const NIGHTLY = /@night|@de\b(?!.*@smoke)/;

/** Starts a stack of its own, whose functions would be killed with the others'. */
const DEV_STACK = /dev-stack/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/warm-functions.ts',
  // One stack serves all tests; each test makes its own accounts, so they may run side by side.
  fullyParallel: true,
  // One more than cores, since they wait for the stack a third of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  // A cold function on a busy machine takes seconds; what is waited for is still only the thing.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  ...(ALL_CASES ? {} : { grepInvert: NIGHTLY }),
  reporter: [['list']],
  use: {
    baseURL: `http://${HOST}:${ports.hosting}`,
    locale: 'en-US',
    // Without it, what cannot be clicked is waited for as long as the test may take.
    actionTimeout: 60_000,
    // Painting is a tenth of what a run costs; what moves is tested where it does.
    contextOptions: { reducedMotion: 'reduce' },
    // Everything rejected, so that no banner covers a page.
    storageState: { cookies: [consentCookie({})], origins: [] },
    // Recording doubles the time of a run, and nobody can fetch a trace from CI.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, because it takes longest.
    { name: 'dev', testMatch: DEV_STACK },
    { name: 'product', testIgnore: [OUTAGES, DEV_STACK] },
    { name: 'outages', testMatch: OUTAGES, dependencies: ['product', 'dev'] },
  ],
  webServer: {
    command: 'npm start',
    // The mailbox is the last part to start.
    url: `http://${HOST}:${ports.mailbox}`,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
