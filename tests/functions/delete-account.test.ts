import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileMember } from '#functions/usecases/reconcile.ts';
import { startBackend, storedDocuments, type Backend } from '../helpers/api-server-backend.ts';
import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import { call, post, refusal, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy, openCheckoutPage } from '../helpers/api-server-purchase.ts';
import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

async function memberWithEverything() {
  const member = await signUp(backend);
  await call(backend, 'me', {}, member);
  await call(backend, 'activity', { type: 'tool_accessed' }, member);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

/** Paths of everything stored that names the member, but for the mark of the deletion. */
async function tracesOf(member: TestMember): Promise<string[]> {
  const documents = Object.entries(await storedDocuments(backend.db));
  return (
    documents
      .filter((entry) => JSON.stringify(entry).includes(member.uid))
      .map(([path]) => path)
      .filter((path) => path !== `deleted_accounts/${member.uid}`)
      // The law keeps them (product 6.11).
      .filter((path) => !path.startsWith('contracts/'))
  );
}

async function accountExists(member: TestMember): Promise<boolean> {
  return backend.auth.getUser(member.uid).then(
    () => true,
    () => false,
  );
}

describe('deleting an account', () => {
  test('needs a sign-in of the last five minutes', async () => {
    const { member, id } = await memberWithEverything();
    const before = await tracesOf(member);
    backend.setNow(new Date(Date.now() + RECENT_SIGN_IN_MS + 5_000));
    const response = await post(backend, 'delete-account', {}, member);
    backend.setNow(null);
    expect(await refusal(response)).toEqual({ status: 403, code: 'recent-sign-in-required' });
    expect(await tracesOf(member)).toEqual(expect.arrayContaining(before));
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect(await accountExists(member)).toBe(true);
  });

  test('ends the subscription, then removes the data and the account', async () => {
    const { member, id } = await memberWithEverything();
    expect((await tracesOf(member)).length).toBeGreaterThan(4);
    const answer = await call(backend, 'delete-account', {}, member);
    expect(answer).toEqual({ success: true, refund_cents: 29_000 });
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await tracesOf(member)).toEqual([]);
    expect(await accountExists(member)).toBe(false);
  });

  test('deletes nothing when Stripe does not confirm the end', async () => {
    const { member, id } = await memberWithEverything();
    const before = await tracesOf(member);
    const undo = backend.gate.breakAll(/^DELETE \/v1\/subscriptions\//);
    const response = await post(backend, 'delete-account', {}, member);
    undo();
    expect(await refusal(response)).toEqual({ status: 502, code: 'payment-provider-failed' });
    expect(await tracesOf(member)).toEqual(before);
    expect(await accountExists(member)).toBe(true);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await call(backend, 'me', {}, member)).subscription?.is_premium).toBe(true);
  });

  test('can be repeated after it broke off, and ends as if it had not', async ({ skip }) => {
    skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
    const { member } = await memberWithEverything();
    await backend.control.settled();
    // The events of the deletion itself must not meet the fault in its place.
    backend.control.hold();
    backend.storeFaults({ failNextCommits: 1 });
    const response = await post(backend, 'delete-account', {}, member);
    expect(response.status).toBeGreaterThanOrEqual(500);
    backend.storeFaults({});
    backend.control.release();
    expect(await accountExists(member)).toBe(true);
    await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
    expect(await tracesOf(member)).toEqual([]);
    expect(await accountExists(member)).toBe(false);
  });

  test('takes what the member wrote by the contact form along, however the address was typed', async () => {
    const member = await signUp(backend);
    const email = member.email.toUpperCase();
    const contact = { name: 'Mia', email, phone: '030', subject: 'x', message: 'y' };
    await call(backend, 'contact', contact);
    await call(backend, 'delete-account', {}, member);
    const requests = await backend.db.collection('contact_requests').get();
    const left = requests.docs.map((row) => String(row.get('email')).toLowerCase());
    expect(left).not.toContain(member.email);
  });

  test('works for a member who never paid', async () => {
    const member = await signUp(backend);
    await call(backend, 'delete-account', {}, member);
    expect(await accountExists(member)).toBe(false);
  });

  test('closes an open payment page', async () => {
    const member = await signUp(backend);
    const page = await openCheckoutPage(backend, member);
    await call(backend, 'delete-account', {}, member);
    expect((await payWithCard(page)).status).toBe(409);
  });
});

describe('after the deletion has begun', () => {
  /** As if the account's own removal had failed: the token is still good. */
  async function halfDeleted() {
    const { member, id } = await memberWithEverything();
    await backend.db
      .doc(`deleted_accounts/${member.uid}`)
      .set({ deleted_at: new Date().toISOString() });
    return { member, id };
  }

  test('late events bring no data back', async () => {
    const member = await signUp(backend);
    backend.control.hold();
    await buy(backend, member);
    await call(backend, 'reconcile', {}, member);
    await call(backend, 'delete-account', {}, member);
    backend.control.release();
    await backend.control.settled();
    expect(await tracesOf(member)).toEqual([]);
  });

  test('a payment that came through nevertheless is refunded and ended', async () => {
    const { member, id } = await halfDeleted();
    await reconcileMember(member.uid, new Date());
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const { data: invoices } = await backend.stripe.invoices.list({ subscription: id });
    const { data: refunds } = await backend.stripe.refunds.list({ limit: 100 });
    expect(refunds[0]).toMatchObject({ amount: invoices[0]?.amount_paid });
    await backend.control.settled();
  });

  test('an event that asked Stripe before the membership ended there refunds nothing for its end', async () => {
    const { member, id } = await memberWithEverything();
    const held = backend.gate.holdNext(/^GET \/v1\/subscriptions\//);
    await backend.stripe.subscriptions.update(id, { metadata: { note: 'seen by support' } });
    const release = await held;
    const { customer } = await backend.stripe.subscriptions.retrieve(id);
    backend.control.deleteCustomer(String(customer));
    await call(backend, 'delete-account', {}, member);
    release();
    await backend.control.settled();
    const { data: refunds } = await backend.stripe.refunds.list({ limit: 100 });
    const { data: payments } = await backend.stripe.invoicePayments.list({ limit: 100 });
    const { latest_invoice: invoice } = await backend.stripe.subscriptions.retrieve(id);
    const own = payments.find((payment) => payment.invoice === invoice)?.payment.payment_intent;
    expect(refunds.filter(({ payment_intent }) => payment_intent === own)).toEqual([]);
  });

  test('neither an activity nor a customer is made', async () => {
    const member = await signUp(backend);
    await backend.db.doc(`deleted_accounts/${member.uid}`).set({ deleted_at: 'now' });
    const before = await tracesOf(member);
    const attempts = [
      ['me', {}],
      ['activity', { type: 'video_watched' }],
      ['create-checkout-session', { planId: 'community-access' }],
    ] as const;
    for (const [endpoint, body] of attempts) {
      const response = await post(backend, endpoint, body, member);
      expect(await refusal(response)).toEqual({ status: 403, code: 'deletion-unfinished' });
    }
    expect(await tracesOf(member)).toEqual(before);
  });
});
