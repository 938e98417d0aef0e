import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatDay } from '#shared/rules/dates.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { buyAndRenew } from '../helpers/renewed-member.ts';

const LABEL = 'Ihr Vertrag endet am';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(() => backend.setNow(null));
afterAll(() => backend.stop());

/** The text of a cancellation's receipt to an address. */
async function receiptTo(email: string, more: object = {}): Promise<string> {
  const person = { name: 'Mia Muster', email, contract: 'Community Access', locale: 'de' };
  const notice = { kind: 'cancellation', ...person, ...more };
  const { reference } = await call(backend, 'contract-notice', notice);
  const mails = backend.db.collection('mail');
  const rows = await mails.where('to', 'array-contains', email.toLowerCase()).get();
  const texts = rows.docs.map((row) => String(row.get('message.text')));
  return texts.find((text) => text.includes(reference)) ?? '';
}

async function periodEnd(member: TestMember): Promise<string> {
  const { subscription } = await call(backend, 'me', {}, member);
  return subscription?.current_period_end ?? '';
}

async function newMember(): Promise<TestMember> {
  const member = await signUp(backend);
  await call(backend, 'me', {}, member);
  await buy(backend, member);
  await backend.control.settled();
  return member;
}

test('in the first year the receipt names its end', async () => {
  const member = await newMember();
  const day = formatDay(await periodEnd(member), 'de-DE');
  expect(await receiptTo(member.email.toUpperCase())).toContain(`${LABEL}: ${day}`);
});

test('after it, the day in one month', async () => {
  const { member } = await buyAndRenew(backend);
  const { subscription } = await call(backend, 'me', {}, member);
  const offered = subscription?.notice?.ends_at ?? '';
  expect(offered < (subscription?.current_period_end ?? '')).toBe(true);
  expect(await receiptTo(member.email)).toContain(`${LABEL}: ${formatDay(offered, 'de-DE')}`);
});

test('a later day that was asked for is kept', async () => {
  const member = await newMember();
  const later = `${Number((await periodEnd(member)).slice(0, 4)) + 1}-06-30`;
  const receipt = await receiptTo(member.email, { ends_on: later });
  expect(receipt).toContain(`${LABEL}: ${formatDay(later, 'de-DE')}`);
});

test('an address without a contract gets the rule only, and so does a cancellation for cause', async () => {
  expect(await receiptTo('unknown@example.test')).not.toContain(LABEL);
  expect(await receiptTo('unknown@example.test')).toContain('in den ersten 12 Monaten');
  const member = await newMember();
  const forCause = await receiptTo(member.email, { cause: 'for_cause', reason: 'Umzug' });
  expect(forCause).not.toContain(LABEL);
});
