import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startBackend,
  storedDocuments,
  WEBHOOK_SECRET,
  type Backend,
} from '../helpers/api-server-backend.ts';
import { call, refusal, request, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { expectStoredLikeStripe } from '../helpers/api-server-truth.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

function signed(payload: string, secret = WEBHOOK_SECRET): RequestInit {
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret });
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  };
}

function event(type: string, object: object): string {
  return JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
}

describe('a delivery that is not Stripe’s', () => {
  const payload = event('customer.subscription.updated', { id: 'sub_1' });
  const unsigned = { method: 'POST', body: payload };

  test.each([
    ['has no signature', unsigned],
    ['has a signature of another secret', signed(payload, 'whsec_other')],
    ['was changed on the way', { ...signed(payload), body: payload.replace('sub_1', 'sub_2') }],
    ['has a signature that is none', { ...unsigned, headers: { 'stripe-signature': 'nonsense' } }],
  ])('gets 400 and writes nothing when it %s', async (_, init) => {
    const before = await storedDocuments(backend.db);
    const response = await request(backend, 'stripe-webhook', init);
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid-signature' });
    expect(await storedDocuments(backend.db)).toEqual(before);
  });

  test('gets 405 for anything but POST', async () => {
    const response = await request(backend, 'stripe-webhook');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('applying events', () => {
  test('accepts and ignores types that it does not know', async () => {
    const response = await request(
      backend,
      'stripe-webhook',
      signed(event('treasury.something_new', { id: 'x' })),
    );
    expect(response.status).toBe(200);
  });

  test('ignores a subscription that belongs to no member', async () => {
    const customer = await backend.stripe.customers.create({ email: 'shop@example.test' });
    const payload = event('customer.subscription.created', { id: 'sub_unknown', customer });
    expect((await request(backend, 'stripe-webhook', signed(payload))).status).toBe(200);
    expect((await backend.db.doc('user_subscriptions/sub_unknown').get()).exists).toBe(false);
  });

  test('reads the object from Stripe instead of using the event’s copy', async () => {
    const member = await signUp(backend);
    const id = await buy(backend, member);
    await backend.control.settled();
    const payload = event('customer.subscription.deleted', { id, status: 'canceled' });
    expect((await request(backend, 'stripe-webhook', signed(payload))).status).toBe(200);
    expect((await backend.db.doc(`user_subscriptions/${id}`).get()).get('status')).toBe('active');
  });

  test('ends in Stripe’s state after 200 deliveries of a life, shuffled and repeated, some at once', async () => {
    const member = await signUp(backend);
    backend.control.hold();
    const id = await buy(backend, member);
    const { control, stripe } = backend;
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    for (let year = 0; year < 4; year += 1) control.advance(id);
    control.failNextRenewal(id);
    control.advance(id);
    control.endDunning(id, 'paid');
    control.pause(id);
    control.resume(id);
    const { data: invoices } = await stripe.invoices.list({ subscription: id, limit: 100 });
    control.refund(invoices[0]?.id ?? '');
    control.dispute(invoices[1]?.id ?? '');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    control.advance(id);

    const life = control.events().map((each) => each.id);
    const deliveries = shuffled([...life, ...life, ...life]).slice(0, 200);
    // Every event arrives at least once; the last to arrive is not the last that happened.
    const missing = life.filter((each) => !deliveries.includes(each));
    // One that meets its own duplicate is refused and sent again.
    const sent = [...missing, ...deliveries];
    const outcomes = await control.deliver(sent, { concurrency: 8, tries: 500 });

    expect(outcomes.filter(({ taken }) => !taken)).toEqual([]);
    await expectStoredLikeStripe(backend, member);
    const events = await backend.db.collection('stripe_events').get();
    expect(new Set(events.docs.map((row) => row.id)).size).toBe(events.size);
    control.release();
    await control.settled();
  });
});

describe('a failing store', () => {
  test('answers 5xx and is made good by Stripe’s retry', async ({ skip }) => {
    skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
    const member = await signUp(backend);
    backend.control.hold();
    const id = await buy(backend, member);
    const created = backend.control
      .events()
      .filter(({ type }) => type === 'customer.subscription.created')
      .at(-1);
    backend.storeFaults({ unavailable: true });
    const [failed] = await backend.control.deliver([created?.id ?? '']);
    expect(failed?.taken).toBe(false);
    expect(backend.control.attempts().at(-1)?.status).toBeGreaterThanOrEqual(500);
    backend.storeFaults({});
    expect((await backend.db.doc(`user_subscriptions/${id}`).get()).exists).toBe(false);

    for (let failingCommit = 1; failingCommit <= 3; failingCommit += 1) {
      backend.storeFaults({ failNextCommits: 1 });
      await backend.control.deliver([created?.id ?? '']);
    }
    backend.storeFaults({});
    backend.control.release();
    await backend.control.settled();
    await expectStoredLikeStripe(backend, member);
  });

  test('applies an event again that failed because Stripe could not be asked', async () => {
    const member = await signUp(backend);
    backend.control.hold();
    const id = await buy(backend, member);
    const types = ['customer.subscription.created', 'invoice.paid'];
    const events = backend.control.events().filter((each) => types.includes(each.type));
    const undo = backend.gate.breakAll(/^GET \/v1\/(subscriptions|invoices)\//);
    const outcomes = await backend.control.deliver(events.slice(-2).map((each) => each.id));
    expect(outcomes.map(({ taken }) => taken)).toEqual([false, false]);
    undo();
    const again = await backend.control.deliver(events.slice(-2).map((each) => each.id));
    expect(again.map(({ taken }) => taken)).toEqual([true, true]);
    expect((await backend.db.doc(`user_subscriptions/${id}`).get()).get('status')).toBe('active');
    backend.control.release();
    await backend.control.settled();
  });
});

describe('a customer deleted at Stripe', () => {
  test('ends premium, and the member can buy anew with a new customer', async () => {
    const member = await signUp(backend);
    await buy(backend, member);
    await backend.control.settled();
    const before = await backend.db.doc(`stripe_customers/${member.uid}`).get();
    backend.control.deleteCustomer(before.get('customer_id') as string);
    await backend.control.settled();
    expect((await call(backend, 'me', {}, member)).subscription).toBeNull();

    await buy(backend, member);
    await backend.control.settled();
    const after = await backend.db.doc(`stripe_customers/${member.uid}`).get();
    expect(after.get('customer_id')).not.toBe(before.get('customer_id'));
    expect((await call(backend, 'me', {}, member)).subscription?.is_premium).toBe(true);
  });
});

test('a member whose customer was deleted can buy before the event about it has come', async () => {
  const member = await signUp(backend);
  await buy(backend, member);
  await backend.control.settled();
  backend.control.hold();
  const row = await backend.db.doc(`stripe_customers/${member.uid}`).get();
  backend.control.deleteCustomer(row.get('customer_id') as string);
  await buy(backend, member);
  backend.control.release();
  await backend.control.settled();
  expect((await call(backend, 'me', {}, member)).subscription?.is_premium).toBe(true);
  await expectStoredLikeStripe(backend, member);
});

test('a membership that only its customer leads to is stored when the event of the customer’s end comes first', async () => {
  const { control, stripe } = backend;
  const member = await signUp(backend);
  control.hold();
  const id = await buy(backend, member);
  await stripe.subscriptions.update(id, { metadata: { uid: '' } });
  const row = await backend.db.doc(`stripe_customers/${member.uid}`).get();
  control.deleteCustomer(row.get('customer_id') as string);
  const end = control.events().findLast(({ type }) => type === 'customer.deleted');
  await control.deliver([end?.id ?? '']);
  const stored = await backend.db.doc(`user_subscriptions/${id}`).get();
  expect(stored.data()).toMatchObject({ user_id: member.uid, status: 'canceled' });
  control.release();
  await control.settled();
  await expectStoredLikeStripe(backend, member);
});

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
