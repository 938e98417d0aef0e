import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of the built site in `dist/`; `npm run test:site` builds it before. */
export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: { include: ['tests/site/**/*.test.ts'] },
});
