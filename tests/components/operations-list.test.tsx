import type { ComponentProps, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toast } from '@/components/ui/toast';
import { ActionForm } from '@/features/operations/actions/ActionForm';
import type { Column } from '@/features/operations/list/columns';
import { EntryDialog } from '@/features/operations/list/EntryDialog';
import { Listing } from '@/features/operations/list/Listing';
import type { ListPage, LoadPage } from '@/features/operations/list/use-list';
import { dictionary } from '@/i18n/dictionaries';
import { fill, fillCount } from '@/i18n/fill';
import { holdCalls } from './held-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { operations: strings } = dictionary('en');
const { list: t, act } = strings;

interface Row {
  id: string;
  name?: string;
}

const columns: Column<Row>[] = [{ id: 'name', label: 'Name', value: ({ id, name = id }) => name }];

/** Two pages of two rows. */
const load: LoadPage<Row> = ({ cursor }) =>
  Promise.resolve(
    cursor === undefined
      ? { rows: [{ id: 'A' }, { id: 'B' }], next_cursor: 'B' }
      : { rows: [{ id: 'C' }, { id: 'D' }], next_cursor: null },
  );

/** The row with an id. */
const rowOf = (id: string) =>
  page.getByRole('row', { name: `${id} ${fill(t.detailsOf, { name: id })}` });

/** Opens a row's dialog. */
const open = (id: string) =>
  page.getByRole('button', { name: fill(t.detailsOf, { name: id }) }).click();

const texts = {
  title: 'Rows',
  fileName: 'rows',
  locale: 'en',
  strings,
  closeLabel: 'Close',
  columns,
  rowKey: ({ id }: Row) => id,
} as const;

type ShowRow = NonNullable<ComponentProps<typeof Listing<Row, ListPage<Row>>>['details']>['show'];

/** Rows whose dialog has these contents. */
const rowsWith = (contents: (...of: Parameters<ShowRow>) => ReactNode) => ({
  nameOf: ({ id }: Row) => id,
  show: (...of: Parameters<ShowRow>) => {
    const [{ id }, dialog] = of;
    return (
      <EntryDialog {...dialog} title={`Row ${id}`} facts={[]}>
        {contents(...of)}
      </EntryDialog>
    );
  },
});

test('a list shows how many rows it has, and the next rows take the focus', async () => {
  const screen = await render(<Listing {...texts} load={load} />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent(fillCount(t.shown, 2));
  await screen.getByRole('button', { name: t.more }).click();
  await expect.element(rowOf('C')).toHaveFocus();
  await expect.element(status).toHaveTextContent(fillCount(t.shown, 4));
  await expect.element(screen.getByRole('button', { name: t.more })).not.toBeInTheDocument();
});

test('a row that is changed in its dialog while the next ones load stays changed', async () => {
  const held = Promise.withResolvers<null>();
  const slow: LoadPage<Row> = async (page) => {
    if (page.cursor !== undefined) await held.promise;
    return load(page);
  };
  const screen = await render(
    <Listing
      {...texts}
      load={slow}
      details={rowsWith(({ id }, _, onChange) => (
        <button onClick={() => onChange({ id, name: 'Changed' })}>Change</button>
      ))}
    />,
  );
  await screen.getByRole('button', { name: t.more }).click();
  await open('A');
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  held.resolve(null);
  await expect.element(screen.getByRole('rowheader', { name: 'D' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: 'Changed' })).toBeVisible();
});

test.each([
  ['no dialog', null],
  ['another row’s dialog', 'B'],
])('an action that ends late changes its row in the list, and %s is open', async (_, other) => {
  const held = Promise.withResolvers<null>();
  const screen = await render(
    <Listing
      {...texts}
      load={load}
      details={rowsWith(({ id }, dialog, onChange) => (
        <>
          <input aria-label="Answer" />
          <button
            onClick={async () => {
              await held.promise;
              onChange({ id, name: 'Changed' });
              if (other !== null) dialog.onClose();
            }}
          >
            Send
          </button>
        </>
      ))}
    />,
  );
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  await open('A');
  await screen.getByRole('button', { name: 'Send' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  if (other !== null) {
    await open(other);
    await answer.fill('For B');
  }
  held.resolve(null);
  await expect.element(screen.getByText('Changed')).toBeVisible();
  if (other === null) await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  else {
    await expect.element(screen.getByRole('dialog', { name: 'Row B' })).toBeVisible();
    await expect.element(answer).toHaveValue('For B');
  }
});

test('a list that fails to load shows an error with a button that loads it again', async () => {
  const broken = vi
    .fn<LoadPage<Row>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockImplementation(load);
  const screen = await render(<Listing {...texts} load={broken} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`${t.failed} ${t.retry}`);
  await screen.getByRole('button', { name: t.retry }).click();
  await expect.element(rowOf('A')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('next rows that cannot be loaded leave the others, and can be asked for again', async () => {
  let isBroken = true;
  const broken: LoadPage<Row> = (page) =>
    page.cursor !== undefined && isBroken ? Promise.reject(new Error('No network')) : load(page);
  const screen = await render(<Listing {...texts} load={broken} />);
  await screen.getByRole('button', { name: t.more }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t.moreFailed);
  await expect.element(rowOf('A')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: t.more }).click();
  await expect.element(rowOf('D')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('another filter shows its own rows, even if the answer for the one before is late', async () => {
  const late = Promise.withResolvers<{ rows: Row[]; next_cursor: null }>();
  const first: LoadPage<Row> = () => late.promise;
  const second: LoadPage<Row> = () => Promise.resolve({ rows: [{ id: 'Z' }], next_cursor: null });
  const screen = await render(<Listing {...texts} load={first} />);
  await screen.rerender(<Listing {...texts} load={second} />);
  await expect.element(rowOf('Z')).toBeVisible();
  late.resolve({ rows: [{ id: 'A' }], next_cursor: null });
  await late.promise;
  await expect.element(rowOf('Z')).toBeVisible();
  await expect.element(rowOf('A')).not.toBeInTheDocument();
});

test('an action that fails shows its error, runs once, and its button keeps the focus', async () => {
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

test('a failure after the form was closed is told all the same', async () => {
  const calls = holdCalls();
  const screen = await render(
    <ActionForm
      texts={act.resync}
      about="mia@example.test"
      locale="en"
      strings={strings}
      request={() => ({ action: 'resync', uid: 'mia' })}
      onDone={() => undefined}
    />,
  );
  await screen.getByRole('button', { name: act.resync.label }).click();
  await screen.getByRole('button', { name: act.resync.confirm }).click();
  await expect.poll(() => calls).toHaveLength(1);
  await screen.unmount();
  calls[0]?.answer({ error: 'Not now', code: 'service-unavailable' }, 503);
  await expect.poll(() => $toast.get()?.text).toBe(strings.errors.unknown);
});
