/**
 * Bundles the functions for deployment: npm packages stay external and are installed from
 * functions/package.json in the cloud; `src/shared` is inlined, because it lies outside the folder
 * that `firebase deploy` uploads.
 */
import { build } from 'esbuild';

await build({
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
