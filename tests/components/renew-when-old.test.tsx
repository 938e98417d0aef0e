import { afterEach, expect, test, vi } from 'vitest';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { renewWhenOld } from '@/lib/session/renew-when-old';
import { clearSessionHint } from '@/lib/session/session-hint';
import { keepHint, signInAtFirebase } from './signed-in.ts';

const HOUR_MS = 3_600_000;

afterEach(async () => {
  vi.unstubAllGlobals();
  await firebaseAuth().signOut();
  clearSessionHint();
});

/** Opens a members' page with Firebase's user and a hint. */
async function openPage(renewedAt: number) {
  const calls = await signInAtFirebase();
  keepHint({ renewedAt });
  const whenIdle = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', whenIdle);
  renewWhenOld();
  expect(whenIdle).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  return { calls, whenIdle };
}

test.for([
  ['is more than a day old', Date.now() - 25 * HOUR_MS],
  ['is from more than a day ahead, by a clock that was wrong', Date.now() + 25 * HOUR_MS],
  ['has no readable time', Number.NaN],
] as const)('a session that %s is renewed once the page is idle', async ([, renewedAt]) => {
  const { calls } = await openPage(renewedAt);
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/v1/token']);
});

test.for([
  ['a young session', Date.now() - 23 * HOUR_MS],
  ['one that the clock puts an hour ahead', Date.now() + HOUR_MS],
] as const)('%s is left alone', async ([, renewedAt]) => {
  const { whenIdle } = await openPage(renewedAt);
  expect(whenIdle).not.toHaveBeenCalled();
});
