import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionForm } from '@/features/operations/ActionForm';
import type { Column } from '@/features/operations/columns';
import { Listing } from '@/features/operations/Listing';
import { useList, type LoadPage } from '@/features/operations/use-list';
import { dictionary } from '@/i18n/dictionaries';
import { fillCount } from '@/i18n/fill';
import { holdCalls } from './held-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { operations: strings } = dictionary('en');
const { list: t, act } = strings;

interface Row {
  id: string;
}

const columns: Column<Row>[] = [{ id: 'id', label: 'Reference', value: ({ id }) => id }];

/** Two pages of two rows. */
const load: LoadPage<Row> = ({ cursor }) =>
  Promise.resolve(
    cursor === undefined
      ? { rows: [{ id: 'A' }, { id: 'B' }], next_cursor: 'B' }
      : { rows: [{ id: 'C' }, { id: 'D' }], next_cursor: null },
  );

function Rows() {
  const list = useList(load);
  const texts = {
    title: 'Rows',
    fileName: 'rows',
    locale: 'en',
    strings,
    closeLabel: 'Close',
  } as const;
  return <Listing {...texts} columns={columns} rowKey={({ id }) => id} load={load} list={list} />;
}

test('a list says how much it shows, and its next rows take the focus', async () => {
  const screen = await render(<Rows />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent(fillCount(t.shown, 2));
  await screen.getByRole('button', { name: t.more }).click();
  await expect.element(screen.getByRole('row', { name: 'C' })).toHaveFocus();
  await expect.element(status).toHaveTextContent(fillCount(t.shown, 4));
  await expect.element(screen.getByRole('button', { name: t.more })).not.toBeInTheDocument();
});

test('a row that is changed while the next ones load stays changed', async () => {
  const held = Promise.withResolvers<null>();
  const slow: LoadPage<Row> = async (page) => {
    if (page.cursor !== undefined) await held.promise;
    return load(page);
  };
  function ChangingRows() {
    const list = useList(slow);
    return (
      <Listing
        title="Rows"
        fileName="rows"
        locale="en"
        strings={strings}
        closeLabel="Close"
        columns={columns}
        rowKey={({ id }) => id}
        load={slow}
        list={list}
      >
        <button onClick={() => list.replace({ id: 'Z' }, ({ id }) => id === 'A')}>Change</button>
      </Listing>
    );
  }
  const screen = await render(<ChangingRows />);
  await screen.getByRole('button', { name: t.more }).click();
  await screen.getByRole('button', { name: 'Change' }).click();
  held.resolve(null);
  await expect.element(screen.getByRole('row', { name: 'D' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Z' })).toBeVisible();
});

test('an action that fails is told, runs once, and its button keeps the focus', async () => {
  const calls = holdCalls();
  const screen = await render(
    <ActionForm
      texts={act.grant}
      about="mia@example.test"
      locale="en"
      strings={strings}
      note="required"
      request={({ note }) => ({ action: 'end-grant', uid: 'mia', reason: note, seen: null })}
      onDone={() => undefined}
    />,
  );
  await screen.getByRole('button', { name: act.grant.label }).click();
  const reason = screen.getByRole('textbox', { name: act.reason });
  await expect.element(reason).toHaveFocus();
  await screen.getByRole('button', { name: act.grant.confirm }).click();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription(`${act.noteHint} ${act.required}`);
  await reason.fill('A speaker');
  await screen.getByRole('button', { name: act.grant.confirm }).click();
  const pending = screen.getByRole('button', { name: act.pending });
  await expect.element(pending).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ error: 'Not now', code: 'service-unavailable' }, 503);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(strings.errors.unknown);
  await expect.element(screen.getByRole('button', { name: act.grant.confirm })).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([
    { action: 'end-grant', uid: 'mia', reason: 'A speaker', seen: null },
  ]);
});
