import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { $progress, markLesson } from '@/features/lessons/store';
import { $session } from '@/lib/session/store';
import { holdCalls, type HeldCall } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const AT = '2026-01-01T00:00:00.000Z';

let calls: HeldCall[];
async function sent(count: number): Promise<HeldCall[]> {
  await expect.poll(() => calls).toHaveLength(count);
  return calls;
}

beforeEach(() => {
  calls = holdCalls();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the answer to an earlier mark does not take back a later one', async () => {
  const marks = [markLesson('one', { read: true }), markLesson('one', { watched: true })];
  const [read, watched] = await sent(2);
  watched?.answer({ progress: { one: { read_at: AT, watched_at: AT } } });
  await marks[1];
  read?.answer({ progress: { one: { read_at: AT } } });
  await marks[0];
  expect($progress.get()['one']).toEqual({ read_at: AT, watched_at: AT });
});

test('a mark that is not saved takes no other along', async () => {
  const lost = markLesson('two', { read: true });
  const kept = markLesson('three', { read: true });
  const [failing, saving] = await sent(2);
  saving?.answer({ progress: { three: { read_at: AT } } });
  expect(await kept).toBe(true);
  failing?.answer({ error: 'Broken', code: 'internal' }, 500);
  expect(await lost).toBe(false);
  expect($progress.get()['three']).toEqual({ read_at: AT });
  expect($progress.get()['two']?.read_at).toBeUndefined();
});

test('a mark that is taken back while it is saved stays as the server has it', async () => {
  const set = markLesson('six', { read: true });
  const unset = markLesson('six', { read: false });
  const [setting, unsetting] = await sent(2);
  setting?.answer({ progress: { six: { read_at: AT } } });
  await set;
  expect($progress.get()['six']?.read_at).toBeUndefined();
  unsetting?.answer({ error: 'Broken', code: 'internal' }, 500);
  expect(await unset).toBe(false);
  expect($progress.get()['six']).toEqual({ read_at: AT });
});

test('a list that was asked for before keeps a mark that is newer', async () => {
  $session.set(MINA);
  onTestFinished(() => $session.set({ state: 'signed-out' }));
  onTestFinished($progress.listen(() => undefined));
  const [listing] = await sent(1);
  const marked = markLesson('four', { read: true });
  const [, marking] = await sent(2);
  marking?.answer({ progress: { four: { read_at: AT } } });
  await marked;
  listing?.answer({ lessons: [], progress: { five: { read_at: AT } } });
  await expect
    .poll(() => $progress.get())
    .toMatchObject({ four: { read_at: AT }, five: { read_at: AT } });
});
