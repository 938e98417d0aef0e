import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runLedger } from '#functions/usecases/ledger.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { foundBy, ledgerNow } from '../helpers/ledger.ts';
import { clearMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { refundsOfSubscription } from '../helpers/renewed-member.ts';

/** Withdrawals that were confirmed and not carried out, as when Stripe failed at that moment. */
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
beforeEach(async () => {
  await clearMails(backend);
  await backend.db.recursiveDelete(backend.db.collection('contract_notices'));
});
afterAll(() => backend.stop());

async function newMember(): Promise<{ member: TestMember; id: string }> {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

/** Declares a withdrawal by the public form while Stripe is down. @returns its reference */
async function declare(contract: string, member: TestMember, signedIn = true): Promise<string> {
  const mend = backend.gate.breakAll(/./);
  const notice = {
    kind: 'withdrawal',
    name: 'Mia Muster',
    email: member.email,
    contract,
    locale: 'en',
  } as const;
  const answer = await call(backend, 'contract-notice', notice, signedIn ? member : undefined);
  mend();
  expect(answer.refund).toBeNull();
  return answer.reference;
}

const noticeOf = async (reference: string) =>
  (await backend.db.doc(`contract_notices/${reference}`).get()).data();
const statusOf = async (id: string) => (await backend.stripe.subscriptions.retrieve(id)).status;

test('a member’s own withdrawal is carried out by the next night, which reports it', async () => {
  const { member, id } = await newMember();
  const reference = await declare(`Community Access, ${id}`, member);
  expect(foundBy(await ledgerNow())).toEqual([`withdrawal ${reference} mended`]);
  expect(await statusOf(id)).toBe('canceled');
  expect(await refundsOfSubscription(backend, id)).toEqual([29_000]);
  expect(await noticeOf(reference)).toMatchObject({
    done: { note: expect.stringContaining('290') },
  });
  const report = (await operatorMails(backend)).find(({ subject }) => /^Abgleich/.test(subject));
  expect(report?.text).toContain(
    `Der Widerruf eines Mitglieds war erklärt, aber nicht ausgeführt: ${reference}`,
  );
  await backend.control.settled();
  expect((await ledgerNow()).differences).toEqual([]);
});

test('it counts from the day of its declaration, and not for a membership bought since', async () => {
  const { member, id } = await newMember();
  const reference = await declare('Community Access', member);
  await post(backend, 'cancel-subscription', { immediate: true }, member);
  const second = await buy(backend, member);
  await backend.control.settled();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await backend.db.doc(`user_subscriptions/${id}`).update({ created_at: yesterday });
  await backend.db.doc(`contract_notices/${reference}`).update({ received_at: yesterday });
  const inThirtyDays = new Date(Date.now() + 30 * 86_400_000);
  await ledgerNow(inThirtyDays);
  expect(await noticeOf(reference)).toMatchObject({ done: expect.anything() });
  expect(await statusOf(id)).toBe('canceled');
  expect(await statusOf(second)).toBe('active');
  expect(await refundsOfSubscription(backend, second)).toEqual([]);
});

test('one that a person has to read is left as it is, and so is one of the last minutes', async () => {
  const { member, id } = await newMember();
  const other = await declare('Startup Takeover', member);
  const unknown = await declare(`Community Access, ${id}`, member, false);
  expect(await ledgerNow()).toMatchObject({ found: 0 });
  const own = await declare('Community Access', member);
  expect(await runLedger(new Date())).toMatchObject({ found: 0 });
  for (const reference of [other, unknown, own]) {
    expect(await noticeOf(reference)).toMatchObject({ done: null });
  }
  expect(await statusOf(id)).toBe('active');
});

test('while Stripe refuses to pay back it stays with the operator, who gets a line each night', async () => {
  const { member, id } = await newMember();
  const reference = await declare('Community Access', member);
  // An event would pay back as well, and meet the refusal.
  backend.control.hold();
  backend.gate.refuseNext(/^POST \/v1\/refunds/);
  const first = foundBy(await ledgerNow());
  expect(first).toContain(`withdrawal ${reference} left`);
  expect(await statusOf(id)).toBe('canceled');
  expect(foundBy(await ledgerNow())).toContain(`withdrawal ${reference} mended`);
  backend.control.release();
  await backend.control.settled();
  expect(await refundsOfSubscription(backend, id)).toEqual([29_000]);
});
