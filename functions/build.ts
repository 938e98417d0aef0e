/**
 * Bundles the functions for deployment: npm packages stay external and are installed in the cloud
 * from functions/package.json and the lock file that is written beside it; `src/shared` is inlined,
 * because it lies outside the folder that `firebase deploy` uploads. `--watch` bundles again whenever
 * a source changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { build, context, type BuildOptions } from 'esbuild';
import { lockFileOf, type LockFile } from './lock-file.ts';

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
  writeFileSync(
    new URL('package-lock.json', import.meta.url),
    `${JSON.stringify(lockFileOf(root, 'functions'), null, 2)}\n`,
  );
}
