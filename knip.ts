import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses (`npm run unused`). */
const config: KnipConfig = {
  // Exported for its file's readers; dead code is what nobody uses at all.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        // local/main.js imports the script that is named on the command line.
        'local/{start,browser,build,capture,deploy}.ts',
        'local/bench/{bench,build-posts}.ts',
        'local/editor/{new-post,content-status,prompts-push}.ts',
        // The `src` of a script tag, which knip does not follow.
        'src/features/periodic-table/periodic-table.ts',
      ],
      ignoreDependencies: [
        // The workspace's packages, which the stand-ins and the tests use in the same versions.
        'firebase-admin',
        'stripe',
        // A font file, read by its path.
        '@fontsource/familjen-grotesk',
      ],
    },
    functions: {
      ignoreDependencies: [
        // The store of firebase-admin, optional there, whose protocol files local/firestore reads.
        '@google-cloud/firestore',
      ],
    },
  },
};

export default config;
