import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { watchStore } from '../helpers/store-requests.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

test('a warm me takes at most two store round trips, for a paying and ranked member too', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  await call(backend, 'me', {}, member);
  const { roundTrips } = await watchStore(() => call(backend, 'me', {}, member));
  expect(roundTrips).toBeGreaterThan(0);
  expect(roundTrips).toBeLessThanOrEqual(2);
});

test('a premium check takes one', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'prompts', {}, member);
  const { roundTrips } = await watchStore(() => call(backend, 'prompts', {}, member));
  expect(roundTrips).toBe(1);
});
