/**
 * Bundles the functions for deployment: npm packages stay external and are installed in the cloud
 * from functions/package.json and the lock file that is written beside it; `src/shared` is inlined,
 * because it lies outside the folder that `firebase deploy` uploads. `--watch` bundles again whenever
 * a source changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { lockFileOf, type LockFile } from './lock-file.ts';

/**
 * Leaves a file alone that is as it should be. The Functions emulator ends its processes when a file
 * is written, and another stack may be running on the same files.
 */
function writeChanged(path: string, content: Uint8Array): void {
  try {
    if (readFileSync(path).equals(content)) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const writeBundle: Plugin = {
  name: 'write-bundle',
  setup(bundler) {
    bundler.onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) writeChanged(path, contents);
    });
  },
};

const options: BuildOptions = {
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // Vendor clients are imported where they are used, so that a cold start does not pay for them.
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  write: false,
  plugins: [writeBundle],
};

if (process.argv.includes('--watch')) {
  const bundler = await context(options);
  await bundler.watch();
  process.once('SIGTERM', () => {
    void bundler.dispose();
  });
} else {
  await build(options);
  const root = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  ) as LockFile;
  writeChanged(
    fileURLToPath(new URL('package-lock.json', import.meta.url)),
    Buffer.from(`${JSON.stringify(lockFileOf(root, 'functions'), null, 2)}\n`),
  );
}
