import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NextEvent } from '@/features/dashboard/event/NextEvent';
import { $nextEvent } from '@/features/dashboard/event/next-event-store';
import { island } from '@/components/ui/island';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { NextEvent as Event } from '#shared/api/events.ts';
import { JOIN_MINUTES, MAX_EVENT_QUESTIONS } from '#shared/event-limits.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { holdCalls } from './held-answers.ts';

const { events: t, members, island: islandStrings } = dictionary('en');
const Card = island(NextEvent);
/** The link's name has that it opens a new tab, too. */
const JOIN = new RegExp(`^${t.join}`);

const card = (premium = true) => (
  <Card {...{ premium, islandStrings }} locale="en" strings={t} retry={members.retry} />
);

/** A live Q&A that begins so many minutes from now. */
const eventIn = (minutes: number, join_url: string | null = null): Event => ({
  id: 'first',
  starts_at: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
  minutes: 60,
  topic: 'Prompts',
  description: 'About prompts.',
  join_url,
});

/** Holds the calls, and lets the card fetch anew. */
function hold() {
  const calls = holdCalls();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  $nextEvent.invalidate();
  return calls;
}

async function shown(
  next: Event | null,
  { named_by = null as string | null, premium = true } = {},
) {
  const calls = hold();
  const screen = await render(card(premium));
  await expect.poll(() => calls.map(({ request }) => request)).toEqual(['GET /api/events']);
  calls[0]?.answer({ next, named_by, past: [] });
  return { calls, screen };
}

test('shows that it loads, and after a failure tries again', async () => {
  const calls = hold();
  const screen = await render(card());
  await expect.element(screen.getByText(t.loading)).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer({ code: 'internal', error: 'x' }, 500);
  await screen.getByRole('button', { name: members.retry }).click();
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.answer({ next: eventIn(600), named_by: null, past: [] });
  await expect.element(screen.getByText('Prompts', { exact: true })).toBeVisible();
});

test('names the day by which a date is there, and does not hide that it is late', async () => {
  const { screen } = await shown(null, { named_by: '2099-01-01' });
  await expect.element(screen.getByText(fill(t.none, { date: '1 January 2099' }))).toBeVisible();
  await screen.unmount();
  const late = await shown(null, { named_by: '2020-01-01' });
  await expect.element(late.screen.getByText(t.late)).toBeVisible();
});

test('the date and the field for a question appear together, so that nothing below moves twice', async () => {
  const fieldBesideDate = new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('time') === null) return;
      observer.disconnect();
      resolve(document.querySelector('textarea'));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await shown(eventIn(600));
  expect(await fieldBesideDate).not.toBeNull();
});

test('a premium member joins once the link is there, and reads before when that is', async () => {
  const { screen } = await shown(eventIn(JOIN_MINUTES + 5));
  await expect
    .element(screen.getByText(fill(t.joinLater, { minutes: JOIN_MINUTES })))
    .toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await screen.unmount();
  const url = 'https://meet.example.test/first';
  const open = await shown(eventIn(5, url));
  await expect.element(open.screen.getByRole('link', { name: JOIN })).toHaveAttribute('href', url);
});

test('asks again for a link that is not there when the room opens', async () => {
  const { calls, screen } = await shown(eventIn(5));
  await expect.element(screen.getByText(t.noLink)).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  const url = 'https://meet.example.test/first';
  calls[1]?.answer({ next: eventIn(5, url), named_by: null, past: [] });
  await expect.element(screen.getByRole('link', { name: JOIN })).toBeVisible();
});

test('a free member sees date and topic, and no field', async () => {
  const { screen } = await shown(eventIn(600), { premium: false });
  await expect.element(screen.getByText('Prompts', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(t.premiumOnly)).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: t.calendar })).toBeVisible();
});

test('a question is sent once; what was typed stays until it is stored', async () => {
  const { calls, screen } = await shown(eventIn(600));
  const { question } = t;
  await screen.getByRole('button', { name: question.send }).click();
  await expect.element(screen.getByText(question.missing)).toBeVisible();
  const field = screen.getByRole('textbox', { name: question.label });
  await field.fill('Why?');
  await screen.getByRole('button', { name: question.send }).click();
  await expect.poll(() => calls.at(-1)?.body).toEqual({ event: 'first', text: 'Why?' });
  await expect.element(field).toBeDisabled();
  calls.at(-1)?.answer({ code: 'internal', error: 'x' }, 500);
  await expect.element(screen.getByText(question.failed)).toBeVisible();
  await expect.element(field).toHaveValue('Why?');
  const before = calls.length;
  await screen.getByRole('button', { name: question.send }).click();
  await expect.poll(() => calls.length).toBe(before + 1);
  calls.at(-1)?.answer({ success: true });
  await expect.element(screen.getByText(question.sent)).toBeVisible();
  await expect.element(field).toHaveValue('');
  await field.fill('Another?');
  await screen.getByRole('button', { name: question.send }).click();
  await expect.poll(() => calls.length).toBe(before + 2);
  calls.at(-1)?.answer({ code: 'too-many-requests', error: 'x' }, 429);
  await expect
    .element(screen.getByText(fill(question.limit, { count: MAX_EVENT_QUESTIONS })))
    .toBeVisible();
});
