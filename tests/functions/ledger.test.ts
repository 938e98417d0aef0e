import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEntitlement } from '#functions/usecases/entitlement.ts';
import { runLedger } from '#functions/usecases/ledger.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { foundBy, ledgerNow } from '../helpers/ledger.ts';
import { clearMails, operatorMails } from '../helpers/outgoing-mail.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
});
afterEach(async () => {
  backend.control.release();
  await backend.control.settled();
  for (const { id } of (await backend.stripe.subscriptions.list({ limit: 100 })).data) {
    backend.control.cancelNow(id);
  }
  await backend.control.settled();
  await clearMails(backend);
});
afterAll(() => backend.stop());

async function buyer() {
  const member = await signUp(backend);
  const id = await buy(backend, member);
  await backend.control.settled();
  return { member, id };
}

const isPremium = async (uid: string, now = new Date()) =>
  (await readEntitlement(uid, now)).isPremium;

async function storedStatus(id: string): Promise<unknown> {
  return (await backend.db.doc(`user_subscriptions/${id}`).get()).get('status');
}

describe('a night', () => {
  test('without a difference leaves one line and no e-mail', async () => {
    await buyer();
    const run = await ledgerNow();
    expect(run).toMatchObject({ members: 1, found: 0, left: 0, differences: [] });
    expect((await backend.db.doc(`ledger_runs/${run.id}`).get()).get('clean')).toBe(true);
    expect(await operatorMails(backend)).toEqual([]);
  });

  test('finds an end whose events never came, and ends access', async () => {
    const { member, id } = await buyer();
    backend.control.hold();
    backend.control.cancelNow(id);
    expect(await isPremium(member.uid)).toBe(true);
    const run = await ledgerNow();
    expect(run.left).toBe(0);
    expect(run.differences.map(({ kind }) => kind)).toContain('event');
    expect(await isPremium(member.uid)).toBe(false);
    expect((await ledgerNow()).found).toBe(0);
    const [mail] = await operatorMails(backend);
    expect(mail?.subject).toBe('Abgleich mit Stripe: 0 Mitglieder, 1 Abweichung');
  });

  test('finds a row that differs though every event was applied, either way', async () => {
    const { member, id } = await buyer();
    const row = backend.db.doc(`user_subscriptions/${id}`);
    await row.update({ status: 'canceled' });
    expect(foundBy(await ledgerNow())).toEqual([`membership ${id} mended`]);
    expect(await isPremium(member.uid)).toBe(true);
    backend.control.cancelNow(id);
    await backend.control.settled();
    await row.update({ status: 'active' });
    expect(foundBy(await ledgerNow())).toEqual([`membership ${id} mended`]);
    expect(await storedStatus(id)).toBe('canceled');
  });

  test('finds a membership that was never stored', async () => {
    const { member, id } = await buyer();
    await backend.db.doc(`user_subscriptions/${id}`).delete();
    expect(foundBy(await ledgerNow())).toEqual([`membership ${id} mended`]);
    expect(await isPremium(member.uid)).toBe(true);
  });

  test('leaves alone what is on its way', async () => {
    const { id } = await buyer();
    backend.control.hold();
    backend.control.cancelNow(id);
    expect((await runLedger(new Date())).found).toBe(0);
    expect(await storedStatus(id)).toBe('active');
  });

  test('continues when one record cannot be compared, and reports which', async () => {
    const broken = await buyer();
    const whole = await buyer();
    for (const { id } of [broken, whole]) {
      await backend.db.doc(`user_subscriptions/${id}`).update({ status: 'canceled' });
    }
    const allow = backend.gate.refuseAll(new RegExp(`^GET /v1/subscriptions/${broken.id}`));
    const run = await ledgerNow();
    allow();
    expect(foundBy(run)).toEqual([`failed ${broken.id} left`, `membership ${whole.id} mended`]);
    expect((await operatorMails(backend))[0]?.text).toContain(
      `Ließ sich nicht vergleichen: ${broken.id}`,
    );
  });

  test('stores nothing while Stripe cannot be asked', async () => {
    const before = (await backend.db.collection('ledger_runs').get()).size;
    const undo = backend.gate.breakAll(/^GET \/v1\/subscriptions/);
    await expect(ledgerNow()).rejects.toThrow('The payment provider cannot be asked.');
    undo();
    expect((await backend.db.collection('ledger_runs').get()).size).toBe(before);
  });

  test('names a plan whose price is another one at Stripe', async () => {
    const plan = backend.db.doc(`pricing_plans/${DEFAULT_PLAN_ID}`);
    const price = String((await plan.get()).get('stripe_price_id'));
    await plan.update({ price_cents: 19_000 });
    const run = await ledgerNow();
    await plan.update({ price_cents: 29_000 });
    expect(foundBy(run)).toEqual([`price ${price} left`]);
  });
});

test('a period that is over gives access for three days, and not a minute longer', async () => {
  const { member, id } = await buyer();
  const row = await backend.db.doc(`user_subscriptions/${id}`).get();
  const end = Date.parse(String(row.get('current_period_end')));
  expect(await isPremium(member.uid, new Date(end + 3 * DAY_MS - 1))).toBe(true);
  expect(await isPremium(member.uid, new Date(end + 3 * DAY_MS))).toBe(false);
});

describe('a membership without an account', () => {
  async function vanish(uid: string) {
    await backend.auth.deleteUser(uid);
    await backend.db.doc(`user_profiles/${uid}`).delete();
  }

  test('is ended like a deletion by the member', async () => {
    const { member, id } = await buyer();
    await vanish(member.uid);
    expect(foundBy(await ledgerNow())).toEqual([`orphan ${id} mended`]);
    expect((await backend.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const { data } = await backend.stripe.refunds.list({ limit: 1 });
    expect(data[0]?.amount).toBe(29_000);
    expect(await storedStatus(id)).toBeUndefined();
    await backend.control.settled();
    expect((await ledgerNow()).found).toBe(0);
  });

  test('is left to a person when many are gone at once', async () => {
    const all = [];
    for (let count = 0; count < 6; count += 1) all.push(await buyer());
    for (const { member } of all) await vanish(member.uid);
    const run = await ledgerNow();
    expect(run).toMatchObject({ found: 6, left: 6 });
    for (const { id } of all) expect(await storedStatus(id)).toBe('active');
  });

  test('that never had an owner is left to the operator', async () => {
    const { member, id } = await buyer();
    await backend.stripe.subscriptions.update(id, { metadata: { uid: '' } });
    // Its event would else store again what is deleted here.
    await backend.control.settled();
    await backend.db.doc(`stripe_customers/${member.uid}`).delete();
    await backend.db.doc(`user_subscriptions/${id}`).delete();
    expect(foundBy(await ledgerNow())).toEqual([`orphan ${id} left`]);
  });
});
