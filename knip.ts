import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses (`npm run check:unused`). */
const config: KnipConfig = {
  // A type may be exported for its file's readers; a value that only its own file uses is not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        // scripts/main.js imports the script that is named on the command line.
        'scripts/{start,browser,build,build-claims,deploy,firefox,real-tests}.ts',
        'scripts/bench/bench.ts',
        'scripts/capture/capture.ts',
        'scripts/load/load.ts',
        // Astro reads the directive by its path.
        'src/integrations/client-interaction/directive.ts',
        // esbuild bundles it for the editor's page.
        'src/integrations/content-editor/start.ts',
        'scripts/brand-stats/brand-rebuild.ts',
        'scripts/brand-schedule/schedule.ts',
        'scripts/ledger/ledger.ts',
        'scripts/doctor/doctor.ts',
        'scripts/examples/examples.ts',
        'scripts/editor/{new-post,content-status,format-content,prompts-push}.ts',
        'scripts/prices/prices-push.ts',
        'scripts/stripe/stripe-setup.ts',
      ],
      ignoreDependencies: [
        // The workspace's packages, which the seed and the tests use in the same versions.
        'ai',
        'firebase-admin',
        'stripe',
        // A font file, read by its path.
        '@fontsource/familjen-grotesk',
      ],
      // Of the machine: only who makes films needs it.
      ignoreBinaries: ['ffmpeg'],
    },
    'emulators/firestore': {
      // Its protocol files are found by their path.
      ignoreDependencies: ['@google-cloud/firestore'],
    },
    functions: {
      ignoreDependencies: [
        // The store of firebase-admin, which names it as optional.
        '@google-cloud/firestore',
      ],
    },
  },
};

export default config;
