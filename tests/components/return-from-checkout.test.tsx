import { afterEach, expect, test, vi } from 'vitest';
import { awaitPremium } from '@/features/dashboard/arrival/await-premium';
import { $membership } from '@/lib/session/membership';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a return from the payment page that gets no answer ends with a retry button', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', () => {
    // By now the page has waited long enough.
    vi.setSystemTime(Date.now() + 10_000);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await awaitPremium()).toBe(false);
  expect($membership.get()).toEqual({ state: 'failed' });
});
