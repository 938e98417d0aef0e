import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call } from '../helpers/api-server-client.ts';
import { foundBy, ledgerNow } from '../helpers/ledger.ts';
import { clearMails, operatorMails } from '../helpers/outgoing-mail.ts';
import { buyAndRenew, invoiceOf, refundsOfSubscription } from '../helpers/renewed-member.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(async () => {
  backend.setNow(null);
  backend.control.release();
  await backend.control.settled();
  await clearMails(backend);
});
afterAll(() => backend.stop());

const REFUNDS = /^POST \/v1\/refunds/;

/** A member in the second year who gave notice, while Stripe refuses what is due for it. */
async function refusedMember() {
  const { member, id } = await buyAndRenew(backend);
  const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
  const allow = backend.gate.refuseAll(REFUNDS);
  await call(backend, 'cancel-subscription', { notice: true }, member);
  await backend.control.settled();
  const invoice = await invoiceOf(backend, id);
  return { member, id, invoice, allow, due: offer?.refund_cents ?? 0 };
}

describe('a refund that Stripe refuses', () => {
  test('does not keep the end from being stored, and its events from being applied', async () => {
    const { id, allow } = await refusedMember();
    allow();
    const row = await backend.db.doc(`user_subscriptions/${id}`).get();
    expect(row.get('ends_at')).not.toBeNull();
    const failed = await backend.db.collection('stripe_events').where('failures', '>', 0).get();
    expect(failed.docs.map((event) => event.id)).toEqual([]);
    expect((await operatorMails(backend)).map(({ subject }) => subject)).toEqual([
      `Stripe verweigert eine Erstattung (${await invoiceOf(backend, id)})`,
    ]);
  });

  test('is tried again every night until it is made, once', async () => {
    const { id, invoice, allow, due } = await refusedMember();
    expect(foundBy(await ledgerNow())).toContain(`refund ${invoice} left`);
    expect(await refundsOfSubscription(backend, id)).toEqual([]);
    allow();
    expect(foundBy(await ledgerNow())).toContain(`refund ${invoice} mended`);
    await backend.control.settled();
    expect(foundBy(await ledgerNow()).filter((line) => line.startsWith('refund'))).toEqual([]);
    expect(await refundsOfSubscription(backend, id)).toEqual([due]);
  });

  test.each([
    ['all of it', 0],
    ['a part of it', 5_000],
  ])('that an operator paid back by hand, %s, is not paid twice', async (_, missing) => {
    const { id, invoice, allow, due } = await refusedMember();
    allow();
    backend.control.refund(invoice, due - missing);
    await backend.control.settled();
    await ledgerNow();
    await backend.control.settled();
    const sum = (await refundsOfSubscription(backend, id)).reduce((all, cents) => all + cents, 0);
    expect(sum).toBe(due);
  });

  test('neither keeps an account from being deleted', async () => {
    const { member, id } = await buyAndRenew(backend);
    const allow = backend.gate.refuseAll(REFUNDS);
    const { refund_cents: due } = await call(backend, 'delete-account', {}, member);
    await backend.control.settled();
    expect(due).toBeGreaterThan(0);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    allow();
    await ledgerNow();
    expect(await refundsOfSubscription(backend, id)).toEqual([due]);
  });
});

describe('a notice whose end was taken away at Stripe', () => {
  async function takenAway() {
    const { member, id } = await buyAndRenew(backend);
    await call(backend, 'cancel-subscription', { notice: true }, member);
    await backend.control.settled();
    const refunds = await refundsOfSubscription(backend, id);
    await backend.stripe.subscriptions.update(id, { cancel_at: '' });
    await backend.control.settled();
    return { member, id, refunds };
  }

  test('is reported to the operator once, and by the ledger every night', async () => {
    const { id } = await takenAway();
    const subjects = async () => (await operatorMails(backend)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([
      `Geld zurück, aber kein Ende (${await invoiceOf(backend, id)})`,
    ]);
    expect(foundBy(await ledgerNow())).toContain(`notice ${id} left`);
    expect(foundBy(await ledgerNow())).toContain(`notice ${id} left`);
  });

  test('can be given again, which ends the membership and pays nothing twice', async () => {
    const { member, id, refunds } = await takenAway();
    const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
    expect(offer?.refund_cents).toBe(0);
    const { subscription } = await call(backend, 'cancel-subscription', { notice: true }, member);
    expect(subscription.ends_at?.slice(0, 10)).toBe(offer?.ends_at.slice(0, 10));
    await backend.control.settled();
    expect((await backend.stripe.subscriptions.retrieve(id)).cancel_at).not.toBeNull();
    expect(await refundsOfSubscription(backend, id)).toEqual(refunds);
    expect(foundBy(await ledgerNow())).not.toContain(`notice ${id} left`);
    const third = await call(backend, 'cancel-subscription', { immediate: true }, member);
    expect(third.subscription.status).toBe('canceled');
    expect(await refundsOfSubscription(backend, id)).toEqual(refunds);
  });

  test('counts for nothing in a later year', async () => {
    const { member, id } = await takenAway();
    backend.control.advance(id);
    await backend.control.settled();
    const [item] = (await backend.stripe.subscriptions.retrieve(id)).items.data;
    backend.setNow(new Date(((item?.current_period_start ?? 0) + 100 * 86_400) * 1_000));
    const offer = (await call(backend, 'me', {}, member)).subscription?.notice;
    expect(offer?.refund_cents).toBeGreaterThan(15_000);
    await call(backend, 'cancel-subscription', { notice: true }, member);
    await backend.control.settled();
    expect(await refundsOfSubscription(backend, id)).toEqual([offer?.refund_cents]);
  });
});
