import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: {
    // Most tests wait for emulators part of the time; by itself vitest leaves one core unused.
    maxWorkers: '100%',
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
          // They ask emulators in other processes; a busy machine is no fault of theirs.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          benchmark: { include: [] },
        },
      },
    ],
  },
});
