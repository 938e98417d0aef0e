import { describe, expect, test } from 'vitest';
import { runLedger } from '#functions/usecases/ledger.ts';
import { DISPUTED_PAYMENT_DAYS, FAILED_PAYMENT_DAYS, TODAY_NOTICES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { call, post, refusal, signUp } from '../helpers/api-server-client.ts';
import { configure } from '../helpers/brand-checker.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

const today = () => call(operations.backend, 'operations-today', {}, operations.ada);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function payment(id: string, status: string, days: number): Promise<void> {
  await operations.backend.db.doc(`payments/${id}`).set({
    id,
    user_id: 'someone',
    subscription_id: 'sub_1',
    stripe_invoice_id: id,
    stripe_payment_intent_id: null,
    amount_cents: 29_000,
    currency: 'EUR',
    status,
    payment_method: 'card',
    created_at: daysAgo(days),
    updated_at: daysAgo(days),
  });
}

describe('today', () => {
  test('counts what waits, and nothing once it is done', async () => {
    expect(await today()).toEqual({
      notices: { open: 0, next: [] },
      requests: { open: 0 },
      support: { open: 0, due_on: null },
      webhooks: { failing: 0 },
      payments: { failed: 0, disputed: 0 },
      budget: null,
      events: { next: null, named_by: expect.stringMatching(/-01$/) as string },
      ledger: null,
    });
    const id = await operations.writeToUs('today@example.test');
    await operations.writeToUs('today-2@example.test');
    const events = operations.backend.db.collection('stripe_events');
    const event = { type: 'invoice.paid', applied_at: null };
    await events.doc('evt_1').set({ ...event, failed_at: daysAgo(1), failures: 1, failure: 'x' });
    await events.doc('evt_2').set({ ...event, started_at: daysAgo(0) });
    expect(await today()).toMatchObject({ requests: { open: 2 }, webhooks: { failing: 1 } });

    const done = { collection: 'contact_requests', id, done: true, note: '', seen: null } as const;
    await operations.operate({ action: 'set-done', ...done });
    await events.doc('evt_1').update({ applied_at: daysAgo(0) });
    expect(await today()).toMatchObject({ requests: { open: 1 }, webhooks: { failing: 0 } });
  });

  test('counts payments as long as something can be done about them', async () => {
    await payment('in_failed', 'failed', FAILED_PAYMENT_DAYS - 1);
    await payment('in_given-up', 'failed', FAILED_PAYMENT_DAYS + 1);
    await payment('in_disputed', 'disputed', DISPUTED_PAYMENT_DAYS - 1);
    await payment('in_lost', 'disputed', DISPUTED_PAYMENT_DAYS + 1);
    await payment('in_paid', 'succeeded', 1);
    expect((await today()).payments).toEqual({ failed: 1, disputed: 1 });
  });

  test('names the notices that are due first, whatever their kind, without the person', async () => {
    const declared: [day: string, more: object][] = [
      ...Array.from({ length: TODAY_NOTICES + 1 }, (_, index): [string, object] => [
        `2026-03-${10 + index}`,
        {},
      ]),
      ['2026-03-14', { kind: 'cancellation', cause: 'for_cause', reason: 'x' }],
      ['2026-03-19', { kind: 'cancellation' }],
    ];
    for (const [index, [day, more]] of declared.entries()) {
      operations.backend.setNow(new Date(`${day}T08:00:00.000Z`));
      await operations.declare({ email: `soon-${index}@example.test` }, more);
    }
    operations.backend.setNow(null);
    const { notices } = await today();
    expect(notices.open).toBe(TODAY_NOTICES + 3);
    expect(notices.next.map(({ kind, due_on }) => [kind, due_on])).toEqual([
      ['ordinary', '2026-03-20'],
      ['for_cause', '2026-03-21'],
      ['withdrawal', '2026-03-24'],
      ['withdrawal', '2026-03-25'],
      ['withdrawal', '2026-03-26'],
    ]);
    expect(JSON.stringify(notices)).not.toMatch(/Mia|example\.test/);
  });

  test.each([
    [7.99, null],
    [8, { state: 'nearly', spent_cents: 800, limit_cents: 1_000 }],
    [10, { state: 'schedules-stopped', spent_cents: 1_000, limit_cents: 1_000 }],
    [11, { state: 'stopped', spent_cents: 1_100, limit_cents: 1_000 }],
  ])('tells of the money for models of ten dollars after %d', async (spent, expected) => {
    configure({ BRAND_MONTHLY_BUDGET_USD: '10' });
    const month = new Date().toISOString().slice(0, 7);
    const shard = operations.backend.db.doc(`rate_limits/model-spending-${month}-0`);
    await shard.set({ micro_usd: spent * 1_000_000 });
    expect((await today()).budget).toEqual(expected);
    await shard.delete();
    configure({ BRAND_MONTHLY_BUDGET_USD: undefined });
  });

  test('has what the last nightly ledger left to a person', async () => {
    await runLedger(new Date('2026-05-01T02:00:00.000Z'));
    const last = await runLedger(new Date('2026-05-02T02:00:00.000Z'));
    expect((await today()).ledger).toEqual({ at: last.at, left: last.left });
  });

  test('is for admins alone, and leaves no entry', async () => {
    const before = await operations.entryCount();
    await today();
    expect(await operations.entryCount()).toBe(before);
    const member = await signUp(operations.backend);
    const answer = await post(operations.backend, 'operations-today', {}, member);
    expect(await refusal(answer)).toEqual({ status: 403, code: 'admin-required' });
  });
});
