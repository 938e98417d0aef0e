import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '#shared/api/contract.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { refusal, request } from '../helpers/api-server-client.ts';
import { pairOfKeys, startRealAuth, type RealAuth } from '../helpers/real-auth.ts';

const OUR_APP = '1:23:web:45';
const REFUSED = { status: 403, code: 'app-not-verified' };

let backend: Backend;
let google: RealAuth;
beforeAll(async () => {
  backend = await startBackend();
  google = await startRealAuth();
  google.accounts.set('mia', { localId: 'mia' });
});
afterAll(async () => {
  await google.stop();
  await backend.stop();
});

const names = Object.keys(ENDPOINTS) as EndpointName[];
// What an account may call before its e-mail is confirmed is called from pages without App Check.
const membersOnly = names.filter((name) => !/public|account/.test(ENDPOINTS[name].access));

/** As Mia, with an App Check token or none. */
async function send(name: EndpointName, appToken?: string): Promise<Response> {
  return request(backend, name, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await google.token('mia')}`,
      ...(appToken === undefined ? {} : { 'x-firebase-appcheck': appToken }),
    },
    body: '{}',
  });
}

describe('with App Check', () => {
  beforeEach(() => {
    process.env['APP_CHECK_APP_ID'] = OUR_APP;
  });
  afterEach(() => {
    delete process.env['APP_CHECK_APP_ID'];
  });

  test.each(membersOnly)('%s is refused without a token of our app', async (name) => {
    expect(await refusal(await send(name))).toEqual(REFUSED);
  });

  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  test.each([
    ['of another app', () => google.appToken('1:23:web:99')],
    ['that has expired', () => google.appToken(OUR_APP, { claims: { exp: hourAgo } })],
    ['of another project', () => google.appToken(OUR_APP, { claims: { aud: ['projects/x'] } })],
    ['signed by somebody else', () => google.appToken(OUR_APP, { key: pairOfKeys().privateKey })],
    ['that is no token', () => 'nonsense'],
  ])('a call with a token %s is refused', async (_, appToken) => {
    expect(await refusal(await send('me', await appToken()))).toEqual(REFUSED);
  });

  test('a call with a token of our app is answered', async () => {
    expect((await send('me', await google.appToken(OUR_APP))).status).toBe(200);
  });

  test('a public call needs none', async () => {
    expect((await send('pricing-plans')).status).toBe(200);
  });
});

test('without App Check, members need no token of it', async () => {
  expect((await send('me')).status).toBe(200);
});
