import { describe, expect, test } from 'vitest';
import type { OperationsRequest } from '#shared/api/operations.ts';
import { post, signUp, signUpAdmin } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';
import { isOfficialFirestore } from '../helpers/store.ts';

const operations = useOperations();

describe('a caller who is no admin', () => {
  const inputs: OperationsRequest[] = [
    { action: 'contact-requests' },
    { action: 'contract-notices' },
    { action: 'members' },
    { action: 'payments' },
    { action: 'webhook-failures' },
    { action: 'quota' },
    { action: 'runs' },
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
    { action: 'end-sessions', uid: 'x', reason: 'x' },
  ];

  test.each(inputs)('is refused $action', async (input) => {
    const free = await signUp(operations.backend);
    expect(await operations.refused(input, free)).toEqual({ status: 403, code: 'admin-required' });
  });

  test('is refused with a membership too, and an admin whose status was taken away at once', async () => {
    const paying = await signUp(operations.backend);
    await buy(operations.backend, paying);
    await operations.backend.control.settled();
    const former = await signUpAdmin(operations.backend);
    await operations.operate({ action: 'quota' }, former);
    await operations.backend.db
      .doc(`user_profiles/${former.uid}`)
      .update({ subscription_status: null });
    for (const member of [paying, former]) {
      const answer = await operations.refused({ action: 'quota' }, member);
      expect(answer).toEqual({ status: 403, code: 'admin-required' });
    }
  });
});

describe('marking as done', () => {
  const mark = (id: string, done: boolean, seen: string | null, note = 'answered') =>
    ({ action: 'set-done', collection: 'contact_requests', id, done, note, seen }) as const;

  test('stores who, when and why, leaves an entry, and can be undone', async () => {
    const id = await operations.writeToUs('done@example.test');
    const { entry } = await operations.operate(mark(id, true, null));
    const stored = await operations.backend.db.doc(`contact_requests/${id}`).get();
    expect(stored.get('done')).toEqual({
      at: entry.at,
      operator_name: 'Mia Muster',
      note: 'answered',
    });
    await operations.operate(mark(id, false, entry.at, 'a mistake'), operations.bob);
    expect(
      (await operations.backend.db.doc(`contact_requests/${id}`).get()).get('done'),
    ).toBeNull();
    expect(await operations.auditOf(`contact_requests/${id}`)).toEqual([
      ['reopened', operations.bob.uid, 'a mistake'],
      ['done', operations.ada.uid, 'answered'],
    ]);
  });

  test('by two operators at once is done by one; the other’s error names what the first did', async () => {
    const id = await operations.writeToUs('race@example.test');
    const answers = await Promise.all([
      post(operations.backend, 'operations', mark(id, true, null, 'by Ada'), operations.ada),
      post(operations.backend, 'operations', mark(id, true, null, 'by Bob'), operations.bob),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    const conflict = (await late?.json()) as { error: string; code: string };
    expect(conflict.code).toBe('changed-meanwhile');
    const [[, , note] = []] = await operations.auditOf(`contact_requests/${id}`);
    expect(conflict.error).toContain(note);
    expect(await operations.auditOf(`contact_requests/${id}`)).toHaveLength(1);
  });

  test('what is not there, or is no row of ours, is refused and leaves no entry', async () => {
    const before = await operations.entryCount();
    for (const id of ['gone', '../x', '__x__']) {
      expect(await operations.refused(mark(id, true, null))).toEqual({
        status: 404,
        code: 'entry-not-found',
      });
    }
    expect(await operations.entryCount()).toBe(before);
  });

  test('writes nothing when the store takes nothing: neither the row nor the entry', async ({
    skip,
  }) => {
    skip(isOfficialFirestore, 'Needs a store that can be made to fail.');
    const id = await operations.writeToUs('torn@example.test');
    const before = await operations.entryCount();
    operations.backend.storeFaults({ failNextCommits: 1 });
    await post(operations.backend, 'operations', mark(id, true, null), operations.ada);
    operations.backend.storeFaults({});
    const done: unknown = (await operations.backend.db.doc(`contact_requests/${id}`).get()).get(
      'done',
    );
    expect(done).toBeNull();
    expect(await operations.entryCount()).toBe(before);
  });
});
