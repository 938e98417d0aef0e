import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPlans } from '../helpers/call-plans.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { ENDPOINTS } from '#shared/api/contract.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy, openCheckoutPage } from '../helpers/api-server-purchase.ts';
import { expectNothingLeft } from '../helpers/api-server-truth.ts';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

/** Every call that a member can make, with a valid input. */
const calls = callPlans(DEFAULT_PLAN_ID).filter(
  ({ name }) => ENDPOINTS[name].access !== 'public' && name !== 'delete-account',
);

async function expectErased(member: TestMember): Promise<void> {
  await backend.control.settled();
  await expectNothingLeft(backend, member);
  const documents = Object.entries(await storedDocuments(backend.db));
  const traces = documents
    .filter((entry) => JSON.stringify(entry).includes(member.uid))
    .map(([path]) => path)
    // The law keeps contracts and declarations (product 6.11, 10.8).
    .filter((path) => !/^(contracts|contract_notices)\//.test(path));
  expect(traces).toEqual([`deleted_accounts/${member.uid}`]);
}

describe('an account that is deleted in the middle of', () => {
  test.each(calls)('$name leaves nothing, and nothing is billed', async ({ name, input }) => {
    const member = await signUp(backend);
    await buy(backend, member);
    await backend.control.settled();
    // Whichever comes first: the others find it gone, or are found by it.
    const [, deleted] = await Promise.all([
      post(backend, name, input, member),
      post(backend, 'delete-account', {}, member),
      post(backend, name, input, member),
    ]);
    expect(deleted.status).toBe(200);
    await expectErased(member);
  });

  test('a payment leaves nothing, and nothing is billed', async () => {
    const member = await signUp(backend);
    const page = await openCheckoutPage(backend, member);
    const [deleted] = await Promise.all([
      post(backend, 'delete-account', {}, member),
      payWithCard(page),
    ]);
    expect(deleted.status).toBe(200);
    await expectErased(member);
  });
});
