import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '@/lib/api-client';
import { apiRequest } from '@/lib/api-request';

const request = apiRequest('prompts', { locale: 'en' }, true);
const call = (token: string, timeoutMs = 5_000) =>
  callApi('prompts', { locale: 'en' }, { revalidate: true, token, timeoutMs });

/** What the page's head has called, and what its own calls get now. */
function given(token: string | null, response: Promise<Response | null>) {
  window.firstCalls = [{ request, token: Promise.resolve(token), response }];
  const later = vi.fn(() => Promise.resolve(Response.json({ prompts: ['later'] })));
  vi.stubGlobal('fetch', later);
  return later;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.firstCalls;
});

test('the answer to the head’s call is taken once', async () => {
  const later = given('mina', Promise.resolve(Response.json({ prompts: ['first'] })));
  expect(await call('mina')).toEqual({ prompts: ['first'] });
  expect(later).not.toHaveBeenCalled();
  expect(await call('mina')).toEqual({ prompts: ['later'] });
});

test.for([
  ['for another token', 'paul', Promise.resolve(Response.json({ prompts: ['of paul'] }))],
  ['without an answer', 'mina', Promise.resolve(null)],
] as const)('a call %s is made again', async ([, token, response]) => {
  given(token, response);
  expect(await call('mina')).toEqual({ prompts: ['later'] });
});

test('a call of the head that never ends is given up like any other', async () => {
  given('mina', new Promise(() => undefined));
  await expect(call('mina', 20)).rejects.toMatchObject({ code: 'timeout' });
});
