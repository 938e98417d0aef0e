import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { functionsEnvironment, localPorts } from '#scripts/environment.ts';

/**
 * What importing the bundle may load at once. Each of the others costs more than all of these
 * together, so it comes with the first call that needs it (product 26.12: under 400 ms).
 */
const LOADED_AT_ONCE =
  /^(node:.*|firebase-functions\/(v2\/(https|scheduler|tasks)|logger|params)|zod(\/mini)?|hono(\/.*)?|@hono\/node-server)$/;

/** A switch of Google's libraries, a model that a message gives as an example, and a way to sign in. */
const HARMLESS = ['none', 'gpt-4o-mini', 'password'];

const bundled = build({
  entryPoints: [fileURLToPath(new URL('../../functions/src/index.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  write: false,
  metafile: true,
});

test('importing the functions loads no Stripe, no Firestore and no Auth', async () => {
  const { metafile } = await bundled;
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
      'ai',
      'firebase-admin/app',
      'firebase-admin/auth',
      'firebase-admin/firestore',
      'htmlparser2',
      'firebase-admin/functions',
      'stripe',
    ]),
  );
});

test('the functions bring no default of the local stack along, so that production has to be given its own', async () => {
  const { outputFiles } = await bundled;
  const code = outputFiles.map(({ text }) => text).join('\n');
  expect(code).toContain('STRIPE_SECRET_KEY');
  const values: string[] = Object.values(functionsEnvironment(localPorts()));
  expect(values.filter((value) => !HARMLESS.includes(value) && code.includes(value))).toEqual([]);
});
