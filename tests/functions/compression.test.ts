import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECENT_ACTIVITY_COUNT } from '#shared/limits.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, request, signUp, type TestMember } from '../helpers/api-server-client.ts';

let backend: Backend;
let member: TestMember;

beforeAll(async () => {
  backend = await startBackend();
  member = await signUp(backend);
  // Enough for more than a kilobyte.
  for (let count = 0; count < RECENT_ACTIVITY_COUNT; count += 1) {
    await call(
      backend,
      'activity',
      { type: 'tool_accessed', data: { tool_id: 'glossary' } },
      member,
    );
  }
});
afterAll(() => backend.stop());

const get = (endpoint: string, encoding: string) =>
  request(backend, endpoint, { headers: { cookie: member.cookie, 'accept-encoding': encoding } });

test.each(['br', 'gzip'])(
  'an answer about a member is sent in %s where the browser takes it',
  async (encoding) => {
    const response = await get('me', encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ profile: { email: member.email } });
  },
);

test('an answer is sent as it is where the browser takes nothing else', async () => {
  const response = await get('me', 'identity');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toMatchObject({ profile: { email: member.email } });
});

test('a small answer is sent as it is', async () => {
  const response = await get('early-bird-stats', 'br, gzip');
  expect(response.headers.get('content-encoding')).toBeNull();
  const text = await response.text();
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});
