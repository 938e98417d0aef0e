import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST } from '#scripts/environment.ts';
import { startGoogle, type RunningGoogle } from '@anlauf/google-emulator';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { SITE } from '../helpers/api-server-functions.ts';
import { call, post, refusal } from '../helpers/api-server-client.ts';

const CLIENT = { clientId: 'client', clientSecret: 'secret', redirectUri: `${SITE}/login` };
const VERIFIER = 'v'.repeat(43);

let backend: Backend;
let google: RunningGoogle;
beforeAll(async () => {
  backend = await startBackend();
  google = await startGoogle({ host: HOST, port: 0, ...CLIENT });
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_TOKEN_URL: `${google.origin}/token`,
  });
});
afterAll(async () => {
  await google.stop();
  await backend.stop();
});

async function newCode(): Promise<string> {
  const query = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: CLIENT.redirectUri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    account: 'gina@example.test',
  });
  const response = await fetch(`${google.origin}/decision?${query.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'allow' }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

test('a code with its verifier is exchanged for the ID token', async () => {
  const { idToken } = await call(backend, 'google-sign-in', {
    code: await newCode(),
    verifier: VERIFIER,
  });
  const payload: unknown = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(payload).toMatchObject({ email: 'gina@example.test', aud: CLIENT.clientId });
});

test('a page that was refreshed while the code was exchanged gets the same answer, for two minutes', async () => {
  const start = new Date();
  backend.setNow(start);
  const body = { code: await newCode(), verifier: VERIFIER };
  const [first, second] = await Promise.all([
    call(backend, 'google-sign-in', body),
    call(backend, 'google-sign-in', body),
  ]);
  expect(second).toEqual(first);
  backend.setNow(new Date(start.getTime() + 119_000));
  expect(await call(backend, 'google-sign-in', body)).toEqual(first);
  expect(
    (await post(backend, 'google-sign-in', { ...body, verifier: 'w'.repeat(43) })).status,
  ).toBe(400);
  backend.setNow(new Date(start.getTime() + 121_000));
  expect((await post(backend, 'google-sign-in', body)).status).toBe(400);
});

test('a code with another verifier, and a made-up one, are refused as wrong input', async () => {
  for (const body of [
    { code: await newCode(), verifier: 'w'.repeat(43) },
    { code: 'made-up', verifier: VERIFIER },
    { code: 'x', verifier: 'too short' },
    { verifier: VERIFIER },
  ]) {
    expect(await refusal(await post(backend, 'google-sign-in', body))).toEqual({
      status: 400,
      code: 'invalid-input',
    });
  }
});

test('Google out of reach is a temporary failure, and a missing secret an internal one', async () => {
  const body = { code: await newCode(), verifier: VERIFIER };
  process.env['GOOGLE_TOKEN_URL'] = `http://${HOST}:1/token`;
  expect(await refusal(await post(backend, 'google-sign-in', body))).toEqual({
    status: 503,
    code: 'service-unavailable',
  });
  process.env['GOOGLE_TOKEN_URL'] = `${google.origin}/token`;
  process.env['GOOGLE_CLIENT_SECRET'] = '';
  const answer = await post(backend, 'google-sign-in', body);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('GOOGLE');
  process.env['GOOGLE_CLIENT_SECRET'] = CLIENT.clientSecret;
});
