import { expect, test } from 'vitest';
import { SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { $session, followSession } from '@/lib/session/store';
import { holdCalls } from './held-answers.ts';
import { keepUser } from './signed-in.ts';

test('who signs out in another tab while this one starts is not drawn any more', async () => {
  await keepUser();
  const calls = holdCalls();
  const states: string[] = [];
  $session.subscribe(({ state }) => states.push(state));
  followSession();
  dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT_KEY, newValue: null }));
  // Firebase asks after the user that it still keeps.
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer({
    users: [{ localId: 'mina', email: 'mina@example.test', emailVerified: true }],
  });
  await expect.poll(() => states.at(-1)).toBe('signed-out');
  expect(states).not.toContain('signed-in');
});
