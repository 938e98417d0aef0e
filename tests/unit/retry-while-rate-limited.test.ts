import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhileRateLimited } from '#src/features/account/retry-while-rate-limited.ts';
import { ApiError } from '#src/lib/api-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

/** A call that the server refuses until a time is over. */
function refusedFor(ms: number, code: 'too-many-requests' | 'forbidden') {
  const end = Date.now() + ms;
  return vi.fn(() =>
    Date.now() < end ? Promise.reject(new ApiError(code, 'No.')) : Promise.resolve('rows'),
  );
}

test('a rate-limited call is retried in the next minute', async () => {
  const call = refusedFor(MINUTE_MS, 'too-many-requests');
  const answer = retryWhileRateLimited(call);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await answer).toBe('rows');
});

test('a call that stays rate-limited fails after some retries', async () => {
  const answer = retryWhileRateLimited(refusedFor(Infinity, 'too-many-requests'));
  const refused = expect(answer).rejects.toMatchObject({ code: 'too-many-requests' });
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  await refused;
});

test('a call that is refused for another reason is not retried', async () => {
  const call = refusedFor(MINUTE_MS, 'forbidden');
  await expect(retryWhileRateLimited(call)).rejects.toMatchObject({ code: 'forbidden' });
  expect(call).toHaveBeenCalledTimes(1);
});
