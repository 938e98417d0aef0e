import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANDLERS } from '#functions/handlers/table.ts';
import { createApi } from '#functions/http/app.ts';
import { HOST } from '#scripts/environment.ts';
import {
  ENDPOINTS,
  LARGEST_BODY_BYTES,
  maxBytesOf,
  type EndpointName,
} from '#shared/api/contract.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import {
  post,
  refusal,
  request,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';

let backend: Backend;
let member: TestMember;
let admin: TestMember;
/** One for each endpoint, so that none of them makes too many calls. */
let callers: Map<EndpointName, TestMember>;
let before: Record<string, unknown>;

beforeAll(async () => {
  backend = await startBackend();
  member = await signUp(backend);
  admin = await signUpAdmin(backend);
  callers = new Map(
    await Promise.all(names.map(async (name) => [name, await signUpAdmin(backend)] as const)),
  );
  before = await storedDocuments(backend.db);
});
afterAll(() => backend.stop());

const names = Object.keys(ENDPOINTS) as EndpointName[];
const membersOnly = names.filter((name) => ENDPOINTS[name].access !== 'public');
const PAGE_FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = { 'content-type': 'application/json' };

async function expectRefused(response: Response, status: number, code: string): Promise<void> {
  expect(await refusal(response)).toEqual({ status, code });
}

/** After the tests of a group, since reading the whole store takes longer than they do. */
function storesNothing(): void {
  afterAll(async () => {
    expect(await storedDocuments(backend.db)).toEqual(before);
  });
}

/** The callers of an endpoint; an admin is premium without a subscription. */
function allowed(name: EndpointName): HeadersInit {
  if (ENDPOINTS[name].access === 'public') return JSON_TYPE;
  return { ...JSON_TYPE, cookie: callers.get(name)?.cookie ?? '' };
}

describe.each(['unknown', 'me/x', '', 'ME', '__proto__', 'toString', 'stripe-webhook/x'])(
  'the address /api/%s',
  (path) => {
    storesNothing();
    test('is unknown', async () => {
      await expectRefused(await post(backend, path, {}, member), 404, 'unknown-endpoint');
    });
  },
);

test('an address that is none is unknown too', async () => {
  await expectRefused(await fetch(`${backend.origin}//:`), 404, 'unknown-endpoint');
});

describe.each(membersOnly)('%s, for members only,', (name) => {
  storesNothing();
  test.each([['another uid'], [null], [{}]])('refuses the user id %j', async (userId) => {
    await expectRefused(
      await post(backend, name, { userId, nonsense: 1 }, admin),
      403,
      'forbidden',
    );
  });
});

describe.each(names)('%s', (name) => {
  storesNothing();
  const readOnly = ENDPOINTS[name].readOnly !== false;

  test.each([
    'PUT',
    'PATCH',
    'OPTIONS',
    ...(name === 'session' ? [] : ['DELETE']),
    ...(readOnly ? [] : ['GET']),
  ])('refuses %s and names the allowed methods', async (method) => {
    const response = await request(backend, name, { method, headers: allowed(name) });
    expect(response.headers.get('allow')).toBe(
      readOnly ? 'POST, GET, HEAD' : name === 'session' ? 'POST, DELETE' : 'POST',
    );
    await expectRefused(response, 405, 'method-not-allowed');
  });

  test.each([
    ['is empty', ''],
    ['is cut off', '{"a":'],
    ['is a list', '[]'],
    ['is a text', '"text"'],
    ['is null', 'null'],
    ['is not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('refuses a body that %s', async (_, body) => {
    const response = await request(backend, name, { method: 'POST', headers: allowed(name), body });
    await expectRefused(response, 400, 'invalid-json');
  });

  test.each([
    ['text/plain', {}],
    [PAGE_FORM, {}],
    ['application/json', { 'content-encoding': 'gzip' }],
    ['application/json', { 'content-encoding': 'unheard-of' }],
  ])('refuses a body of type %s with %j', async (type, extra) => {
    const headers = { ...allowed(name), 'content-type': type, ...extra };
    const response = await request(backend, name, { method: 'POST', headers, body: '{}' });
    await expectRefused(response, 400, 'invalid-json');
  });

  test('refuses a body that is too large', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(maxBytesOf(name)) });
    const response = await request(backend, name, { method: 'POST', headers: allowed(name), body });
    await expectRefused(response, 413, 'payload-too-large');
  });

  test('refuses a field that it does not know', async () => {
    const response = await request(backend, name, {
      method: 'POST',
      headers: allowed(name),
      body: '{"__proto__":{},"constructor":1,"nonsense":1}',
    });
    await expectRefused(response, 400, 'invalid-input');
  });
});

describe.each(names.filter((name) => !('nativeForm' in HANDLERS[name])))('%s', (name) => {
  storesNothing();
  test('takes no form that a page posts by itself', async () => {
    const response = await request(backend, name, {
      method: 'POST',
      headers: { ...allowed(name), accept: 'text/html', 'content-type': PAGE_FORM },
      body: 'name=Mia',
      redirect: 'manual',
    });
    await expectRefused(response, 400, 'invalid-json');
  });
});

describe('input that is off its schema', () => {
  storesNothing();
  test.each([
    ['create-checkout-session', { planId: '' }, 'planId'],
    ['create-checkout-session', { planId: 'x'.repeat(129) }, 'planId'],
    ['create-checkout-session', { planId: 'x', locale: 'fr' }, 'locale'],
    ['cancel-subscription', { immediate: 'yes' }, 'immediate'],
    ['activity', { type: 'unheard_of' }, 'type'],
    [
      'activity',
      { type: 'tool_accessed', data: { nested: JSON.parse('['.repeat(20) + ']'.repeat(20)) } },
      'data',
    ],
    ['activity', { type: 'tool_accessed', data: { __reserved__: 1 } }, 'data.__reserved__'],
    ['activity', { type: 'tool_accessed', data: { '': 1 } }, 'data'],
    ['prompts', { locale: 'fr' }, 'locale'],
    ['contact', { name: 'Mia', email: 'not an address' }, 'email'],
  ] as const)('%s names the field of %j', async (name, body, field) => {
    const response = await request(backend, name, {
      method: 'POST',
      headers: allowed(name),
      body: JSON.stringify(body),
    });
    const answer = (await response.clone().json()) as { error: string };
    expect(answer.error).toContain(field);
    await expectRefused(response, 400, 'invalid-input');
  });

  test('of a GET is refused too, a doubled name included', async () => {
    const init = { headers: allowed('prompts') };
    await expectRefused(await request(backend, 'prompts?locale=fr', init), 400, 'invalid-input');
    const doubled = await request(backend, 'prompts?locale=de&locale=de', init);
    await expectRefused(doubled, 400, 'invalid-input');
    const reserved = await request(backend, 'prompts?__proto__=x', init);
    await expectRefused(reserved, 400, 'invalid-input');
    await expectRefused(await request(backend, 'me?userId=another', init), 403, 'forbidden');
  });

  test('of a GET may only name an action that reads', async () => {
    const init = { headers: allowed('brand-checker') };
    const response = await request(backend, 'brand-checker?action=delete-campaign&id=a', init);
    expect(response.headers.get('allow')).toBe('POST');
    await expectRefused(response, 405, 'method-not-allowed');
  });
});

test('a body that is declared larger than any endpoint takes is refused before it is read', async () => {
  const socket = connect(Number(new URL(backend.origin).port), HOST);
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${LARGEST_BODY_BYTES + 1}\r\n\r\n{`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 .*"code":"payload-too-large"/s);
  await once(socket, 'close');
});

test('an answer does not name the framework that the functions run in', async () => {
  const api = createApi();
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('X-Powered-By', 'Express');
    api(incoming, outgoing);
  }).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://${HOST}:${port}/api/health`);
  expect(headers.get('x-powered-by')).toBeNull();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

test('a member may name their own user id', async () => {
  const response = await post(
    backend,
    'activity',
    { type: 'video_watched', userId: admin.uid },
    admin,
  );
  expect(response.status).toBe(200);
});
