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

test('a warm me takes two store round trips after the account’s, for a paying and ranked member too', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  await call(backend, 'me', {}, member);
  const { roundTrips } = await watchStore(() => call(backend, 'me', {}, member));
  expect(roundTrips).toBeGreaterThan(0);
  // The account is read beside the check of the session, which is a round trip of its own.
  expect(roundTrips).toBeLessThanOrEqual(3);
});

test('a premium check takes one', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'prompts', {}, member);
  const { roundTrips } = await watchStore(() => call(backend, 'prompts', {}, member));
  expect(roundTrips).toBe(1);
});
