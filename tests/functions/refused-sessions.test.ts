import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { request } from '../helpers/api-server-client.ts';
import { startRealAuth, type RealAuth } from '../helpers/real-auth.ts';

/** What the functions log. Their logger keeps the console's methods from when it is imported. */
const lines = vi.hoisted(() => {
  const kept: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => kept.push(line));
  return kept;
});

// The Admin SDK asks the emulator about a revocation before it returns the session's user.
let backend: Backend;
let google: RealAuth;
beforeAll(async () => {
  backend = await startBackend();
  google = await startRealAuth();
});
afterAll(async () => {
  await google.stop();
  await backend.stop();
  vi.restoreAllMocks();
});

test('a call by a session that was ended makes a line with the uid, and a forged one none', async () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  google.accounts.set('ended', { localId: 'ended', validSince: String(inAnHour) });
  google.accounts.set('off', { localId: 'off', disabled: true });
  const cookies = [
    await google.cookie('ended'),
    await google.cookie('off'),
    await google.cookie('forged', { kid: 'unheard-of' }),
  ];
  for (const cookie of cookies) {
    const answer = await request(backend, 'me', { headers: { cookie: `__session=${cookie}` } });
    expect(answer.status).toBe(401);
  }
  const line = { message: 'refused', code: 'unauthenticated', endpoint: 'me', network: null };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ ...line, uid: 'ended' }),
    expect.objectContaining({ ...line, uid: 'off' }),
  ]);
});
