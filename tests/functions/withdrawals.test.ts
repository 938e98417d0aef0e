import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { clearMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { invoiceOf } from '../helpers/renewed-member.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
beforeEach(() => clearMails(backend));
afterAll(() => backend.stop());

async function buyAndWithdraw(member: TestMember): Promise<string> {
  const id = await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'cancel-subscription', { immediate: true }, member);
  await backend.control.settled();
  return id;
}

const order = (member: TestMember) =>
  post(backend, 'create-checkout-session', { planId: 'community-access' }, member);

const subjects = async () => (await operatorMails(backend)).map(({ subject }) => subject);

test('from the second withdrawal the operator gets an e-mail, and the third order is refused', async () => {
  const member = await signUp(backend);
  await call(backend, 'me', {}, member);
  await buyAndWithdraw(member);
  expect(await subjects()).toEqual([]);
  const second = await buyAndWithdraw(member);
  expect(await subjects()).toEqual([`Erneuter Widerruf (${second})`]);
  expect(await refusal(await order(member))).toEqual({ status: 409, code: 'order-refused' });
});

test('what was written and found before is still the member’s to read', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  await call(backend, 'import-prompts', { prompts: [{ title: 'Mine', content: 'Hi' }] }, member);
  await backend.db.collection('prompt_tests').add({ user_id: member.uid, response: 'An answer' });
  await call(backend, 'cancel-subscription', { immediate: true }, member);
  await buyAndWithdraw(member);
  expect((await order(member)).status).toBe(409);
  for (const [collection, text] of [
    ['own_prompts', 'Mine'],
    ['prompt_tests', 'An answer'],
  ]) {
    const { rows } = await call(backend, 'my-data', { collection }, member);
    expect(JSON.stringify(rows)).toContain(text);
  }
});

test('a refund by the operator in the first 14 days is a withdrawal, too', async () => {
  const member = await signUp(backend);
  for (let count = 0; count < 2; count += 1) {
    const id = await buy(backend, member);
    await backend.control.settled();
    backend.control.refund(await invoiceOf(backend, id));
    await backend.control.settled();
  }
  expect(await refusal(await order(member))).toEqual({ status: 409, code: 'order-refused' });
});

test('neither an end without money back nor a second order by mistake is one', async () => {
  const member = await signUp(backend);
  await buyAndWithdraw(member);
  const id = await buy(backend, member);
  await backend.control.settled();
  const { customer, items } = await backend.stripe.subscriptions.retrieve(id);
  backend.control.sellByHand({ customer: String(customer), price: items.data[0]?.price.id ?? '' });
  await backend.control.settled();
  const living = await backend.stripe.subscriptions.list({ customer: String(customer) });
  for (const subscription of living.data) backend.control.cancelNow(subscription.id);
  await backend.control.settled();
  expect(await subjects()).toEqual([]);
  expect((await order(member)).status).toBe(200);
});
