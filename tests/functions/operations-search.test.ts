import { describe, expect, test } from 'vitest';
import { call, signUp } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useOperations } from '../helpers/operations.ts';

const desk = useOperations();

const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

describe('contact requests', () => {
  test('are found by the beginning of the address or of the name, page by page', async () => {
    const first = await desk.writeToUs('clara@example.test');
    const second = await desk.writeToUs('CLARISSA@example.test'.toLowerCase());
    const other = await desk.writeToUs('dora@example.test');
    const page = await desk.operate({ action: 'contact-requests', email: 'CLAR', limit: 1 });
    expect(ids(page)).toEqual([first]);
    const next = await desk.operate({
      action: 'contact-requests',
      email: 'CLAR',
      cursor: page.next_cursor ?? '',
    });
    expect(ids(next)).toEqual([second]);
    const named = await desk.operate({ action: 'contact-requests', name: ' mI' });
    expect(ids(named).toSorted()).toEqual([first, second, other].toSorted());
    expect(ids(await desk.operate({ action: 'contact-requests', name: 'ia' }))).toEqual([]);
  });

  test('are searched among the open ones when asked', async () => {
    const id = await desk.writeToUs('emma@example.test');
    const search = { action: 'contact-requests', email: 'emma', open: true } as const;
    const named = { action: 'contact-requests', name: 'mia', open: true } as const;
    expect(ids(await desk.operate(search))).toEqual([id]);
    const done = { collection: 'contact_requests', id, done: true, note: '', seen: null } as const;
    await desk.operate({ action: 'set-done', ...done });
    expect(ids(await desk.operate(search))).toEqual([]);
    expect(ids(await desk.operate(named))).not.toContain(id);
    expect(ids(await desk.operate({ ...search, open: false }))).toEqual([id]);
  });

  test('open one by one, by their id', async () => {
    const id = await desk.writeToUs('frida@example.test');
    expect(ids(await desk.operate({ action: 'contact-requests', id, open: true }))).toEqual([id]);
    for (const unknown of ['nothing', '__x__', 'a/b']) {
      const answer = await desk.operate({ action: 'contact-requests', id: unknown });
      expect(answer).toMatchObject({ rows: [], next_cursor: null });
    }
  });

  test('keep the name for the search from the person’s own download', async () => {
    const member = await signUp(desk.backend);
    await desk.writeToUs(member.email);
    const own = await call(desk.backend, 'my-data', { collection: 'contact_requests' }, member);
    expect(own.rows).toHaveLength(1);
    expect(own.rows[0]).not.toHaveProperty('name_key');
  });
});

test('notices are found by the address, and open by their reference', async () => {
  const reference = await desk.declare({ email: 'gina@example.test' });
  await desk.declare({ email: 'hanna@example.test' });
  const search = { action: 'contract-notices', email: 'Gina', open: true } as const;
  expect(ids(await desk.operate(search))).toEqual([reference]);
  expect(ids(await desk.operate({ action: 'contract-notices', id: reference }))).toEqual([
    reference,
  ]);
});

test('payments are found by the payer’s address, by the invoice and by the member', async () => {
  const [payer, other] = [await signUp(desk.backend), await signUp(desk.backend)];
  await buy(desk.backend, payer);
  await buy(desk.backend, other);
  await desk.backend.control.settled();
  const { rows } = await desk.operate({ action: 'payments', uid: payer.uid });
  const [payment] = rows;
  expect(rows.map(({ user_id }) => user_id)).toEqual([payer.uid]);

  const byAddress = await desk.operate({
    action: 'payments',
    email: payer.email.toUpperCase(),
    status: 'succeeded',
  });
  expect(byAddress.rows).toEqual(rows);
  const disputed = await desk.operate({
    action: 'payments',
    email: payer.email,
    status: 'disputed',
  });
  expect(disputed.rows).toEqual([]);
  expect((await desk.operate({ action: 'payments', email: 'zzz' })).rows).toEqual([]);

  const invoice = payment?.stripe_invoice_id ?? '';
  expect((await desk.operate({ action: 'payments', invoice })).rows).toEqual(rows);
  expect((await desk.operate({ action: 'payments', invoice: 'in_0/x' })).rows).toEqual([]);
});

test('a member opens by the uid', async () => {
  const member = await signUp(desk.backend);
  await call(desk.backend, 'me', {}, member);
  const { rows } = await desk.operate({ action: 'members', id: member.uid });
  expect(rows.map(({ email }) => email)).toEqual([member.email]);
  expect((await desk.operate({ action: 'members', id: 'a/b' })).rows).toEqual([]);
});

test('what was searched for is in no entry', async () => {
  const email = 'nobody-knows@example.test';
  const searches = [
    { action: 'contact-requests', email },
    { action: 'contact-requests', name: email },
    { action: 'contract-notices', email, open: true },
    { action: 'payments', email },
    { action: 'payments', invoice: email },
  ] as const;
  for (const search of searches) await desk.operate(search);
  const { rows } = await desk.operate({ action: 'audit-log', reads: true });
  expect(rows.slice(0, searches.length).map(({ list }) => list?.filter)).toEqual(
    searches.map(() => 'search'),
  );
  expect(JSON.stringify(rows)).not.toContain('nobody-knows');
});
