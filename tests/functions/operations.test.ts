import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import { startBackend, type Backend } from '../helpers/api-server-backend.ts';
import {
  call,
  post,
  refusal,
  signUp,
  signUpAdmin,
  type TestMember,
} from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';

let backend: Backend;
let ada: TestMember;
let bob: TestMember;
beforeAll(async () => {
  backend = await startBackend();
  await call(backend, 'initialize-pricing-plan', {});
  [ada, bob] = [await signUpAdmin(backend), await signUpAdmin(backend)];
});
afterAll(() => backend.stop());

const REQUEST = { name: 'Mia', phone: '030', subject: 'Workshop', message: 'Guten Tag' };

/** A call of the operator's that has to succeed. */
async function operate<A extends OperationsAction>(
  input: OperationsRequest<A> & { action: A },
  operator: TestMember = ada,
): Promise<OperationsOutput<A>> {
  return (await call(backend, 'operations', input, operator)) as OperationsOutput<A>;
}

const refused = async (input: OperationsRequest, operator: TestMember = ada) =>
  refusal(await post(backend, 'operations', input, operator));

async function auditOf(target: string): Promise<(string | null)[][]> {
  const { rows } = await operate({ action: 'audit-log', target });
  return rows.map(({ action, operator_uid, note }) => [action, operator_uid, note]);
}

async function entryCount(): Promise<number> {
  return (await backend.db.collection('audit_log').count().get()).data().count;
}

async function writeToUs(email: string): Promise<string> {
  await call(backend, 'contact', { ...REQUEST, email });
  const rows = await backend.db.collection('contact_requests').where('email', '==', email).get();
  return rows.docs[0]?.id ?? '';
}

async function declare(member: { email: string }, more: object = {}): Promise<string> {
  const notice = { kind: 'withdrawal', name: 'Mia', email: member.email, contract: 'x', ...more };
  return (await call(backend, 'contract-notice', notice)).reference;
}

beforeEach(() => backend.db.recursiveDelete(backend.db.collection('rate_limits')));

describe('whoever is no admin', () => {
  const inputs: OperationsRequest[] = [
    { action: 'contact-requests' },
    { action: 'contract-notices' },
    { action: 'members' },
    { action: 'payments' },
    { action: 'webhook-failures' },
    { action: 'quota' },
    { action: 'audit-log' },
    {
      action: 'set-done',
      collection: 'contact_requests',
      id: 'x',
      done: true,
      note: '',
      seen: null,
    },
    { action: 'resync', uid: 'x' },
    { action: 'resend-contract', uid: 'x' },
    { action: 'resend-receipt', id: 'x' },
    { action: 'grant', uid: 'x', reason: 'x', ends_on: null, seen: null },
    { action: 'end-grant', uid: 'x', reason: 'x', seen: null },
  ];

  test.each(inputs)('is refused $action', async (input) => {
    const free = await signUp(backend);
    expect(await refused(input, free)).toEqual({ status: 403, code: 'admin-required' });
  });

  test('is refused with a membership too, and an admin whose status was taken away at once', async () => {
    const paying = await signUp(backend);
    await buy(backend, paying);
    await backend.control.settled();
    await paying.refresh();
    const former = await signUpAdmin(backend);
    await operate({ action: 'quota' }, former);
    await backend.db.doc(`user_profiles/${former.uid}`).update({ subscription_status: null });
    for (const member of [paying, former]) {
      const answer = await refused({ action: 'quota' }, member);
      expect(answer).toEqual({ status: 403, code: 'admin-required' });
    }
  });
});

describe('lists', () => {
  test('come newest first, page by page, each row once, and open ones alone when asked', async () => {
    const ids = [];
    for (let day = 1; day <= 5; day += 1) {
      backend.setNow(new Date(`2026-05-0${day}T08:00:00.000Z`));
      ids.unshift(await writeToUs(`list-${day}@example.test`));
    }
    backend.setNow(null);
    const [done = ''] = ids;
    await operate({
      action: 'set-done',
      collection: 'contact_requests',
      id: done,
      done: true,
      note: '',
      seen: null,
    });
    const seen: string[] = [];
    for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 9; pages += 1) {
      const page: OperationsOutput<'contact-requests'> = await operate({
        action: 'contact-requests',
        limit: 2,
        ...(cursor === '' ? {} : { cursor }),
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(ids);
    const open = await operate({ action: 'contact-requests', open: true });
    expect(open.rows.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test.each(['nonsense', 'WyJ4Il0', Buffer.from('[{},"x"]').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const answer = await refused({ action: 'payments', cursor });
      expect(answer).toEqual({ status: 400, code: 'invalid-input' });
    },
  );

  test('of notices tell by when each must be dealt with, in German days', async () => {
    backend.setNow(new Date('2026-03-20T23:30:00.000Z'));
    const withdrawal = await declare({ email: 'due-1@example.test' });
    const ordinary = await declare({ email: 'due-2@example.test' }, { kind: 'cancellation' });
    const cause = { kind: 'cancellation', cause: 'for_cause', reason: 'x' };
    const forCause = await declare({ email: 'due-3@example.test' }, cause);
    backend.setNow(null);
    const { rows } = await operate({ action: 'contract-notices', open: true, limit: 100 });
    const due = new Map(rows.map(({ id, due_on }) => [id, due_on]));
    // It is the 21st in Berlin already, and the clocks change in between.
    expect(due.get(withdrawal)).toBe('2026-04-04');
    expect(due.get(ordinary)).toBe('2026-03-22');
    expect(due.get(forCause)).toBe('2026-03-28');
  });

  test('of members tell what decides about access, and are searched by the address', async () => {
    const paying = await signUp(backend);
    await call(backend, 'me', {}, paying);
    await buy(backend, paying);
    await backend.control.settled();
    const start = paying.email.slice(0, 12).toUpperCase();
    const { rows } = await operate({ action: 'members', email: start });
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
    const all = await operate({ action: 'members' });
    expect(all.rows[0]?.uid).toBe(paying.uid);
    const nobody = await operate({ action: 'members', email: 'zzz' });
    expect(nobody).toMatchObject({ rows: [], next_cursor: null });

    const money = await operate({ action: 'payments' });
    expect(money.rows[0]).toMatchObject({
      user_id: paying.uid,
      email: paying.email,
      status: 'succeeded',
      amount_cents: 29_000,
      refunded_cents: 0,
    });
    expect((await operate({ action: 'payments', status: 'disputed' })).rows).toEqual([]);
  });

  test('show an event that could not be applied, and that it was after all', async () => {
    const member = await signUp(backend);
    const mend = backend.gate.breakAll(/GET \/v1\/subscriptions\/sub_/);
    await buy(backend, member);
    await expect
      .poll(async () => (await operate({ action: 'webhook-failures' })).rows.length)
      .toBeGreaterThan(0);
    const failing = await operate({ action: 'webhook-failures' });
    expect(failing.rows[0]).toMatchObject({ failure: 'payment-provider-failed', applied_at: null });
    expect(failing.rows[0]?.stripe_url).toMatch(/\/test\/events\/evt_/);
    mend();
    await backend.control.settled();
    const { rows } = await operate({ action: 'webhook-failures', limit: 100 });
    expect(rows.filter(({ applied_at }) => applied_at === null)).toEqual([]);
  });

  test('of today’s use show everybody’s limits and the members with the most answers', async () => {
    const uid = (await signUp(backend)).uid;
    const day = Math.floor(Date.now() / 86_400_000);
    const rows = { [uid]: 7, someone: 12 };
    for (const [name, count] of Object.entries(rows)) {
      const use = { window: day, count, answer_day: day };
      await backend.db.doc(`rate_limits/brand-answers:${name}`).set(use);
    }
    await call(backend, 'contact', { ...REQUEST, email: 'use@example.test' });
    const use = await operate({ action: 'quota' });
    expect(use.rows.map((row) => [row.uid, row.used, row.limit])).toEqual([
      ['someone', 12, 100],
      [uid, 7, 100],
    ]);
    expect(use.totals).toEqual({
      answers: { used: 0, limit: 2_000 },
      contact_requests: { used: 1, limit: 500 },
      contract_notices: { used: 0, limit: 300 },
    });
  });
});

describe('marking as done', () => {
  const mark = (id: string, done: boolean, seen: string | null, note = 'answered') =>
    ({ action: 'set-done', collection: 'contact_requests', id, done, note, seen }) as const;

  test('says who, when and why, leaves an entry, and can be taken back', async () => {
    const id = await writeToUs('done@example.test');
    const { entry } = await operate(mark(id, true, null));
    const stored = await backend.db.doc(`contact_requests/${id}`).get();
    expect(stored.get('done')).toEqual({
      at: entry.at,
      operator_name: 'Mia Muster',
      note: 'answered',
    });
    await operate(mark(id, false, entry.at, 'a mistake'), bob);
    expect((await backend.db.doc(`contact_requests/${id}`).get()).get('done')).toBeNull();
    expect(await auditOf(`contact_requests/${id}`)).toEqual([
      ['reopened', bob.uid, 'a mistake'],
      ['done', ada.uid, 'answered'],
    ]);
  });

  test('by two operators at once is done by one; the other is told what the first did', async () => {
    const id = await writeToUs('race@example.test');
    const answers = await Promise.all([
      post(backend, 'operations', mark(id, true, null, 'by Ada'), ada),
      post(backend, 'operations', mark(id, true, null, 'by Bob'), bob),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const told = (await late?.json()) as { error: string; code: string };
    expect(told.code).toBe('changed-meanwhile');
    const [[, , note] = []] = await auditOf(`contact_requests/${id}`);
    expect(told.error).toContain(note);
    expect(await auditOf(`contact_requests/${id}`)).toHaveLength(1);
  });

  test('what is not there, or is no row of ours, is refused and leaves no entry', async () => {
    const before = await entryCount();
    for (const id of ['gone', '../x', '__x__']) {
      expect(await refused(mark(id, true, null))).toEqual({ status: 404, code: 'entry-not-found' });
    }
    expect(await entryCount()).toBe(before);
  });

  test('writes nothing when the store takes nothing: neither the row nor the entry', async () => {
    const id = await writeToUs('torn@example.test');
    const before = await entryCount();
    await backend.storeFaults({ failNextCommits: 1 });
    await post(backend, 'operations', mark(id, true, null), ada);
    await backend.storeFaults({});
    const done: unknown = (await backend.db.doc(`contact_requests/${id}`).get()).get('done');
    expect(await entryCount()).toBe(before + (done === null ? 0 : 1));
  });
});
