/**
 * Bundles the functions for deployment: npm packages stay external and are installed from
 * functions/package.json in the cloud; `src/shared` is inlined, because it lies outside the folder
 * that `firebase deploy` uploads. `--watch` bundles again whenever a source changes.
 */
import { build, context, type BuildOptions } from 'esbuild';

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
}
