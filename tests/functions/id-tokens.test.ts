import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { PROJECT_ID } from '#local/environment.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import {
  pairOfKeys,
  startRealAuth,
  type RealAuth,
  type TokenChange,
} from '../helpers/real-auth.ts';

let backend: Backend;
let google: RealAuth;
beforeAll(async () => {
  backend = await startBackend();
  google = await startRealAuth();
  google.accounts.set('mia', { localId: 'mia' });
  google.accounts.set('blocked', { localId: 'blocked', disabled: true });
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  google.accounts.set('revoked', { localId: 'revoked', validSince: String(inAnHour) });
});
afterAll(async () => {
  await google.stop();
  await backend.stop();
});

const names = Object.keys(ENDPOINTS) as EndpointName[];
const membersOnly = names.filter((name) => ENDPOINTS[name].access !== 'public');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function send(name: EndpointName, token: string): Promise<Response> {
  return request(backend, name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
}

const mia = (change: TokenChange) => () => google.token('mia', change);
const unsigned = () =>
  new UnsecuredJWT({ user_id: 'mia', email_verified: true, auth_time: secondsFromNow(-60) })
    .setSubject('mia')
    .setAudience(PROJECT_ID)
    .setIssuer(`https://securetoken.google.com/${PROJECT_ID}`)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
const withOtherPayload = async () => {
  const [header, , signature] = (await google.token('mia')).split('.');
  const [, payload] = (await google.token('mia', { claims: { premium: true } })).split('.');
  return [header, payload, signature].join('.');
};

const BAD_TOKENS: [string, () => Promise<string> | string][] = [
  ['signed by somebody else', mia({ key: pairOfKeys().privateKey })],
  ['signed by a key that Google does not have', mia({ kid: 'unheard-of' })],
  ['signed with the public key as a secret', () => secretFromPublicKey()],
  ['with no signature', unsigned],
  ['whose claims were changed afterwards', withOtherPayload],
  ['that has expired', mia({ claims: { exp: secondsFromNow(-60) } })],
  ['for another project', mia({ claims: { aud: 'another' } })],
  ['from another issuer', mia({ claims: { iss: 'https://securetoken.google.com/another' } })],
  ['of nobody', mia({ claims: { sub: '' } })],
  ['of a user who was deleted', () => google.token('gone')],
  ['of a user who was blocked', () => google.token('blocked')],
  ['of a session that was ended', () => google.token('revoked')],
];

function secretFromPublicKey(): Promise<string> {
  const key = new TextEncoder().encode(google.publicKey);
  return google.token('mia', { algorithm: 'HS256', key });
}

test('a good ID token opens the members’ calls', async () => {
  const response = await send('me', await google.token('mia'));
  expect(response.status).toBe(200);
});

describe.each(membersOnly)('%s', (name) => {
  test.each(BAD_TOKENS)('refuses an ID token %s', async (_, makeToken) => {
    const before = await storedDocuments(backend.db);
    expect(await refusal(await send(name, await makeToken()))).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await storedDocuments(backend.db)).toEqual(before);
  });
});
