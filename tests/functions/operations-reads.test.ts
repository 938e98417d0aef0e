import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/rules/durations.ts';
import { OPERATIONS_PAGE } from '#shared/limits.ts';
import { READ_ENTRY_DAYS, RETENTION } from '#shared/rules/retention.ts';
import type { OperationsRequest } from '#shared/api/operations.ts';
import { call, signUp } from '../helpers/api-server-client.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

/** The newest entries with what was read, newest first. */
async function newest(count: number) {
  const { rows } = await operations.operate({ action: 'audit-log', reads: true, limit: count });
  return rows.map(({ action, target, operator_uid, list }) => ({
    action,
    target,
    operator_uid,
    ...list,
  }));
}

describe('an entry is left', () => {
  const lists: [OperationsRequest, filter: string][] = [
    [{ action: 'contact-requests' }, 'all'],
    [{ action: 'contact-requests', open: true }, 'open'],
    [{ action: 'contract-notices', open: true }, 'open'],
    [{ action: 'members' }, 'all'],
    [{ action: 'payments', status: 'disputed' }, 'disputed'],
    [{ action: 'quota' }, 'all'],
    [{ action: 'runs' }, 'all'],
  ];

  test.each(lists)('by reading %o', async (input, filter) => {
    const before = await operations.entryCount();
    const answer = await operations.operate(input, operations.bob);
    expect(await operations.entryCount()).toBe(before + 1);
    const rows = 'rows' in answer ? answer.rows.length : null;
    expect(await newest(1)).toEqual([
      { action: 'read', target: input.action, operator_uid: operations.bob.uid, filter, rows },
    ]);
  });

  test.each(lists)('by exporting %o', async (input, filter) => {
    const answer = await operations.operate({ ...input, export: true } as OperationsRequest);
    const rows = 'rows' in answer ? answer.rows.length : null;
    expect(await newest(1)).toEqual([
      { action: 'exported', target: input.action, operator_uid: operations.ada.uid, filter, rows },
    ]);
  });

  test('by exporting what names no person, too, but not by reading it', async () => {
    for (const action of ['webhook-failures', 'audit-log'] as const) {
      const before = await operations.entryCount();
      await operations.operate({ action });
      expect(await operations.entryCount()).toBe(before);
      await operations.operate({ action, export: true });
      expect(await newest(1)).toMatchObject([{ action: 'exported', target: action }]);
    }
  });

  test('by a search, without the address that was searched for', async () => {
    const member = await signUp(operations.backend);
    await operations.operate({ action: 'members', email: member.email });
    expect(await newest(1)).toMatchObject([{ action: 'read', filter: 'search', rows: 1 }]);
    const entries = await operations.backend.db.collection('audit_log').get();
    const text = JSON.stringify(entries.docs.map((row) => row.data()));
    expect(text).not.toContain(member.email.slice(0, 12));
  });

  test('by each page, and none by a cursor that is not ours', async () => {
    for (let index = 0; index < 3; index += 1)
      await operations.writeToUs(`page-${index}@example.test`);
    const before = await operations.entryCount();
    const first = await operations.operate({ action: 'contact-requests', limit: 2 });
    const cursor = first.next_cursor ?? '';
    await operations.operate({ action: 'contact-requests', limit: 2, cursor });
    expect(await newest(2)).toMatchObject([
      { action: 'read', rows: 1 },
      { action: 'read', rows: 2 },
    ]);
    await operations.refused({ action: 'contact-requests', cursor: 'nonsense' });
    await operations.refused({ action: 'contact-requests', cursor: 'nonsense', export: true });
    expect(await operations.entryCount()).toBe(before + 2);
  });
});

test('no more than a page is read at once, and a file has more', async () => {
  const requests = operations.backend.db.collection('contact_requests');
  const [row] = (await requests.limit(1).get()).docs;
  const batch = operations.backend.db.batch();
  for (let index = 0; index <= OPERATIONS_PAGE; index += 1) {
    batch.create(requests.doc(`many-${index}`), { ...row?.data(), id: `many-${index}` });
  }
  await batch.commit();
  const more = await operations.refused({ action: 'contact-requests', limit: OPERATIONS_PAGE + 1 });
  expect(more).toEqual({ status: 400, code: 'invalid-input' });
  const page = await operations.operate({ action: 'contact-requests' });
  expect(page.rows).toHaveLength(OPERATIONS_PAGE);
  const file = await operations.operate({ action: 'contact-requests', export: true });
  expect(file.rows.length).toBeGreaterThan(OPERATIONS_PAGE);
});

test('the log hides what was read unless it is asked for, and keeps it less long', async () => {
  await operations.operate({ action: 'members' });
  await operations.operate({ action: 'members', export: true });
  const actions = await operations.operate({ action: 'audit-log' });
  expect(actions.rows[0]).toMatchObject({ action: 'exported', target: 'members' });
  expect(actions.rows.map(({ action }) => action)).not.toContain('read');
  expect(await newest(2)).toMatchObject([{ action: 'exported' }, { action: 'read' }]);

  const entries = await operations.backend.db.collection('audit_log').orderBy('at', 'desc').get();
  const daysOf = (action: string) => {
    const row = entries.docs.find((entry) => entry.get('action') === action);
    const expiry = row?.get('expires_at') as { toMillis: () => number };
    return Math.round((expiry.toMillis() - Date.now()) / DAY_MS);
  };
  expect(daysOf('read')).toBe(READ_ENTRY_DAYS);
  expect(daysOf('exported')).toBe(RETENTION.audit_log.days);
});

test('a member’s download does not have who read a list', async () => {
  const member = await signUp(operations.backend);
  await operations.operate({ action: 'members', email: member.email });
  const own = await call(operations.backend, 'my-data', { collection: 'audit_log' }, member);
  expect(own.rows).toEqual([]);
});
