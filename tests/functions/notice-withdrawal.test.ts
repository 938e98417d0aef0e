import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, request, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { refundsOfSubscription } from '../helpers/renewed-member.ts';

/** A withdrawal by the public form: carried out for who is signed in, taken from everybody. */
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
beforeEach(() => backend.db.recursiveDelete(backend.db.collection('rate_limits')));
afterAll(() => backend.stop());

async function newMember(): Promise<{ member: TestMember; id: string }> {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

const withdrawal = ({ email }: TestMember, contract: string) => ({
  kind: 'withdrawal',
  name: 'Mia Muster',
  email,
  contract,
  locale: 'de',
});

const statusOf = async (id: string) => (await backend.stripe.subscriptions.retrieve(id)).status;
const isDone = async (reference: string) =>
  (await backend.db.doc(`contract_notices/${reference}`).get()).get('done') !== null;

test('of a member’s own contract ends it and gives everything back once, however often it is sent', async () => {
  const { member, id } = await newMember();
  const notice = withdrawal(member, `Community Access, ${id}`);
  const answer = await call(backend, 'contract-notice', notice, member);
  expect(answer).toMatchObject({ mailed: true, refund: { cents: 29_000, currency: 'EUR' } });
  expect(await isDone(answer.reference)).toBe(true);
  expect(await statusOf(id)).toBe('canceled');
  const again = await call(backend, 'contract-notice', notice, member);
  expect(again.reference).toBe(answer.reference);
  await backend.control.settled();
  expect(await refundsOfSubscription(backend, id)).toEqual([29_000]);
});

test('that names the membership in other words is carried out when only one can be meant', async () => {
  const { member, id } = await newMember();
  const notice = withdrawal(member, 'meine Mitgliedschaft');
  const answer = await call(backend, 'contract-notice', notice, member);
  expect(answer).toMatchObject({ refund: { cents: 29_000, currency: 'EUR' } });
  expect(await isDone(answer.reference)).toBe(true);
  expect(await statusOf(id)).toBe('canceled');
});

test('without JavaScript shows the refund on its page', async () => {
  const { member, id } = await newMember();
  const response = await request(backend, 'contract-notice', {
    method: 'POST',
    headers: { accept: 'text/html', cookie: member.cookie },
    body: new URLSearchParams(withdrawal(member, `Community Access, ${id}`)),
  });
  expect(await response.text()).toMatch(/Ihr Vertrag ist beendet, und wir erstatten 290,00\s€\./);
});

test.each([
  ['about another contract', true, () => 'Startup Takeover'],
  ['about a number that is not the member’s', true, () => 'Community Access, sub_foreign'],
  ['from who is not signed in', false, (id: string) => `Community Access, ${id}`],
])('%s is left to the operator', async (_, isSignedIn, contractOf) => {
  const { member, id } = await newMember();
  const notice = withdrawal(member, contractOf(id));
  const answer = await call(backend, 'contract-notice', notice, isSignedIn ? member : undefined);
  expect(answer.refund).toBeNull();
  expect(await isDone(answer.reference)).toBe(false);
  expect(await statusOf(id)).toBe('active');
});

test('that Stripe does not take is received all the same, and stays open', async () => {
  const { member, id } = await newMember();
  const notice = withdrawal(member, `Community Access, ${id}`);
  const mend = backend.gate.breakAll(/./);
  const answer = await call(backend, 'contract-notice', notice, member);
  mend();
  expect(answer).toMatchObject({ mailed: true, refund: null });
  expect(await isDone(answer.reference)).toBe(false);
  expect(await statusOf(id)).toBe('active');
});
