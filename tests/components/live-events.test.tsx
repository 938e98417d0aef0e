import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveEvents } from '@/features/operations/events/LiveEvents';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { holdCalls, nextCall, type HeldCall } from './held-answers.ts';

const { operations: strings, members } = dictionary('en');
const { events: t, list } = strings;

const event = (id: string) => ({
  id,
  starts_at: '2099-12-18T17:00:00.000Z',
  minutes: 60,
  topic: { en: id, de: id },
  description: { en: 'About it.', de: 'Darüber.' },
  join_url: null,
  recording_url: null,
  answers: null,
  updated_at: '2026-11-28T09:00:00.000Z',
  questions: 0,
});
const EVENTS = [event('First'), event('Second')];

let calls: HeldCall[];
const next = (action: string) => nextCall(calls, action);
const open = (name: string) =>
  page.getByRole('button', { name: fill(list.detailsOf, { name }) }).click();

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['closes its dialog', null],
  ['leaves the dialog that is open by then', 'Second'],
])('a live Q&A that is removed %s, and the list is read again', async (_, other) => {
  calls = holdCalls();
  await render(<LiveEvents locale="en" strings={strings} closeLabel={members.close} at={null} />);
  (await next('events')).answer({ action: 'events', rows: EVENTS, next_cursor: null });
  await open('First');
  await page.getByRole('button', { name: t.remove.label }).click();
  await page.getByRole('button', { name: t.remove.confirm }).click();
  const removing = await next('remove-event');
  if (other !== null) {
    await page.getByRole('button', { name: members.close }).click();
    await open(other);
  }
  removing.answer({ action: 'remove-event', success: true });
  const rest = { action: 'events', rows: EVENTS.slice(1), next_cursor: null };
  (await next('events')).answer(rest);
  await expect.element(page.getByText('First', { exact: true })).not.toBeInTheDocument();
  const dialog = page.getByRole('dialog');
  if (other === null) await expect.element(dialog).not.toBeInTheDocument();
  else await expect.element(dialog).toHaveAccessibleName(other);
});
