import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

test('a contract stays its member’s to read when the membership has ended, for six years', async () => {
  const member = await signUp(backend);
  const first = await buy(backend, member);
  await backend.control.settled();
  expect((await call(backend, 'me', {}, member)).past_contracts).toEqual([]);
  await call(backend, 'withdraw-membership', {}, member);
  await backend.control.settled();

  const { subscription, past_contracts } = await call(backend, 'me', {}, member);
  expect(subscription).toBeNull();
  expect(past_contracts).toEqual([
    { id: first, started_at: expect.any(String), ended_at: expect.any(String) },
  ]);
  expect((await call(backend, 'contract', { id: first }, member)).html).toContain(first);

  // Beside a new membership, too.
  const second = await buy(backend, member);
  await backend.control.settled();
  const again = await call(backend, 'me', {}, member);
  expect(again.subscription?.stripe_subscription_id).toBe(second);
  expect(again.past_contracts.map(({ id }) => id)).toEqual([first]);

  // Six years from the end of the year.
  const sevenYearsAgo = new Date(Date.now() - 7 * 366 * 86_400_000).toISOString();
  await backend.db.doc(`user_subscriptions/${first}`).update({ created_at: sevenYearsAgo });
  expect((await call(backend, 'me', {}, member)).past_contracts).toEqual([]);
});
