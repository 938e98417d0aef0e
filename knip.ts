import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses (`npm run check:unused`). */
const config: KnipConfig = {
  // A type may be exported for its file's readers; a value that only its own file uses is not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        // local/main.js imports the script that is named on the command line.
        'local/{start,browser,build,deploy,real-tests}.ts',
        'local/bench/bench.ts',
        'local/capture/capture.ts',
        'local/load/load.ts',
        // Astro reads the directive by its path.
        'src/integrations/client-interaction/directive.ts',
        // esbuild bundles it for the editor's page.
        'src/integrations/content-editor/start.ts',
        'local/brand-stats/brand-rebuild.ts',
        'local/brand-schedule/schedule.ts',
        'local/doctor/doctor.ts',
        'local/editor/{new-post,content-status,format-content,prompts-push}.ts',
        'local/prices/prices-push.ts',
      ],
      ignoreDependencies: [
        // The workspace's packages, which the seed and the tests use in the same versions.
        'ai',
        'firebase-admin',
        'stripe',
        // A font file, read by its path.
        '@fontsource/familjen-grotesk',
      ],
    },
    'local/firestore': {
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
