import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AskAbout } from '@/components/members/support/AskAbout';
import { $toast } from '@/components/ui/toast';
import WriteToUs from '@/components/members/support/WriteToUs';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { $session } from '@/lib/session/store';
import { $supportContext } from '@/lib/support-context';
import type { SupportContext } from '#shared/entities/support-thread.ts';
import { holdCalls } from './held-answers.ts';
import { MINA } from './signed-in.ts';

const { support: t, island } = dictionary('en');
const LESSON: SupportContext = { kind: 'lesson', id: 'first-brief', title: 'The first brief' };

afterEach(() => {
  $session.set({ state: 'signed-out' });
  $supportContext.set(null);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function renderPage(premium = true) {
  $session.set({ ...MINA, premium });
  return render(
    <>
      <AskAbout label="About this" context={LESSON} />
      <WriteToUs locale="en" strings={t} islandStrings={island} />
    </>,
  );
}

const thread = (text: string) => ({
  id: 't1',
  context: LESSON,
  created_at: '2026-11-25T10:00:00.000Z',
  due_on: '2026-11-27',
  messages: [{ at: '2026-11-25T10:00:00.000Z', from: 'member', text }],
});

test('a message is sent with what it is about, and then says by when an answer comes', async () => {
  const calls = holdCalls();
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'About this' }).click();
  const dialog = screen.getByRole('dialog', { name: t.title });
  await expect.element(dialog.getByText(LESSON.title)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: t.message });
  await expect.element(field).toHaveFocus();
  await field.fill('Which step?');
  await dialog.getByRole('button', { name: t.send }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    request: 'POST /api/support-message',
    body: { text: 'Which step?', context: LESSON, locale: 'en' },
  });
  calls[0]?.answer({ thread: thread('Which step?'), email: 'mina@example.test' });
  await expect.element(screen.getByRole('heading', { name: t.sent.title })).toHaveFocus();
  await expect
    .element(screen.getByText(fill(t.sent.due, { date: '27 November 2026' })))
    .toBeVisible();
  await expect.element(screen.getByText('Which step?')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: t.sent.toThread }))
    .toHaveAttribute('href', '/account-settings#messages/t1');
});

test('what it is about can be left out, and does not stay for the next message', async () => {
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'About this' }).click();
  await screen.getByRole('button', { name: fill(t.leaveOutOf, { title: LESSON.title }) }).click();
  await expect.element(screen.getByText(LESSON.title)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: t.close }).click();
  await screen.getByRole('button', { name: 'About this' }).click();
  await expect.element(screen.getByText(LESSON.title)).toBeVisible();
  await screen.getByRole('button', { name: t.close }).click();
  await screen.getByRole('button', { name: t.open }).click();
  await expect.element(screen.getByRole('dialog', { name: t.title })).toBeVisible();
  await expect.element(screen.getByText(LESSON.title)).not.toBeInTheDocument();
});

test('what was typed stays after a failure and after closing, until it is sent', async () => {
  const calls = holdCalls();
  const screen = await renderPage();
  const open = () => screen.getByRole('button', { name: t.open }).click();
  const field = screen.getByRole('textbox', { name: t.message });
  await open();
  await screen.getByRole('button', { name: t.send }).click();
  await expect.element(screen.getByText(t.missing)).toBeVisible();
  await field.fill('Typed');
  await screen.getByRole('button', { name: t.send }).click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer({ error: 'No', code: 'too-many-requests' }, 429);
  await expect.element(screen.getByRole('alert').getByText(/tomorrow/)).toBeVisible();
  await screen.getByRole('button', { name: t.close }).click();
  await open();
  await expect.element(field).toHaveValue('Typed');
  await screen.getByRole('button', { name: t.send }).click();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer({ thread: thread('Typed'), email: 'mina@example.test' });
  await expect.element(screen.getByRole('heading', { name: t.sent.title })).toBeVisible();
  await screen.getByRole('button', { name: t.close }).click();
  await open();
  await expect.element(field).toHaveValue('');
});

test('a message that is answered after it was closed is told, and leaves the next one alone', async () => {
  const calls = holdCalls();
  const screen = await renderPage();
  await screen.getByRole('button', { name: t.open }).click();
  const field = screen.getByRole('textbox', { name: t.message });
  await field.fill('First');
  await screen.getByRole('button', { name: t.send }).click();
  await expect.poll(() => calls).toHaveLength(1);
  await screen.getByRole('button', { name: t.close }).click();
  await screen.getByRole('button', { name: 'About this' }).click();
  await field.fill('Second');
  calls[0]?.answer({ thread: thread('First'), email: 'mina@example.test' });
  await expect.poll(() => $toast.get()?.text).toBe(t.sent.title);
  await expect.element(field).toHaveValue('Second');
  await expect.element(screen.getByText(LESSON.title)).toBeVisible();
});

test('a free member is led to the contact form', async () => {
  const screen = await renderPage(false);
  await screen.getByRole('button', { name: t.open }).click();
  await expect
    .element(screen.getByRole('link', { name: t.free.contact }))
    .toHaveAttribute('href', '/contact');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});
