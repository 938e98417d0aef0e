import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { $lists, openLists, toggleFavourite } from '@/features/prompt-library/lists/lists-store';
import { useSavedValues } from '@/features/prompt-library/prompt/use-saved-values';
import { saveAllForms } from '@/features/prompt-library/prompt/values-store';
import { holdCalls, type HeldCall } from './held-answers.ts';

let calls: HeldCall[];
/** The calls of an action, once there are as many. */
async function sent(action: string, count = 1): Promise<HeldCall[]> {
  const ofAction = () => calls.filter(({ body }) => (body as { action: string }).action === action);
  await expect.poll(ofAction).toHaveLength(count);
  return ofAction();
}

beforeEach(() => {
  calls = holdCalls();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a favourite shows at once, and lists from before it do not hide it', async () => {
  onTestFinished($lists.listen(() => undefined));
  const favourites = () => $lists.get().favourites;
  openLists('mina');
  const [early] = await sent('read');
  toggleFavourite('one.en');
  expect(favourites()).toEqual(['one']);
  const [saving] = await sent('favourite');
  saving?.answer({ favourites: ['one', 'old'], recent: [] });
  await expect.poll(favourites).toEqual(['one', 'old']);
  early?.answer({ favourites: ['old'], recent: [] });
  const [, late] = await sent('read', 2);
  expect(favourites()).toEqual(['one', 'old']);
  late?.answer({ favourites: ['one', 'old', 'other'], recent: [] });
  await expect.poll(favourites).toEqual(['one', 'old', 'other']);
});

test('what is typed before the values are known stays, and is sent once for each change', async () => {
  const { result, act } = await renderHook(() => useSavedValues('mina', 'brief'));
  expect(result.current.state).toBe('loading');
  const [reading] = await sent('values');
  await act(() => result.current.change({ client: 'Okafor' }));
  saveAllForms();
  const [first] = await sent('fill');
  expect(first?.body).toMatchObject({ id: 'brief', values: { client: 'Okafor' } });
  reading?.answer({ values: { talk: 'Hello' } });
  await expect.poll(() => result.current.values).toEqual({ talk: 'Hello', client: 'Okafor' });
  await act(() => result.current.change({ talk: 'Hello', client: 'Okafor Ltd' }));
  saveAllForms();
  first?.answer({ values: { talk: 'Hello', client: 'Okafor' } });
  const [, second] = await sent('fill', 2);
  expect(second?.body).toMatchObject({ values: { client: 'Okafor Ltd' } });
  second?.answer({ values: { talk: 'Hello', client: 'Okafor Ltd' } });
  await expect.poll(() => result.current.state).toBe('saved');
  expect(result.current.values).toEqual({ talk: 'Hello', client: 'Okafor Ltd' });
});

test('values that could not be saved stay in this tab, and are sent on trying again', async () => {
  const { result, act } = await renderHook(() => useSavedValues('mina', 'plan'));
  const [reading] = await sent('values');
  reading?.answer({ values: {} });
  await expect.poll(() => result.current.state).toBe('rest');
  await act(() => result.current.change({ client: 'Okafor' }));
  saveAllForms();
  const [first] = await sent('fill');
  first?.answer({ error: 'Broken', code: 'internal' }, 500);
  await expect.poll(() => result.current.state).toBe('failed');
  await expect
    .poll(() => sessionStorage.getItem('prompt-values:mina:plan'))
    .toBe('{"client":"Okafor"}');
  await act(() => result.current.retry());
  const [, second] = await sent('fill', 2);
  second?.answer({ values: { client: 'Okafor' } });
  await expect.poll(() => result.current.state).toBe('saved');
  await expect.poll(() => sessionStorage.getItem('prompt-values:mina:plan')).toBeNull();
});
