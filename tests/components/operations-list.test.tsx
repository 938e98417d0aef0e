import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActionForm, type ActionInput } from '@/features/operations/ActionForm';
import type { Column } from '@/features/operations/columns';
import { Listing } from '@/features/operations/Listing';
import { useList, type LoadPage } from '@/features/operations/use-list';
import { dictionary } from '@/i18n/dictionaries';
import { fillCount } from '@/i18n/fill';

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
  const texts = { title: 'Rows', fileName: 'rows', strings };
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
        strings={strings}
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
  const held = Promise.withResolvers<null>();
  const runs: ActionInput[] = [];
  const run = async (input: ActionInput) => {
    runs.push(input);
    await held.promise;
  };
  const screen = await render(
    <ActionForm texts={act.grant} strings={strings} note="required" run={run} />,
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
  held.reject(new Error('No network'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(strings.errors.unknown);
  await expect.element(screen.getByRole('button', { name: act.grant.confirm })).toHaveFocus();
  expect(runs).toEqual([{ note: 'A speaker', endsOn: '' }]);
});
