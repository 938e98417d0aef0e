import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

/**
 * Counts the store round trips of a piece of work: requests that are under way together are one, a
 * request that begins after an answer has come is the next.
 */
async function roundTrips(work: () => Promise<unknown>): Promise<number> {
  const store = getFirestore() as unknown as Record<
    'request' | 'requestStream',
    (...args: unknown[]) => Promise<unknown>
  >;
  let trips = 0;
  let answered = true;
  const spies = (['request', 'requestStream'] as const).map((method) => {
    const send = store[method].bind(store);
    return vi.spyOn(store, method).mockImplementation(async (...args) => {
      if (answered) trips += 1;
      answered = false;
      try {
        return await send(...args);
      } finally {
        answered = true;
      }
    });
  });
  await work();
  spies.forEach((spy) => spy.mockRestore());
  return trips;
}

test('a warm me takes at most two store round trips, for a paying and ranked member too', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  await member.refresh();
  await call(backend, 'me', {}, member);
  const trips = await roundTrips(() => call(backend, 'me', {}, member));
  expect(trips).toBeGreaterThan(0);
  expect(trips).toBeLessThanOrEqual(2);
});

test('a premium check takes one', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'prompts', {}, member);
  expect(await roundTrips(() => call(backend, 'prompts', {}, member))).toBe(1);
});
