import { afterEach, expect, test, vi } from 'vitest';
import { loadAuth } from '@/lib/session/id-token';
import { readSessionHint } from '@/lib/session/session-hint';
import { $session, refreshClaims } from '@/lib/session/store';
import { holdCalls } from './held-answers.ts';
import { keepUser, TOKEN } from './signed-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a session that ends while its token is renewed stays ended', async () => {
  await keepUser();
  const calls = holdCalls();
  const refreshed = refreshClaims();
  await expect.poll(() => calls).toHaveLength(1);
  const user = { localId: 'mina', email: 'mina@example.test', emailVerified: true };
  calls[0]?.answer({ users: [user] });
  await expect.poll(() => calls).toHaveLength(2);
  const { getMainAuth } = await loadAuth();
  await getMainAuth().signOut();
  calls[1]?.answer({
    access_token: TOKEN,
    id_token: TOKEN,
    refresh_token: 'refresh',
    expires_in: '3600',
    user_id: 'mina',
  });
  await refreshed;
  expect($session.get()).toEqual({ state: 'signed-out' });
  expect(readSessionHint()).toBeUndefined();
});
