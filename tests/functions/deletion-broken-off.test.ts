import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEntitlement } from '#functions/usecases/entitlement.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { expectNothingLeft } from '../helpers/api-server-truth.ts';
import { foundBy, ledgerNow } from '../helpers/ledger.ts';
import { clearMails, memberMails } from '../helpers/outgoing-mail.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(async () => {
  backend.storeFaults({});
  backend.control.release();
  await backend.control.settled();
  await clearMails(backend);
});
afterAll(() => backend.stop());

async function buyer() {
  const member = await signUp(backend);
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  const id = await buy(backend, member);
  await backend.control.settled();
  // Events of the deletion must not meet the fault in its place.
  backend.control.hold();
  return { member, id };
}

async function breakOff(member: TestMember, collection: string): Promise<void> {
  backend.storeFaults({ failReadsOf: [collection] });
  const response = await post(backend, 'delete-account', { locale: 'de' }, member);
  backend.storeFaults({});
  expect(response.status).toBeGreaterThanOrEqual(500);
}

const deletionMails = async () =>
  (await memberMails(backend)).filter(({ subject }) => subject === 'Dein Konto ist gelöscht');

/** In the order in which the deletion comes to them. */
const STEPS = ['contract_notices', 'payments', 'mail', 'user_activity', 'contact_requests'];

describe.skipIf(isOfficialFirestore)('a deletion that breaks off', () => {
  test.each(STEPS)('at %s leaves no access, and the ledger finishes it', async (collection) => {
    const { member, id } = await buyer();
    await breakOff(member, collection);
    for (const endpoint of ['me', 'prompts']) {
      const response = await post(backend, endpoint, {}, member);
      expect(await refusal(response)).toEqual({ status: 403, code: 'deletion-unfinished' });
    }
    backend.control.release();
    await backend.control.settled();
    expect(foundBy(await ledgerNow())).toEqual([`deletion ${member.uid} mended`]);
    await expectNothingLeft(backend, member);
    const { data: refunds } = await backend.stripe.refunds.list({ limit: 100 });
    const invoice = await backend.db
      .collection('payments')
      .where('subscription_id', '==', id)
      .get();
    const intent: unknown = invoice.docs[0]?.get('stripe_payment_intent_id');
    const own = refunds.filter(({ payment_intent }) => payment_intent === intent);
    expect(own.map(({ amount }) => amount)).toEqual([29_000]);
    const [mail, ...more] = await deletionMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: member.email });
    expect(mail?.text).toContain('290,00');
    expect((await ledgerNow()).found).toBe(0);
  });

  test('can be repeated by the member, with the same refund in the answer', async () => {
    const { member } = await buyer();
    await breakOff(member, 'user_activity');
    const answer = await call(backend, 'delete-account', { locale: 'en' }, member);
    expect(answer).toEqual({ success: true, refund_cents: 29_000 });
    await expectNothingLeft(backend, member);
    expect(await deletionMails()).toHaveLength(1);
    backend.control.release();
    await backend.control.settled();
    expect((await ledgerNow()).found).toBe(0);
  });

  test('before its mark leaves the account to the member, without what was refunded', async () => {
    const { member, id } = await buyer();
    const refunded = backend.gate.holdNext(/^POST \/v1\/refunds/);
    const deletion = post(backend, 'delete-account', {}, member);
    const goOn = await refunded;
    backend.storeFaults({ failNextCommits: 1 });
    goOn();
    expect((await deletion).status).toBeGreaterThanOrEqual(500);
    backend.control.release();
    await backend.control.settled();
    expect((await ledgerNow()).found).toBe(0);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const me = await call(backend, 'me', {}, member);
    expect(me.subscription?.is_premium ?? false).toBe(false);
    const answer = await call(backend, 'delete-account', {}, member);
    expect(answer.refund_cents).toBe(29_000);
  });
});

test('the mark denies premium, also to scheduled runs and while a row says otherwise', async () => {
  const { member, id } = await buyer();
  const isPremium = async () => (await readEntitlement(member.uid, new Date())).isPremium;
  expect(await isPremium()).toBe(true);
  await backend.db
    .doc(`deleted_accounts/${member.uid}`)
    .set({ deleted_at: new Date().toISOString(), finished_at: null });
  expect((await backend.db.doc(`user_subscriptions/${id}`).get()).get('status')).toBe('active');
  expect(await isPremium()).toBe(false);
  await ledgerNow();
  await expectNothingLeft(backend, member);
});

test('the mark takes the rights that the profile gives', async ({ skip }) => {
  skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
  const { member } = await buyer();
  const profile = backend.db.doc(`user_profiles/${member.uid}`);
  await profile.update({ complimentary: { granted_at: new Date().toISOString(), ends_at: null } });
  await breakOff(member, 'user_activity');
  expect((await profile.get()).data()).toMatchObject({
    complimentary: null,
    subscription_status: null,
  });
});

test('an open notice shows that the account is deleted and what was paid back; a done one does not', async () => {
  const { member } = await buyer();
  const notice = { kind: 'withdrawal', name: 'Mia', email: member.email, contract: 'x' };
  const open = await call(backend, 'contract-notice', notice);
  const done = await call(backend, 'contract-notice', { ...notice, contract: 'y' });
  const row = (reference: string) => backend.db.doc(`contract_notices/${reference}`);
  await row(done.reference).update({ done: { at: 'now', operator_name: 'Ada', note: '' } });
  await call(backend, 'delete-account', {}, member);
  expect((await row(open.reference).get()).get('account_deleted')).toMatchObject({
    refund_cents: 29_000,
  });
  expect((await row(done.reference).get()).get('account_deleted')).toBeUndefined();
});

test('a refund after the deletion still reaches the payment that is kept without the member', async () => {
  const { member, id } = await buyer();
  await call(backend, 'delete-account', {}, member);
  backend.control.release();
  await backend.control.settled();
  const { docs } = await backend.db.collection('payments').where('subscription_id', '==', id).get();
  expect(docs.map((row) => row.data())).toMatchObject([
    { user_id: null, amount_cents: 29_000, refunded_cents: 29_000, status: 'refunded' },
  ]);
});
