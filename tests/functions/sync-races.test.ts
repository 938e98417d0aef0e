import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { expectStoredLikeStripe } from '../helpers/api-server-truth.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterAll(() => backend.stop());

/** A member with a paid subscription; further events wait until they are delivered by hand. */
async function memberWithHeldEvents() {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  backend.control.hold();
  return { member, id };
}

function newestEvent(type: string): string {
  return (
    backend.control
      .events()
      .filter((each) => each.type === type)
      .at(-1)?.id ?? ''
  );
}

async function finish(): Promise<void> {
  backend.control.release();
  await backend.control.settled();
}

describe('two syncs of one object at the same time', () => {
  test('a subscription: the read that began earlier never overwrites the later one', async () => {
    const { member, id } = await memberWithHeldEvents();
    await backend.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const earlier = newestEvent('customer.subscription.updated');
    const held = backend.gate.holdNext(new RegExp(`^GET /v1/subscriptions/${id}`));
    const slow = backend.control.deliver([earlier]);
    const release = await held;

    backend.control.cancelNow(id);
    const [fast] = await backend.control.deliver([newestEvent('customer.subscription.deleted')]);
    expect(fast?.taken).toBe(true);
    release();
    expect((await slow)[0]?.taken).toBe(true);

    const row = await backend.db.doc(`user_subscriptions/${id}`).get();
    expect(row.get('status')).toBe('canceled');
    await expectStoredLikeStripe(backend, member);
    await finish();
  });

  test('an invoice: a late answer from before the refund does not undo it', async () => {
    const { member, id } = await memberWithHeldEvents();
    const { data: invoices } = await backend.stripe.invoices.list({ subscription: id });
    const invoiceId = invoices[0]?.id ?? '';
    await backend.db.collection('stripe_events').doc(newestEvent('invoice.paid')).delete();
    const held = backend.gate.holdNext(/^GET \/v1\/payment_intents\//);
    const slow = backend.control.deliver([newestEvent('invoice.paid')]);
    const release = await held;

    backend.control.refund(invoiceId);
    await backend.control.deliver([newestEvent('charge.refunded')]);
    release();
    await slow;

    expect((await backend.db.doc(`payments/${invoiceId}`).get()).get('status')).toBe('refunded');
    await expectStoredLikeStripe(backend, member);
    await finish();
  });

  test('a cancellation by the member beats a webhook that read before it', async () => {
    const { member, id } = await memberWithHeldEvents();
    await backend.stripe.subscriptions.update(id, {
      metadata: { uid: member.uid, touched: 'yes' },
    });
    const held = backend.gate.holdNext(new RegExp(`^GET /v1/subscriptions/${id}`));
    const slow = backend.control.deliver([newestEvent('customer.subscription.updated')]);
    const release = await held;
    await call(backend, 'cancel-subscription', { immediate: true }, member);
    release();
    await slow;
    expect((await call(backend, 'me', {}, member)).subscription).toBeNull();
    await expectStoredLikeStripe(backend, member);
    await finish();
  });
});

describe('one event delivered twice', () => {
  test('at the same moment: only one delivery applies it, the other has to come again', async () => {
    const { member, id } = await memberWithHeldEvents();
    await backend.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const event = newestEvent('customer.subscription.updated');
    const held = backend.gate.holdNext(new RegExp(`^GET /v1/subscriptions/${id}`));
    const first = backend.control.deliver([event]);
    const release = await held;
    const asked = backend.gate.requests.length;
    expect(await backend.control.deliver([event])).toMatchObject([{ taken: false }]);
    expect(backend.control.attempts().at(-1)?.status).toBe(409);
    expect(backend.gate.requests.slice(asked)).toEqual([]);
    release();
    expect(await first).toMatchObject([{ taken: true }]);
    expect(await backend.control.deliver([event])).toMatchObject([{ taken: true }]);
    await expectStoredLikeStripe(backend, member);
    await finish();
  });

  test('after a delivery that died: the next one takes over once that must have ended', async () => {
    const { member, id } = await memberWithHeldEvents();
    await backend.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const event = newestEvent('customer.subscription.updated');
    const died = { id: event, type: 'customer.subscription.updated', applied_at: null };
    const before = (ms: number) => new Date(Date.now() - ms).toISOString();
    const row = backend.db.doc(`stripe_events/${event}`);
    await row.set({ ...died, started_at: before(30_000) });
    expect(await backend.control.deliver([event])).toMatchObject([{ taken: false }]);
    await row.set({ ...died, started_at: before(61_000) });
    expect(await backend.control.deliver([event])).toMatchObject([{ taken: true }]);
    await expectStoredLikeStripe(backend, member);
    await finish();
  });
});

test('an event delivered again after it was applied asks Stripe nothing', async () => {
  const { id } = await memberWithHeldEvents();
  await finish();
  const before = backend.gate.requests.length;
  const created = newestEvent('customer.subscription.created');
  const outcomes = await backend.control.deliver([created, created]);
  expect(outcomes.every(({ taken }) => taken)).toBe(true);
  expect(backend.gate.requests.slice(before)).toEqual([]);
  expect((await backend.db.doc(`user_subscriptions/${id}`).get()).get('status')).toBe('active');
});
