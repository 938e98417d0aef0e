import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const MEASURES = 'tests/site/lighthouse.test.ts';

/** Tests of the built site in `dist/`; `npm run test:site` builds it before. */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: {
    // By itself vitest leaves one core unused.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [MEASURES],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Measures the page, so that nothing else may run beside it.
        test: { name: 'lighthouse', include: [MEASURES], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
