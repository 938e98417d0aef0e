import { describe, expect, test } from 'vitest';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';

const operations = useOperations();

const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

describe('contact requests', () => {
  test('are found by the beginning of the address or of the name, page by page', async () => {
    const first = await operations.writeToUs('clara@example.test');
    const second = await operations.writeToUs('CLARISSA@example.test'.toLowerCase());
    const other = await operations.writeToUs('dora@example.test');
    const page = await operations.operate({ action: 'contact-requests', email: 'CLAR', limit: 1 });
    expect(ids(page)).toEqual([first]);
    const next = await operations.operate({
      action: 'contact-requests',
      email: 'CLAR',
      cursor: page.next_cursor ?? '',
    });
    expect(ids(next)).toEqual([second]);
    const named = await operations.operate({ action: 'contact-requests', name: ' mI' });
    expect(ids(named).toSorted()).toEqual([first, second, other].toSorted());
    expect(ids(await operations.operate({ action: 'contact-requests', name: 'ia' }))).toEqual([]);
  });

  test('are searched among the open ones when asked', async () => {
    const id = await operations.writeToUs('emma@example.test');
    const search = { action: 'contact-requests', email: 'emma', open: true } as const;
    const named = { action: 'contact-requests', name: 'mia', open: true } as const;
    expect(ids(await operations.operate(search))).toEqual([id]);
    const done = { collection: 'contact_requests', id, done: true, note: '', seen: null } as const;
    await operations.operate({ action: 'set-done', ...done });
    expect(ids(await operations.operate(search))).toEqual([]);
    expect(ids(await operations.operate(named))).not.toContain(id);
    expect(ids(await operations.operate({ ...search, open: false }))).toEqual([id]);
  });

  test('open one by one, by their id', async () => {
    const id = await operations.writeToUs('frida@example.test');
    expect(ids(await operations.operate({ action: 'contact-requests', id, open: true }))).toEqual([
      id,
    ]);
    for (const unknown of ['nothing', '__x__', 'a/b']) {
      const answer = await operations.operate({ action: 'contact-requests', id: unknown });
      expect(answer).toMatchObject({ rows: [], next_cursor: null });
    }
  });

  test('keep the name for the search from the person’s own download', async () => {
    const member = await signUp(operations.backend);
    await operations.writeToUs(member.email);
    const own = await call(
      operations.backend,
      'my-data',
      { collection: 'contact_requests' },
      member,
    );
    expect(own.rows).toHaveLength(1);
    expect(own.rows[0]).not.toHaveProperty('name_key');
  });
});

test('notices are found by the address, and open by their reference', async () => {
  const reference = await operations.declare({ email: 'gina@example.test' });
  await operations.declare({ email: 'hanna@example.test' });
  const search = { action: 'contract-notices', email: 'Gina', open: true } as const;
  expect(ids(await operations.operate(search))).toEqual([reference]);
  expect(ids(await operations.operate({ action: 'contract-notices', id: reference }))).toEqual([
    reference,
  ]);
});

test('payments are found by the payer’s address, by the invoice and by the member', async () => {
  const [payer, other] = [await signUp(operations.backend), await signUp(operations.backend)];
  await buy(operations.backend, payer);
  await buy(operations.backend, other);
  await operations.backend.control.settled();
  const { rows } = await operations.operate({ action: 'payments', uid: payer.uid });
  const [payment] = rows;
  expect(rows.map(({ user_id }) => user_id)).toEqual([payer.uid]);

  const byAddress = await operations.operate({
    action: 'payments',
    email: payer.email.toUpperCase(),
    status: 'succeeded',
  });
  expect(byAddress.rows).toEqual(rows);
  const disputed = await operations.operate({
    action: 'payments',
    email: payer.email,
    status: 'disputed',
  });
  expect(disputed.rows).toEqual([]);
  expect((await operations.operate({ action: 'payments', email: 'zzz' })).rows).toEqual([]);

  const invoice = payment?.stripe_invoice_id ?? '';
  expect((await operations.operate({ action: 'payments', invoice })).rows).toEqual(rows);
  expect((await operations.operate({ action: 'payments', invoice: 'in_0/x' })).rows).toEqual([]);
});

test('a member opens by the uid', async () => {
  const member = await signUp(operations.backend);
  await call(operations.backend, 'me', {}, member);
  const { rows } = await operations.operate({ action: 'members', id: member.uid });
  expect(rows.map(({ email }) => email)).toEqual([member.email]);
  expect((await operations.operate({ action: 'members', id: 'a/b' })).rows).toEqual([]);
});

test('what was searched for is in no entry', async () => {
  const email = 'unknown-person@example.test';
  const searches = [
    { action: 'contact-requests', email },
    { action: 'contact-requests', name: email },
    { action: 'contract-notices', email, open: true },
    { action: 'payments', email },
    { action: 'payments', invoice: email },
  ] as const;
  for (const search of searches) await operations.operate(search);
  const { rows } = await operations.operate({ action: 'audit-log', reads: true });
  expect(rows.slice(0, searches.length).map(({ list }) => list?.filter)).toEqual(
    searches.map(() => 'search'),
  );
  expect(JSON.stringify(rows)).not.toContain('unknown-person');
});
