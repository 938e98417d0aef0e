import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/rules/durations.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';

const desk = useOperations();

async function caseOf(reference: string) {
  const { rows } = await desk.operate({ action: 'contract-notices', id: reference });
  return rows[0]?.case;
}

async function buyer() {
  const member = await signUp(desk.backend);
  await call(desk.backend, 'me', {}, member);
  const id = await buy(desk.backend, member);
  await desk.backend.control.settled();
  return { ...member, id };
}

describe('a notice knows', () => {
  test('its member, the order, what is due and what to do', async () => {
    const member = await buyer();
    const reference = await desk.declare({ email: member.email.toUpperCase() });
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
    const reference = await desk.declare(member);
    await call(desk.backend, 'cancel-subscription', { immediate: true }, member);
    await desk.backend.control.settled();
    expect(await caseOf(reference)).toMatchObject({
      todo: 'ended',
      contract: { due_cents: 0, refunded_cents: 29_000 },
    });
  });

  test('that a withdrawal came too late, and what a cancellation means in the first year', async () => {
    const member = await buyer();
    desk.backend.setNow(new Date(Date.now() + 30 * DAY_MS));
    const late = await desk.declare(member);
    const cancellation = await desk.declare(member, { kind: 'cancellation' });
    const cause = { kind: 'cancellation', cause: 'for_cause', reason: 'x' };
    const forCause = await desk.declare(member, cause);
    desk.backend.setNow(null);
    expect(await caseOf(late)).toMatchObject({
      todo: 'late',
      contract: { is_in_time: false, due_cents: 0 },
    });
    const row = (await desk.backend.db.doc(`user_subscriptions/${member.id}`).get()).data();
    expect(await caseOf(cancellation)).toMatchObject({
      todo: 'periodEnd',
      contract: { ends_at: row?.['current_period_end'] as string, due_cents: 0 },
    });
    expect(await caseOf(forCause)).toMatchObject({ todo: 'forCause' });
    await call(desk.backend, 'cancel-subscription', {}, member);
    expect(await caseOf(cancellation)).toMatchObject({ todo: 'settled' });
  });

  test('that the account was deleted since', async () => {
    const member = await buyer();
    const reference = await desk.declare(member);
    await call(desk.backend, 'delete-account', {}, member);
    await desk.backend.control.settled();
    expect(await caseOf(reference)).toEqual({ uid: null, contract: null, todo: 'deleted' });
  });

  test('the member who was signed in, whatever address they typed', async () => {
    const member = await buyer();
    const notice = { kind: 'withdrawal', name: 'Mia', contract: 'x' };
    const { reference } = await call(
      desk.backend,
      'contract-notice',
      { ...notice, email: 'other@example.test' },
      member,
    );
    expect(await caseOf(reference)).toMatchObject({ uid: member.uid, todo: 'refund' });
  });

  test('that no account has its address, or that the account never had a membership', async () => {
    const unknown = await desk.declare({ email: 'unknown@example.test' });
    expect(await caseOf(unknown)).toEqual({ uid: null, contract: null, todo: 'unknown' });
    const member = await signUp(desk.backend);
    await call(desk.backend, 'me', {}, member);
    const reference = await desk.declare(member);
    expect(await caseOf(reference)).toEqual({
      uid: member.uid,
      contract: null,
      todo: 'noContract',
    });
  });
});

test('a member’s row has the day of the order', async () => {
  const member = await buyer();
  const { rows } = await desk.operate({ action: 'members', id: member.uid });
  expect(rows[0]?.subscription?.created_at).toMatch(/^\d{4}-.*Z$/);
});
