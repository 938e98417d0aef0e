import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/rules/durations.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

async function caseOf(reference: string) {
  const { rows } = await operations.operate({ action: 'contract-notices', id: reference });
  return rows[0]?.case;
}

async function buyer() {
  const member = await signUp(operations.backend);
  await call(operations.backend, 'me', {}, member);
  const id = await buy(operations.backend, member);
  await operations.backend.control.settled();
  return { ...member, id };
}

describe('a notice knows', () => {
  test('its member, the order, what is due and what to do', async () => {
    const member = await buyer();
    const reference = await operations.declare({ email: member.email.toUpperCase() });
    const known = await caseOf(reference);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
    expect(known).toEqual({
      uid: member.uid,
      todo: 'refund',
      contract: {
        ordered_at: expect.stringMatching(/Z$/) as unknown,
        withdrawable_until: day,
        is_in_time: true,
        ends_at: expect.any(String) as unknown,
        due_cents: 29_000,
        refunded_cents: 0,
        currency: 'EUR',
      },
    });
  });

  test('what was paid back already, so that nothing is refunded twice', async () => {
    const member = await buyer();
    const reference = await operations.declare(member);
    await call(operations.backend, 'cancel-subscription', { immediate: true }, member);
    await operations.backend.control.settled();
    expect(await caseOf(reference)).toMatchObject({
      todo: 'ended',
      contract: { due_cents: 0, refunded_cents: 29_000 },
    });
  });

  test('that a withdrawal came too late, and what a cancellation means in the first year', async () => {
    const member = await buyer();
    operations.backend.setNow(new Date(Date.now() + 30 * DAY_MS));
    const late = await operations.declare(member);
    const cancellation = await operations.declare(member, { kind: 'cancellation' });
    const cause = { kind: 'cancellation', cause: 'for_cause', reason: 'x' };
    const forCause = await operations.declare(member, cause);
    operations.backend.setNow(null);
    expect(await caseOf(late)).toMatchObject({
      todo: 'late',
      contract: { is_in_time: false, due_cents: 0 },
    });
    const row = (await operations.backend.db.doc(`user_subscriptions/${member.id}`).get()).data();
    expect(await caseOf(cancellation)).toMatchObject({
      todo: 'periodEnd',
      contract: { ends_at: row?.['current_period_end'] as string, due_cents: 0 },
    });
    expect(await caseOf(forCause)).toMatchObject({ todo: 'forCause' });
    await call(operations.backend, 'cancel-subscription', {}, member);
    expect(await caseOf(cancellation)).toMatchObject({ todo: 'settled' });
  });

  test('that the account was deleted since', async () => {
    const member = await buyer();
    const reference = await operations.declare(member);
    await call(operations.backend, 'delete-account', {}, member);
    await operations.backend.control.settled();
    expect(await caseOf(reference)).toEqual({ uid: null, contract: null, todo: 'deleted' });
  });

  test('the member who was signed in, whatever address they typed', async () => {
    const member = await buyer();
    const notice = { kind: 'withdrawal', name: 'Mia', contract: 'x' };
    const { reference } = await call(
      operations.backend,
      'contract-notice',
      { ...notice, email: 'other@example.test' },
      member,
    );
    expect(await caseOf(reference)).toMatchObject({ uid: member.uid, todo: 'refund' });
  });

  test('that no account has its address, or that the account never had a membership', async () => {
    const unknown = await operations.declare({ email: 'unknown@example.test' });
    expect(await caseOf(unknown)).toEqual({ uid: null, contract: null, todo: 'unknown' });
    const member = await signUp(operations.backend);
    await call(operations.backend, 'me', {}, member);
    const reference = await operations.declare(member);
    expect(await caseOf(reference)).toEqual({
      uid: member.uid,
      contract: null,
      todo: 'noContract',
    });
  });
});

test('a member’s row has the day of the order', async () => {
  const member = await buyer();
  const { rows } = await operations.operate({ action: 'members', id: member.uid });
  expect(rows[0]?.subscription?.created_at).toMatch(/^\d{4}-.*Z$/);
});
