import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { PROJECT_ID } from '#scripts/environment.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, request } from '../helpers/api-server-client.ts';
import {
  pairOfKeys,
  startRealAuth,
  type RealAuth,
  type TokenChange,
} from '../helpers/real-auth.ts';

/** Tokens and cookies as the Admin SDK checks them in the cloud; the emulator takes any. */
let backend: Backend;
let google: RealAuth;
beforeAll(async () => {
  backend = await startBackend();
  google = await startRealAuth();
  google.accounts.set('mia', { localId: 'mia' });
  google.accounts.set('blocked', { localId: 'blocked', disabled: true });
  google.accounts.set('revoked', {
    localId: 'revoked',
    validSince: String(secondsFromNow(3_600)),
  });
  await call(backend, 'consents', { idToken: await google.token('mia'), agree: [...CONSENTS] });
});
afterAll(async () => {
  await google.stop();
  await backend.stop();
});

const names = Object.keys(ENDPOINTS) as EndpointName[];
const membersOnly = names.filter((name) => ENDPOINTS[name].access !== 'public');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

type Kind = 'token' | 'cookie';
const ISSUERS = { token: 'securetoken.google.com', cookie: 'session.firebase.google.com' } as const;

const unsigned = (kind: Kind) =>
  new UnsecuredJWT({ user_id: 'mia', email_verified: true, auth_time: secondsFromNow(-60) })
    .setSubject('mia')
    .setAudience(PROJECT_ID)
    .setIssuer(`https://${ISSUERS[kind]}/${PROJECT_ID}`)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

async function withOtherPayload(kind: Kind): Promise<string> {
  const [header, , signature] = (await google[kind]('mia')).split('.');
  const [, payload] = (await google[kind]('mia', { claims: { sub: 'another' } })).split('.');
  return [header, payload, signature].join('.');
}

function secretFromPublicKey(kind: Kind): Promise<string> {
  const key = new TextEncoder().encode(google.publicKey);
  return google[kind]('mia', { algorithm: 'HS256', key });
}

const mia = (change: TokenChange) => (kind: Kind) => google[kind]('mia', change);
const another = 'https://session.firebase.google.com/another';

const FORGED: [string, (kind: Kind) => Promise<string> | string][] = [
  ['signed with another key', mia({ key: pairOfKeys().privateKey })],
  ['signed by a key that Google does not have', mia({ kid: 'unheard-of' })],
  ['signed with the public key as a secret', secretFromPublicKey],
  ['with no signature', unsigned],
  ['whose claims were changed afterwards', withOtherPayload],
  ['that has expired', mia({ claims: { exp: secondsFromNow(-60) } })],
  ['for another project', mia({ claims: { aud: 'another' } })],
  ['from another issuer', mia({ claims: { iss: another } })],
  ['without a user', mia({ claims: { sub: '' } })],
  ['of the other kind', (kind) => google[kind === 'token' ? 'cookie' : 'token']('mia')],
  ['of a user who was deleted', (kind) => google[kind]('gone')],
  ['of a user who was disabled', (kind) => google[kind]('blocked')],
  ['of a session that was ended', (kind) => google[kind]('revoked')],
];

async function expectUnauthenticated(send: () => Promise<Response>): Promise<void> {
  const before = await storedDocuments(backend.db);
  const response = await send();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await refusal(response)).toEqual({ status: 401, code: 'unauthenticated' });
  expect(await storedDocuments(backend.db)).toEqual(before);
}

test('a good ID token makes a session, whose cookie opens the members’ calls', async () => {
  const response = await post(backend, 'session', { idToken: await google.token('mia') });
  expect(await response.json()).toMatchObject({ uid: 'mia', premium: false, deletion: false });
  const [cookie = ''] = response.headers.getSetCookie();
  const me = await request(backend, 'me', { headers: { cookie } });
  expect(me.status).toBe(200);
});

describe.each(membersOnly)('%s', (name) => {
  test.each(FORGED)('refuses a session cookie %s', async (_, make) => {
    const headers = {
      'content-type': 'application/json',
      cookie: `__session=${await make('cookie')}`,
    };
    await expectUnauthenticated(() =>
      request(backend, name, { method: 'POST', headers, body: '{}' }),
    );
  });
});

describe.each(['session', 'consents'])('%s', (name) => {
  test.each(FORGED)('refuses an ID token %s', async (_, make) => {
    const idToken = await make('token');
    await expectUnauthenticated(() => post(backend, name, { idToken }));
  });
});
