import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { findSubscription } from '#functions/stores/subscriptions.ts';
import { withdrawMembership } from '#functions/usecases/withdraw-membership.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

/** A member who has just paid. */
async function newMember(): Promise<{ member: TestMember; id: string }> {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

/** What was given back of a membership at Stripe, in cents. */
async function refundsOf(id: string): Promise<number[]> {
  const { data } = await backend.stripe.invoices.list({
    subscription: id,
    expand: ['data.payments'],
  });
  const payment = data[0]?.payments?.data[0]?.payment.payment_intent;
  const refunds = await backend.stripe.refunds.list({ payment_intent: String(payment) });
  return refunds.data.map(({ amount }) => amount);
}

async function noticesOf({ email }: TestMember) {
  const rows = await backend.db.collection('contract_notices').where('email', '==', email).get();
  return rows.docs.map((row) => row.data());
}

test('a member sees until when and for how much they can withdraw', async () => {
  const { member } = await newMember();
  const { subscription } = await call(backend, 'me', {}, member);
  expect(subscription?.withdrawal).toMatchObject({ refund_cents: 29_000 });
  const days = (Date.parse(subscription?.withdrawal?.until ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13);
});

test('a withdrawal ends the membership, gives everything back and is confirmed at once', async () => {
  const { member, id } = await newMember();
  const answer = await call(backend, 'withdraw-membership', { locale: 'de' }, member);
  expect(answer).toMatchObject({
    notice: { email: member.email, contract: `Community Access, ${id}` },
    refund_cents: 29_000,
    currency: 'EUR',
  });
  expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect(await refundsOf(id)).toEqual([29_000]);
  expect((await call(backend, 'me', {}, member)).subscription).toBeNull();
  expect(await noticesOf(member)).toMatchObject([
    { id: answer.reference, kind: 'withdrawal', done: { note: expect.stringContaining('290') } },
  ]);
  const mails = await backend.db
    .collection('mail')
    .where('to', 'array-contains', member.email)
    .get();
  const receipt = mails.docs.find((row) =>
    String(row.get('message.subject')).includes(answer.reference),
  );
  expect(receipt?.get('message.text')).toContain('Vertrag: Community Access');
});

test('pressed twice, and at once, it gives the money back once', async () => {
  const { member, id } = await newMember();
  await Promise.all([1, 2].map(() => post(backend, 'withdraw-membership', {}, member)));
  const again = await call(backend, 'withdraw-membership', {}, member);
  expect(again.refund_cents).toBe(29_000);
  await backend.control.settled();
  expect(await refundsOf(id)).toEqual([29_000]);
});

test('what broke off between the declaration and its end is completed by the next try', async () => {
  const { member, id } = await newMember();
  // An event would pay back as well.
  backend.control.hold();
  const atStripe = backend.gate.holdNext(/^DELETE \/v1\/subscriptions\//);
  const first = post(backend, 'withdraw-membership', {}, member);
  const release = await atStripe;
  // Ended at Stripe, and not paid back yet.
  expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect(await refundsOf(id)).toEqual([]);
  const now = new Date();
  const row = await findSubscription(id);
  const second = row && withdrawMembership(row, now, now);
  release();
  await first;
  expect(await second).toEqual({ refundCents: 29_000, outcome: 'settled', currency: 'EUR' });
  backend.control.release();
  await backend.control.settled();
  expect(await refundsOf(id)).toEqual([29_000]);
});

test('after its last day nothing is withdrawn from', async () => {
  const { member, id } = await newMember();
  backend.setNow(new Date(Date.now() + 30 * 86_400_000));
  const response = await post(backend, 'withdraw-membership', {}, member);
  backend.setNow(null);
  expect(await refusal(response)).toEqual({ status: 409, code: 'withdrawal-not-possible' });
  expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('a member without a contract gets an error, and nothing is stored', async () => {
  const member = await signUp(backend);
  const response = await post(backend, 'withdraw-membership', {}, member);
  expect(await refusal(response)).toEqual({ status: 409, code: 'withdrawal-not-possible' });
  expect(await noticesOf(member)).toEqual([]);
});

test('a contract is read by its member alone', async () => {
  const { member, id } = await newMember();
  const { html } = await call(backend, 'contract', { id }, member);
  expect(html).toContain(id);
  const other = await signUp(backend);
  for (const [caller, wanted] of [
    [other, id],
    [member, 'sub_unknown'],
    [member, 'a/b'],
  ] as const) {
    const response = await post(backend, 'contract', { id: wanted }, caller);
    expect(await refusal(response)).toEqual({ status: 404, code: 'contract-not-found' });
  }
});
