import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/**
 * What importing the bundle may load at once. Each of the others costs more than all of these
 * together, so it comes with the first call that needs it (design 8: under 400 ms).
 */
const LOADED_AT_ONCE = /^(node:.*|firebase-functions\/(v2\/https|logger|params)|zod)$/;

test('importing the functions loads no Stripe, no Firestore and no Auth', async () => {
  const entry = fileURLToPath(new URL('../../functions/src/index.ts', import.meta.url));
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const external = imports.filter((each) => each.external === true);
  const atOnce = external.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  expect(atOnce.filter((path) => !LOADED_AT_ONCE.test(path))).toEqual([]);
  const later = external.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  expect(new Set(later)).toEqual(
    new Set([
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/openai',
      'firebase-admin/app',
      'firebase-admin/app-check',
      'firebase-admin/auth',
      'firebase-admin/firestore',
      'stripe',
    ]),
  );
});
