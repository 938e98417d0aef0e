import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS, findChromium } from './scripts/chromium.ts';
import { ALL_CASES } from './tests/helpers/cases.ts';

const executablePath = findChromium();
const src = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Tests by what a run needs; `--project <name>` runs one kind only. */
export default defineConfig({
  resolve: { alias: { '@': src('') } },
  test: {
    // Tests wait for emulators and browsers a third of the time, which another worker can use.
    maxWorkers: availableParallelism() + 1,
    // The files of a worker share one process: loading modules anew for each took half of the time.
    isolate: false,
    // Tests break what is logged then; a test that fails shows its lines.
    silent: 'passed-only',
    // A busy machine is no fault of a test's.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By itself a poll gives up after a second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/{unit,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'emulators',
          include: ['emulators/*/tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Our own Firestore has no rules, so these need Google's.
        test: {
          name: 'rules',
          include:
            process.env.FIRESTORE_EMULATOR === 'official' ? ['tests/rules/**/*.test.ts'] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/helpers/auth-emulator-setup.ts'],
          setupFiles: ['tests/helpers/fresh-functions.ts'],
          // The SDK's logger keeps the console's methods from when it is loaded, and a test replaces
          // them: so it is loaded anew for each file, as our own modules are.
          server: { deps: { inline: [/firebase-functions\/lib\/esm\/logger/] } },
        },
      },
      {
        extends: true,
        // Islands in a real browser: what a person sees and does.
        resolve: {
          alias: {
            'astro:env/client': fileURLToPath(
              new URL('tests/components/environment.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/components/clean-storage.ts'],
          // What is looked for is waited for as long as its test may take.
          testTimeout: 60_000,
          // Stores and scripts of an island belong to its page.
          isolate: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        // Tests of the built site in `dist/`; `npm run test:site` builds it before.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // Checks and builds a second project, which takes as long as all others together.
          exclude: ALL_CASES ? [] : ['tests/site/recipes.test.ts'],
        },
      },
      {
        extends: true,
        // Against real counterparts; `npm run test:real` tells what they need.
        test: {
          name: 'real',
          include: ['tests/real/**/*.test.ts'],
          globalSetup: ['tests/helpers/auth-emulator-setup.ts'],
        },
      },
    ],
  },
});
