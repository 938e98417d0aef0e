import { describe, expect, test } from 'vitest';
import { runLedger } from '#functions/usecases/ledger.ts';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { forged } from '../helpers/forged-cursor.ts';
import { useOperations } from '../helpers/operations.ts';

const DAY = '2026-01-01T00:00:00.000Z';

const operations = useOperations();

describe('lists', () => {
  test('of nightly ledgers tell when the last clean one was, and leave no entry', async () => {
    const clean = await runLedger(new Date('2026-05-01T02:00:00.000Z'));
    const member = await signUp(operations.backend);
    const id = await buy(operations.backend, member);
    await operations.backend.control.settled();
    await operations.backend.db.doc(`user_subscriptions/${id}`).update({ status: 'canceled' });
    const entries = await operations.entryCount();
    await runLedger(new Date('2026-05-02T02:00:00.000Z'), 0);
    const { rows, clean_at } = await operations.operate({ action: 'ledger' });
    expect(rows.map(({ found, left }) => [found, left])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(clean_at).toBe(clean.at);
    expect(await operations.entryCount()).toBe(entries);
  });

  test('show a deleted account’s payment with its refund, without the person', async () => {
    const member = await signUp(operations.backend);
    const id = await buy(operations.backend, member);
    await operations.backend.control.settled();
    await call(operations.backend, 'delete-account', {}, member);
    await operations.backend.control.settled();
    const { rows } = await operations.operate({ action: 'payments' });
    const own = rows.find(({ subscription_id }) => subscription_id === id);
    expect(own).toMatchObject({ email: null, user_id: null, refunded_cents: 29_000 });
  });

  test('come newest first, page by page, each row once, and open ones alone when asked', async () => {
    const ids = [];
    for (let day = 1; day <= 5; day += 1) {
      operations.backend.setNow(new Date(`2026-05-0${day}T08:00:00.000Z`));
      ids.unshift(await operations.writeToUs(`list-${day}@example.test`));
    }
    operations.backend.setNow(null);
    const [done = ''] = ids;
    await operations.operate({
      action: 'set-done',
      collection: 'contact_requests',
      id: done,
      done: true,
      note: '',
      seen: null,
    });
    const seen: string[] = [];
    for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 9; pages += 1) {
      const page: OperationsOutput<'contact-requests'> = await operations.operate({
        action: 'contact-requests',
        limit: 2,
        ...(cursor === '' ? {} : { cursor }),
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
    const open = await operations.operate({ action: 'contact-requests', open: true });
    expect(open.rows.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test.each([
    'nonsense',
    '',
    forged('x'),
    forged({}, 'x'),
    forged('created_at', {}, 'x'),
    forged('created_at', 1, 'x'),
    forged('created_at', DAY, '..'),
    forged('created_at', DAY, 'a/b'),
    forged('created_at', DAY, '__x__'),
    forged('created_at', DAY, 'x', 'y'),
    // As lists gave them out before.
    forged(DAY, 'x'),
  ])('refuse the cursor %s', async (cursor) => {
    const answer = await operations.refused({ action: 'payments', cursor });
    expect(answer).toEqual({ status: 400, code: 'invalid-input' });
  });

  test('refuse the cursor of a list in another order', async () => {
    const byCount = forged('count', 1, 'brand-answers:x');
    const byEmail = forged('email', 'a@example.test', 'x');
    expect(await operations.operate({ action: 'quota', cursor: byCount })).toMatchObject({
      rows: [],
    });
    const search = { action: 'members', email: 'zzz' } as const;
    expect(await operations.operate({ ...search, cursor: byEmail })).toMatchObject({ rows: [] });
    for (const action of ['payments', 'runs', 'audit-log', 'members'] as const) {
      for (const cursor of [byCount, byEmail]) {
        const answer = await operations.refused({ action, cursor });
        expect(answer).toEqual({ status: 400, code: 'invalid-input' });
      }
    }
  });

  test('go on from any place that a cursor names, also where no row is', async () => {
    for (const value of ['', '\ud800', '\u0000', 'x'.repeat(1_000)]) {
      const cursor = forged('created_at', value, 'x');
      const { rows } = await operations.operate({ action: 'payments', cursor });
      expect(rows).toEqual(expect.any(Array));
    }
  });

  test('of notices tell by when each must be dealt with, in German days', async () => {
    operations.backend.setNow(new Date('2026-03-20T23:30:00.000Z'));
    const withdrawal = await operations.declare({ email: 'due-1@example.test' });
    const ordinary = await operations.declare(
      { email: 'due-2@example.test' },
      { kind: 'cancellation' },
    );
    const cause = { kind: 'cancellation', cause: 'for_cause', reason: 'x' };
    const forCause = await operations.declare({ email: 'due-3@example.test' }, cause);
    operations.backend.setNow(null);
    const { rows } = await operations.operate({ action: 'contract-notices', open: true });
    const due = new Map(rows.map(({ id, due_on }) => [id, due_on]));
    // It is the 21st in Berlin already, and the clocks change in between.
    expect(due.get(withdrawal)).toBe('2026-04-04');
    expect(due.get(ordinary)).toBe('2026-03-22');
    expect(due.get(forCause)).toBe('2026-03-28');
  });

  test('of members tell what decides about access, and are searched by the address', async () => {
    const paying = await signUp(operations.backend);
    await call(operations.backend, 'me', {}, paying);
    await buy(operations.backend, paying);
    await operations.backend.control.settled();
    const start = paying.email.slice(0, 12).toUpperCase();
    const { rows } = await operations.operate({ action: 'members', email: start });
    expect(rows).toMatchObject([
      {
        uid: paying.uid,
        email: paying.email,
        is_admin: false,
        is_premium: true,
        complimentary: null,
        subscription: { status: 'active', cancel_at_period_end: false },
        stripe_url: expect.stringMatching(
          /^https:\/\/dashboard\.stripe\.com\/test\/customers\/cus_\w+$/,
        ) as unknown,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/password|token|hash|salt/i);
    const all = await operations.operate({ action: 'members' });
    expect(all.rows[0]?.uid).toBe(paying.uid);
    const none = await operations.operate({ action: 'members', email: 'zzz' });
    expect(none).toMatchObject({ rows: [], next_cursor: null });

    const money = await operations.operate({ action: 'payments' });
    expect(money.rows[0]).toMatchObject({
      user_id: paying.uid,
      email: paying.email,
      status: 'succeeded',
      amount_cents: 29_000,
      refunded_cents: 0,
    });
    expect((await operations.operate({ action: 'payments', status: 'disputed' })).rows).toEqual([]);
  });

  test('show an event that could not be applied, and that it was after all', async () => {
    const member = await signUp(operations.backend);
    const mend = operations.backend.gate.breakAll(/GET \/v1\/subscriptions\/sub_/);
    await buy(operations.backend, member);
    await expect
      .poll(async () => (await operations.operate({ action: 'webhook-failures' })).rows.length)
      .toBeGreaterThan(0);
    const failing = await operations.operate({ action: 'webhook-failures' });
    expect(failing.rows[0]).toMatchObject({ failure: 'payment-provider-failed', applied_at: null });
    expect(failing.rows[0]?.stripe_url).toMatch(/\/test\/events\/evt_/);
    mend();
    await operations.backend.control.settled();
    const { rows } = await operations.operate({ action: 'webhook-failures' });
    expect(rows.filter(({ applied_at }) => applied_at === null)).toEqual([]);
  });

  test('of today’s use show everybody’s limits and the members with the most answers', async () => {
    const uid = (await signUp(operations.backend)).uid;
    const day = Math.floor(Date.now() / 86_400_000);
    const rows = { [uid]: 7, someone: 12 };
    for (const [name, count] of Object.entries(rows)) {
      const use = { window: day, count, answer_day: day };
      await operations.backend.db.doc(`rate_limits/brand-answers:${name}`).set(use);
    }
    await call(operations.backend, 'contact', {
      name: 'Mia',
      phone: '030',
      subject: 'x',
      message: 'y',
      email: 'use@example.test',
    });
    const use = await operations.operate({ action: 'quota' });
    expect(use.rows.map((row) => [row.uid, row.used, row.limit])).toEqual([
      ['someone', 12, 100],
      [uid, 7, 100],
    ]);
    expect(use.totals).toEqual({
      answers: { used: 0, limit: 2_000 },
      contact_requests: { used: 1, limit: 500 },
      notice_receipts: { used: 0, limit: 1_000 },
    });
  });
});

test('the list of scheduled runs has the outcomes of their questions, not their texts', async () => {
  const { uid } = await signUp(operations.backend);
  const slot = { prompt: 0, platform: 'claude', claimed_at: null, test_id: null, reason: null };
  const run = {
    id: 'run-1',
    user_id: uid,
    campaign_id: 'campaign-1',
    due_at: '2026-05-01T06:00:00.000Z',
    state: 'closed',
    waiting_since: '2026-05-01T06:00:00.000Z',
    prompts: ['A question of a member’s own?'],
    slots: [
      { ...slot, state: 'done' },
      { ...slot, state: 'failed', reason: 'model-busy' },
      { ...slot, state: 'skipped', reason: 'model-busy' },
    ],
    open_slots: 0,
  };
  await operations.backend.db.doc('brand_runs/run-1').set(run);
  const { rows } = await operations.operate({ action: 'runs' });
  expect(rows).toMatchObject([
    { id: 'run-1', user_id: uid, done: 1, missed: 2, open: 0, reasons: ['model-busy'] },
  ]);
  expect(JSON.stringify(rows)).not.toContain('question');
});
