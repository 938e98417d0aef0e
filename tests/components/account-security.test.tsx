import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChangePassword } from '@/features/account/ChangePassword';
import type * as Password from '@/features/account/change-password';
import { Security } from '@/features/account/Security';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { holdCalls, type HeldCall } from './held-answers.ts';

const { security: t } = dictionary('en').account;
const own = location.href;

let calls: HeldCall[];
beforeEach(() => {
  calls = holdCalls();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', own);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (title: string) => page.getByRole('dialog', { name: title });
const showSection = () => render(<Security locale="en" strings={t} closeLabel="Close" />);

describe('a new address', () => {
  const { email: texts, problems } = t;
  const field = page.getByLabelText(texts.label);

  async function type(address: string) {
    await showSection();
    await button(texts.action).click();
    await field.fill(address);
    await button(texts.confirm).click();
  }

  test('has to look like one before anything is sent', async () => {
    await type('mina@example');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(texts.invalid);
    expect(calls).toHaveLength(0);
  });

  test('gets a link, and the dialog explains the next step', async () => {
    await type('mina@new.test');
    await expect.element(button(texts.pending)).toBeDisabled();
    expect(calls[0]?.body).toEqual({ email: 'mina@new.test', locale: 'en' });
    calls[0]?.answer({ success: true });
    const sent = page.getByText(fill(texts.sent, { email: 'mina@new.test' }));
    await expect.element(sent).toHaveFocus();
    await button(t.close).click();
    await expect.element(dialog(texts.title)).not.toBeInTheDocument();
  });

  test('stays in its field when the mailbox had too many links', async () => {
    await type('mina@new.test');
    calls[0]?.answer({ error: 'Too many', code: 'too-many-requests' }, 429);
    await expect.element(page.getByText(problems.tooManyLinks)).toBeVisible();
    await expect.element(field).toHaveValue('mina@new.test');
    await expect.element(button(texts.confirm)).toBeEnabled();
  });

  test('is kept while the member has to sign in again, and is back after the return from Google', async () => {
    await type('mina@new.test');
    calls[0]?.answer({ error: 'Too long ago', code: 'recent-sign-in-required' }, 403);
    await expect.element(page.getByText(t.again.text)).toBeVisible();
    await expect.element(field).not.toBeVisible();
    history.replaceState(null, '', '#change-email');
    await showSection();
    await expect.element(field.last()).toHaveValue('mina@new.test');
    await expect.poll(() => location.hash).toBe('');
  });
});

describe('signing out everywhere', () => {
  test('shows an error when it fails, and can be tried again', async () => {
    const { sessions } = t;
    await showSection();
    await button(sessions.action).click();
    const confirm = dialog(sessions.title).getByRole('button', { name: sessions.confirm });
    await confirm.click();
    await expect.element(button(sessions.pending)).toBeDisabled();
    calls[0]?.answer({ error: 'Broken', code: 'internal' }, 500);
    await expect.element(page.getByText(t.problems.failed)).toBeVisible();
    await confirm.click();
    await expect.poll(() => calls).toHaveLength(2);
    calls[1]?.answer({ error: 'Too long ago', code: 'recent-sign-in-required' }, 403);
    await expect.element(page.getByText(t.again.text)).toBeVisible();
  });
});

describe('a new password', () => {
  const { password: texts } = t;
  const current = page.getByLabelText(texts.current);
  const next = page.getByLabelText(texts.new, { exact: true });
  const repeated = page.getByLabelText(texts.repeated);

  async function show(answers: Partial<typeof Password>) {
    const onClose = vi.fn();
    const firebase = { hasPassword: () => Promise.resolve(true), ...answers };
    const load = () => Promise.resolve(firebase as typeof Password);
    await render(<ChangePassword locale="en" strings={t} onClose={onClose} load={load} />);
    return onClose;
  }

  async function enter(...[first, second, third]: [string, string, string]) {
    await current.fill(first);
    await next.fill(second);
    await repeated.fill(third);
    await button(texts.confirm).click();
  }

  test('is checked here, then saved once, and the dialog closes', async () => {
    const saved: string[] = [];
    const onClose = await show({
      changePassword: (...passwords) => {
        saved.push(passwords.join(' '));
        return Promise.resolve();
      },
    });
    await expect.element(current).toHaveFocus();
    await enter('', 'secret2', 'secret2');
    await expect.element(current).toHaveFocus();
    await expect
      .element(current)
      .toHaveAccessibleDescription(`${texts.forgotten} ${texts.currentMissing}`);
    await enter('secret1', '12345', '12345');
    await expect.element(next).toHaveFocus();
    await enter('secret1', 'secret2', 'secret3');
    await expect.element(repeated).toHaveFocus();
    await expect.element(repeated).toHaveAccessibleDescription(texts.resetPasswordsDiffer);
    await enter('secret1', 'secret2', 'secret2');
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(saved).toEqual(['secret1 secret2']);
  });

  test.each([
    ['auth/invalid-credential', texts.wrongCurrent],
    ['auth/password-does-not-meet-requirements', texts.notAllowed],
    ['auth/too-many-requests', t.problems.tooMany],
    ['auth/network-request-failed', t.problems.offline],
  ])('that Firebase refuses with %s stays in its field, with the reason', async (code, text) => {
    const refusal = new FirebaseError(code, code);
    const onClose = await show({ changePassword: () => Promise.reject(refusal) });
    await enter('secret1', 'secret2', 'secret2');
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(next).toHaveValue('secret2');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is not offered to an account that signs in with Google only', async () => {
    await show({ hasPassword: () => Promise.resolve(false) });
    await expect.element(page.getByText(texts.none)).toBeVisible();
    await expect.element(current).not.toBeInTheDocument();
  });

  test('shows an error in the dialog when Firebase cannot be loaded', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    await render(<ChangePassword locale="en" strings={t} onClose={() => undefined} load={load} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(t.problems.failed);
  });
});
