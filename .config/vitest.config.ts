import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/{unit,islands,rules,local}/**/*.test.{ts,tsx}'],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/helpers/auth-emulator-setup.ts'],
          benchmark: { include: [] },
        },
      },
    ],
  },
});
