import { describe, expect, test } from 'vitest';
import { call, post, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

/** A member with a profile. */
async function join(): Promise<TestMember> {
  const member = await signUp(operations.backend);
  await call(operations.backend, 'me', {}, member);
  return member;
}

async function paying(): Promise<TestMember> {
  const member = await join();
  await buy(operations.backend, member);
  await operations.backend.control.settled();
  return member;
}

/** The member's access: whether the library opens, and the reason on the page. */
async function access(member: TestMember) {
  const { status } = await post(operations.backend, 'prompts', {}, member);
  const { subscription } = await call(operations.backend, 'me', {}, member);
  return { isPremium: status === 200, plan: subscription?.plan_name ?? null };
}

const GIVEN = { isPremium: true, plan: 'Complimentary Access' };
const PAID = { isPremium: true, plan: 'Community Access' };
const FREE = { isPremium: false, plan: null };

const grant = (uid: string, seen: string | null = null, ends_on: string | null = null) =>
  ({ action: 'grant', uid, reason: 'A speaker', ends_on, seen }) as const;

async function mailsTo(email: string): Promise<string[]> {
  const mails = operations.backend.db.collection('mail').where('to', 'array-contains', email);
  return (await mails.get()).docs.map((row) => String(row.get('message.subject')));
}

describe('complimentary premium', () => {
  test('gives everything at once, outlasts a sync with Stripe, and ends cleanly', async () => {
    const member = await join();
    expect(await access(member)).toEqual(FREE);
    const { entry } = await operations.operate(grant(member.uid));
    expect(await access(member)).toEqual(GIVEN);
    await call(operations.backend, 'prompts', {}, member);

    await operations.operate({ action: 'resync', uid: member.uid });
    await call(operations.backend, 'reconcile', {}, member);
    expect(await access(member)).toEqual(GIVEN);

    const end = { action: 'end-grant', uid: member.uid, reason: 'Over', seen: entry.at } as const;
    await operations.operate(end, operations.bob);
    expect(await access(member)).toEqual(FREE);
    expect(await operations.auditOf(`user_profiles/${member.uid}`)).toEqual([
      ['complimentary-ended', operations.bob.uid, 'Over'],
      ['resynced', operations.ada.uid, ''],
      ['complimentary-granted', operations.ada.uid, 'A speaker'],
    ]);
  });

  test('of a paying member stays behind the membership, and takes over when that ends', async () => {
    const member = await paying();
    await operations.operate(grant(member.uid));
    expect(await access(member)).toEqual(PAID);
    await call(operations.backend, 'cancel-subscription', { immediate: true }, member);
    await operations.backend.control.settled();
    expect(await access(member)).toEqual(GIVEN);
  });

  test('with a last day ends with that day in Berlin', async () => {
    const member = await join();
    operations.backend.setNow(new Date('2026-06-01T10:00:00.000Z'));
    await operations.operate(grant(member.uid, null, '2026-06-01'));
    operations.backend.setNow(new Date('2026-06-01T21:59:00.000Z'));
    expect(await access(member)).toEqual(GIVEN);
    const over = new Date('2026-06-01T22:00:00.000Z');
    operations.backend.setNow(over);
    expect(await access(member)).toEqual(FREE);
    operations.backend.setNow(null);
  });

  test('cannot be given for the past, without a reason, or to an unknown member', async () => {
    const { uid } = await join();
    const before = await operations.entryCount();
    const past = { ...grant(uid), ends_on: '2020-01-01' };
    expect(await operations.refused(past)).toEqual({ status: 400, code: 'invalid-input' });
    const silent = { ...grant(uid), reason: ' ' };
    expect(await operations.refused(silent)).toEqual({ status: 400, code: 'invalid-input' });
    for (const id of ['unknown', '../x', '__x__']) {
      expect(await operations.refused(grant(id))).toEqual({
        status: 404,
        code: 'member-not-found',
      });
    }
    expect(await operations.entryCount()).toBe(before);
  });

  test('given by two operators at once is given by one', async () => {
    const { uid } = await join();
    const both = await Promise.allSettled([
      operations.operate(grant(uid)),
      operations.operate(grant(uid, null, '2099-01-01'), operations.bob),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await operations.refused(grant(uid))).toEqual({
      status: 409,
      code: 'changed-meanwhile',
    });
    expect(await operations.auditOf(`user_profiles/${uid}`)).toHaveLength(1);
  });
});

describe('a sync with Stripe', () => {
  test('stores what no event has brought, and is logged even when Stripe is down', async () => {
    const member = await paying();
    const rows = operations.backend.db.collection('user_subscriptions');
    const [row] = (await rows.where('user_id', '==', member.uid).get()).docs;
    await row?.ref.update({ status: 'past_due' });
    await operations.operate({ action: 'resync', uid: member.uid });
    expect((await row?.ref.get())?.get('status')).toBe('active');

    const mend = operations.backend.gate.breakAll(/./);
    const answer = await operations.refused({ action: 'resync', uid: member.uid });
    mend();
    expect(answer).toEqual({ status: 502, code: 'payment-provider-failed' });
    expect(await operations.auditOf(`user_profiles/${member.uid}`)).toHaveLength(2);
    const missing = await operations.refused({ action: 'resync', uid: 'unknown' });
    expect(missing).toEqual({ status: 404, code: 'member-not-found' });
  });
});

describe('a confirmation', () => {
  test('of a contract goes out again as it was, three times a day at most', async () => {
    const member = await paying();
    const contracts = async () =>
      (await mailsTo(member.email)).filter((subject) => subject.includes('contract:'));
    const [first] = await contracts();
    for (let index = 0; index < 3; index += 1) {
      const { entry } = await operations.operate({ action: 'resend-contract', uid: member.uid });
      expect(entry).toMatchObject({ action: 'contract-resent', user_id: member.uid });
    }
    expect(await contracts()).toEqual([first, first, first, first]);
    const again = await operations.refused({ action: 'resend-contract', uid: member.uid });
    expect(again).toEqual({ status: 429, code: 'too-many-requests' });
    expect(await contracts()).toHaveLength(4);
  });

  test('of a member without a contract is refused', async () => {
    const { uid } = await join();
    const answer = await operations.refused({ action: 'resend-contract', uid });
    expect(answer).toEqual({ status: 404, code: 'subscription-not-found' });
  });

  test('of a notice goes out again, three times a day, whatever the mailbox got already', async () => {
    const member = await join();
    const id = await operations.declare(member, { kind: 'cancellation' });
    const [receipt] = await mailsTo(member.email);
    for (let index = 0; index < 3; index += 1)
      await operations.operate({ action: 'resend-receipt', id });
    expect(await mailsTo(member.email)).toEqual(Array(4).fill(receipt));
    const again = await operations.refused({ action: 'resend-receipt', id });
    expect(again).toEqual({ status: 429, code: 'too-many-requests' });
    const [entry] = await operations.auditOf(`contract_notices/${id}`);
    expect(entry).toEqual(['receipt-resent', operations.ada.uid, '']);
    const gone = await operations.refused({ action: 'resend-receipt', id: 'gone' });
    expect(gone).toEqual({ status: 404, code: 'entry-not-found' });
  });
});

describe('a member’s sessions', () => {
  test('are ended on all devices, with an entry that has the reason', async () => {
    const member = await join();
    const other = await join();
    const end = { action: 'end-sessions', uid: member.uid, reason: 'Lost phone' } as const;
    const statusOf = async (caller: TestMember) =>
      (await post(operations.backend, 'me', {}, caller)).status;
    // Firebase counts in seconds: what was made in this one still holds.
    const endAndCall = async () => {
      const { entry } = await operations.operate(end);
      expect(entry).toMatchObject({ action: 'sessions-ended', user_id: member.uid });
      return statusOf(member);
    };
    await expect.poll(endAndCall).toBe(401);
    expect(await statusOf(other)).toBe(200);
    const [newest] = await operations.auditOf(`user_profiles/${member.uid}`);
    expect(newest).toEqual(['sessions-ended', operations.ada.uid, 'Lost phone']);
  });

  test('of an unknown member cannot be ended, nor without a reason', async () => {
    const missing = { action: 'end-sessions', uid: 'unknown', reason: 'x' } as const;
    expect(await operations.refused(missing)).toEqual({ status: 404, code: 'member-not-found' });
    const { uid } = await join();
    const silent = await operations.refused({ action: 'end-sessions', uid, reason: ' ' });
    expect(silent).toEqual({ status: 400, code: 'invalid-input' });
    expect(await operations.auditOf(`user_profiles/${uid}`)).toEqual([]);
  });
});

describe('the audit log', () => {
  test('stays when the account is deleted, and shows the member what was done, but not by whom', async () => {
    const member = await join();
    await operations.operate(grant(member.uid));
    const own = await call(operations.backend, 'my-data', { collection: 'audit_log' }, member);
    expect(own.rows).toMatchObject([{ action: 'complimentary-granted', note: 'A speaker' }]);
    expect(JSON.stringify(own)).not.toContain(operations.ada.uid);
    expect(JSON.stringify(own)).not.toContain('operator');
    await call(operations.backend, 'delete-account', {}, member);
    expect(await operations.auditOf(`user_profiles/${member.uid}`)).toHaveLength(1);
  });
});
