import { createRemoteJWKSet, jwtVerify } from 'jose';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGoogle, type RunningGoogle } from '../server.ts';

const CLIENT = {
  clientId: 'client',
  clientSecret: 'secret',
  redirectUri: 'http://site.example.test/login',
};
const VERIFIER = 'v'.repeat(43);

let google: RunningGoogle;
beforeAll(async () => {
  google = await startGoogle({ host: '127.0.0.1', port: 0, ...CLIENT });
});
afterAll(() => google.stop());

const REQUEST = {
  client_id: CLIENT.clientId,
  redirect_uri: CLIENT.redirectUri,
  response_type: 'code',
  scope: 'openid email',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

const pathWith = (path: string, change: Record<string, string> = {}) =>
  `${google.origin}${path}?${new URLSearchParams({ ...REQUEST, ...change }).toString()}`;

async function decide(decision: string): Promise<URLSearchParams> {
  const response = await fetch(pathWith('/decision', { account: 'gina@example.test' }), {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(CLIENT.redirectUri);
  return target.searchParams;
}

async function exchange(code: string, change: Record<string, string> = {}) {
  const response = await fetch(`${google.origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      redirect_uri: CLIENT.redirectUri,
      code,
      code_verifier: VERIFIER,
      ...change,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

test('an allowed sign-in ends in an ID token that verifies against the published keys', async () => {
  const answer = await decide('allow');
  expect(answer.get('state')).toBe('the state');
  const { status, body } = await exchange(answer.get('code') ?? '');
  expect(status).toBe(200);
  const discovery = (await (
    await fetch(`${google.origin}/.well-known/openid-configuration`)
  ).json()) as { issuer: string; jwks_uri: string };
  const { payload } = await jwtVerify(
    body['id_token'] ?? '',
    createRemoteJWKSet(new URL(discovery.jwks_uri)),
    { issuer: discovery.issuer, audience: CLIENT.clientId },
  );
  expect(payload).toMatchObject({
    email: 'gina@example.test',
    email_verified: true,
    nonce: 'the nonce',
  });
});

test('a code works once, for its verifier, its address and its client only', async () => {
  const used = (await decide('allow')).get('code') ?? '';
  await exchange(used);
  expect((await exchange(used)).body).toEqual({ error: 'invalid_grant' });
  for (const change of [
    { code_verifier: 'w'.repeat(43) },
    { redirect_uri: 'http://elsewhere.example.test/login' },
  ]) {
    const code = (await decide('allow')).get('code') ?? '';
    expect(await exchange(code, change)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  }
  const code = (await decide('allow')).get('code') ?? '';
  expect((await exchange(code, { client_secret: 'guessed' })).status).toBe(401);
});

test.each(['cancel', 'deny'])('%s leads back with access_denied and no code', async (decision) => {
  const answer = await decide(decision);
  expect(answer.get('error')).toBe('access_denied');
  expect(answer.get('state')).toBe('the state');
  expect(answer.has('code')).toBe(false);
});

test.each([
  ['another client', { client_id: 'other' }],
  ['another address', { redirect_uri: 'https://evil.example/' }],
  ['no PKCE', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
])('a request with %s is not redirected anywhere', async (_, change) => {
  const response = await fetch(pathWith('/o/oauth2/v2/auth', change), { redirect: 'manual' });
  expect(response.status).toBe(400);
});
