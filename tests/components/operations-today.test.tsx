import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OpenItems } from '@/components/members/OpenItems';
import { OperationsPanel } from '@/features/operations/OperationsPanel';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { $today } from '@/lib/operations-today';
import type { OperationsToday } from '#shared/api/operations-today.ts';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { DAY_MS, HOUR_MS } from '#shared/rules/durations.ts';
import { holdCalls, type HeldCall } from './held-answers.ts';

const { operations: strings } = dictionary('en');
const { today: t, act, tabs } = strings;

const TODAY: OperationsToday = {
  notices: { open: 7, next: [{ id: 'PK3TQV643B', kind: 'withdrawal', due_on: '2026-01-02' }] },
  requests: { open: 3 },
  support: { open: 2, due_on: '2026-01-05' },
  webhooks: { failing: 0 },
  payments: { failed: 1, disputed: 2 },
  budget: { state: 'schedules-stopped', spent_cents: 5_123, limit_cents: 5_000 },
  events: { next: { starts_at: '2026-12-15T16:00:00.000Z', questions: 2 }, named_by: null },
  ledger: { at: new Date(Date.now() - 5 * HOUR_MS).toISOString(), left: 4 },
};

type RequestRow = OperationsOutput<'contact-requests'>['rows'][number];

const REQUEST: RequestRow = {
  id: 'r1',
  name: 'Mia Muster',
  email: 'mia@example.test',
  phone: '030 1',
  subject: 'Workshop',
  message: 'Guten Tag',
  locale: 'de',
  user_id: null,
  created_at: new Date(Date.now() - 3 * DAY_MS).toISOString(),
  replies: [],
  done: null,
};

/** The newest call that has not been answered, once there is one. */
async function nextCall(calls: HeldCall[], wanted: (call: HeldCall) => boolean) {
  await expect.poll(() => calls.some(wanted)).toBe(true);
  const [found] = calls.splice(calls.findIndex(wanted), 1);
  if (found === undefined) throw new Error('Nothing called.');
  return found;
}

const isToday = ({ path }: HeldCall) => path.endsWith('/operations-today');
const isAction = (action: string) => (call: HeldCall) =>
  (call.body as { action?: string } | undefined)?.action === action;

const listOf = (rows: RequestRow[]) => ({ action: 'contact-requests', rows, next_cursor: null });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  $today.mutate(undefined);
  history.replaceState(null, '', '#');
  vi.unstubAllGlobals();
});

describe('what is open', () => {
  test('leads to each list, and names the notices that are due first', async () => {
    const calls = holdCalls();
    const screen = await render(<OpenItems locale="en" strings={t} />);
    const link = (name: string) => screen.getByRole('link', { name });
    await expect.element(link(`${t.notices} ${t.unknown}`)).toBeVisible();
    (await nextCall(calls, isToday)).answer(TODAY);
    await expect
      .element(link(`${t.notices} 7`))
      .toHaveAttribute('href', expect.stringMatching(/\/operations#notices$/));
    await expect
      .element(link(`${t.requests} 3`))
      .toHaveAttribute('href', expect.stringMatching(/#requests$/));
    const messages = fill(t.supportOverdue, { date: '5 January 2026' });
    await expect
      .element(link(`${messages} 2`))
      .toHaveAttribute('href', expect.stringMatching(/#support$/));
    await expect
      .element(link(`${fill(t.disputed, { days: 180 })} 2`))
      .toHaveAttribute('href', expect.stringMatching(/#payments\/disputed$/));
    const night = fill(t.ledger, { time: '5 hours ago' });
    await expect
      .element(link(`${night} 4`))
      .toHaveAttribute('href', expect.stringMatching(/#ledger$/));
    await expect
      .element(link(`${t.budget['schedules-stopped']} US$51.23 of US$50.00`))
      .toHaveAttribute('href', expect.stringMatching(/#runs$/));
    const notice = fill(t.notice, { kind: t.kinds.withdrawal, id: 'PK3TQV643B' });
    await expect
      .element(link(notice))
      .toHaveAttribute('href', expect.stringMatching(/#notices\/PK3TQV643B$/));
    await expect.element(screen.getByText(t.overdue)).toBeVisible();
  });

  test('can be asked for again after a failure', async () => {
    const calls = holdCalls();
    const screen = await render(<OpenItems locale="en" strings={t} />);
    (await nextCall(calls, isToday)).answer({ error: 'No', code: 'service-unavailable' }, 503);
    await screen.getByRole('button', { name: t.retry }).click();
    (await nextCall(calls, isToday)).answer(TODAY);
    await expect.element(screen.getByRole('link', { name: `${t.requests} 3` })).toBeVisible();
  });
});

describe('the operator’s page', () => {
  test('begins with what is open, and its tabs have the counts', async () => {
    const calls = holdCalls();
    const screen = await render(
      <OperationsPanel locale="en" strings={strings} closeLabel="Close" />,
    );
    (await nextCall(calls, isToday)).answer(TODAY);
    const tab = (name: string) => screen.getByRole('tab', { name, exact: true });
    await expect.element(tab(tabs.today)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab(`${tabs.requests} 3`)).toBeVisible();
    await expect.element(tab(`${tabs.payments} 3`)).toBeVisible();
    await expect.element(tab(tabs.webhooks)).toBeVisible();
  });

  test('opens the row that its address names, whole, and leads to the whole list', async () => {
    const calls = holdCalls();
    history.replaceState(null, '', '#requests/r1');
    const screen = await render(
      <OperationsPanel locale="en" strings={strings} closeLabel="Close" />,
    );
    const list = await nextCall(calls, isAction('contact-requests'));
    expect(list.body).toEqual({ action: 'contact-requests', id: 'r1' });
    list.answer(listOf([REQUEST]));
    const dialog = screen.getByRole('dialog', { name: 'Workshop' });
    for (const text of ['Guten Tag', '030 1', 'German']) {
      await expect.element(dialog.getByText(text)).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('link', { name: strings.list.all }).click();
    const all = await nextCall(calls, isAction('contact-requests'));
    expect(all.body).toEqual({ action: 'contact-requests', open: true });
    all.answer(listOf([REQUEST]));
    await expect.element(screen.getByRole('row', { name: /Workshop/ })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('searches requests by name among all, done or not', async () => {
    const calls = holdCalls();
    history.replaceState(null, '', '#requests');
    const screen = await render(
      <OperationsPanel locale="en" strings={strings} closeLabel="Close" />,
    );
    (await nextCall(calls, isAction('contact-requests'))).answer(listOf([]));
    const { search } = strings;
    await screen.getByLabelText(search.by).selectOptions(search.fields.name.choice);
    await screen.getByRole('searchbox', { name: search.fields.name.label }).fill(' mia ');
    await screen.getByRole('button', { name: search.action }).click();
    const found = await nextCall(calls, isAction('contact-requests'));
    expect(found.body).toEqual({ action: 'contact-requests', open: false, name: 'mia' });
  });
});

describe('an answer', () => {
  async function openRequest() {
    const calls = holdCalls();
    history.replaceState(null, '', '#requests/r1');
    const screen = await render(
      <OperationsPanel locale="en" strings={strings} closeLabel="Close" />,
    );
    (await nextCall(calls, isAction('contact-requests'))).answer(listOf([REQUEST]));
    const dialog = screen.getByRole('dialog', { name: 'Workshop' });
    await dialog.getByRole('button', { name: act.answer.label, exact: true }).click();
    const field = dialog.getByRole('textbox', { name: act.answerText });
    return { calls, dialog, field, send: dialog.getByRole('button', { name: act.answer.confirm }) };
  }

  const answered: RequestRow = {
    ...REQUEST,
    replies: [{ at: '2026-05-01T08:00:00.000Z', operator_name: 'Ada', text: 'Gladly' }],
    done: { at: '2026-05-01T08:00:00.000Z', operator_name: 'Ada', note: '' },
  };

  test('needs a text, goes out, and shows with the request', async () => {
    const { calls, dialog, field, send } = await openRequest();
    await send.click();
    await expect.element(dialog.getByText(act.answerMissing)).toBeVisible();
    await field.fill('Gladly');
    await send.click();
    const sent = await nextCall(calls, isAction('answer-request'));
    expect(sent.body).toEqual({ action: 'answer-request', id: 'r1', text: 'Gladly', seen: null });
    sent.answer({ action: 'answer-request', entry: {} });
    (await nextCall(calls, isAction('contact-requests'))).answer(listOf([answered]));
    await expect.element(dialog.getByRole('list').getByText('Gladly')).toBeVisible();
    await expect.element(dialog.getByText(strings.states.done, { exact: true })).toBeVisible();
  });

  test('that came second shows the first one, and keeps what was typed', async () => {
    const { calls, dialog, field, send } = await openRequest();
    await field.fill('Too late');
    await send.click();
    const refusal = { error: 'No', code: 'changed-meanwhile' };
    (await nextCall(calls, isAction('answer-request'))).answer(refusal, 409);
    (await nextCall(calls, isAction('contact-requests'))).answer(listOf([answered]));
    await expect.element(dialog.getByRole('list').getByText('Gladly')).toBeVisible();
    const history = { action: 'audit-log', rows: [], next_cursor: null };
    for (let read = 0; read < 2; read += 1) {
      (await nextCall(calls, isAction('audit-log'))).answer(history);
    }
    await expect.element(dialog.getByText(strings.errors.changed)).toBeVisible();
    // To be sent all the same, after reading the first one.
    await expect.element(field).toHaveValue('Too late');
    await send.click();
    const again = await nextCall(calls, isAction('answer-request'));
    expect(again.body).toMatchObject({ text: 'Too late', seen: '2026-05-01T08:00:00.000Z' });
  });
});
