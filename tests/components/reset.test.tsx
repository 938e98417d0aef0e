import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type * as Accounts from '@/features/auth/accounts';
import ResetPassword from '@/features/auth/ResetPassword';
import { takeReturnPath } from '@/lib/session/return-path';
import { answering, auth, island, message, refusal, type Answers } from './auth-setup';

const { reset, confirm, fields } = auth;
const own = location.href;

beforeEach(() => () => history.replaceState(null, '', own));

function open(mode: string, answers: Answers) {
  history.replaceState(null, '', `?mode=${mode}&oobCode=code`);
  return openWith(answering(answers));
}

function openWith(load: () => Promise<typeof Accounts>) {
  return render(<ResetPassword locale="en" islandStrings={island} strings={auth} load={load} />);
}

test('a link is checked before the form shows', async () => {
  const screen = await open('resetPassword', {
    checkResetCode: () => new Promise(() => undefined),
  });
  await expect.element(screen.getByRole('heading', { name: reset.checking })).toBeVisible();
  await expect.element(screen.getByLabelText(fields.newPassword)).not.toBeVisible();
});

test('a new password is checked here, then saved once', async () => {
  const saved: string[] = [];
  const screen = await open('resetPassword', {
    checkResetCode: () => Promise.resolve('anna@example.test'),
    resetPassword: (code, password) => {
      saved.push(`${code} ${password}`);
      return Promise.resolve();
    },
  });
  await expect.element(screen.getByRole('heading', { name: reset.heading })).toHaveFocus();
  const password = screen.getByLabelText(fields.newPassword, { exact: true });
  const confirmed = screen.getByLabelText(fields.confirmPassword);
  const save = screen.getByRole('button', { name: reset.submit });
  await password.fill('12345');
  await confirmed.fill('12345');
  await save.click();
  await expect.element(password).toHaveFocus();
  await password.fill('secret1');
  await save.click();
  await expect.element(confirmed).toHaveFocus();
  await expect.element(confirmed).toHaveAccessibleDescription(auth.messages.resetPasswordsDiffer);
  await confirmed.fill('secret1');
  await save.click();
  await expect.element(screen.getByRole('heading', { name: reset.successHeading })).toHaveFocus();
  expect(saved).toEqual(['code secret1']);
});

test('a used link shows that it was used', async () => {
  const screen = await open('resetPassword', {
    checkResetCode: () => Promise.reject(refusal('auth/invalid-action-code')),
  });
  await expect.element(screen.getByRole('heading', { name: reset.invalidHeading })).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message('expiredResetLink'));
});

test('an address without a code, and a used link, send a new link from where they are', async () => {
  const asked: string[] = [];
  const requestPasswordReset = (email: string) => {
    asked.push(email);
    return Promise.resolve();
  };
  const screen = await openWith(answering({ requestPasswordReset }));
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(message('invalidResetLink'));
  const send = screen.getByRole('button', { name: auth.oldAddress.submit });
  await send.click();
  await expect.element(screen.getByLabelText(fields.email)).toHaveFocus();
  await screen.getByLabelText(fields.email).fill('anna@example.test');
  await send.click();
  await expect.element(alert).toHaveTextContent(message('resetSent'));
  expect(asked).toEqual(['anna@example.test']);
});

test('the page shows an error when Firebase cannot be loaded', async () => {
  history.replaceState(null, '', '?mode=resetPassword&oobCode=code');
  const screen = await openWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message('tryAgain'));
});

test('a confirmation link that Firebase refuses shows what to do', async () => {
  const screen = await open('verifyEmail', {
    confirmEmail: () => Promise.reject(refusal('auth/expired-action-code')),
  });
  await expect.element(screen.getByRole('heading', { name: reset.invalidHeading })).toHaveFocus();
  await expect.element(screen.getByText(confirm.failed)).toBeVisible();
});

test('only a page of this site is kept as the one that the link leads to', async () => {
  const refuse = () => Promise.reject(refusal('auth/expired-action-code'));
  const keptBy = async (continueUrl: string) => {
    sessionStorage.clear();
    history.replaceState(
      null,
      '',
      `?${new URLSearchParams({ mode: 'verifyEmail', oobCode: 'code', continueUrl }).toString()}`,
    );
    const screen = await openWith(answering({ confirmEmail: refuse }));
    await expect.element(screen.getByText(confirm.failed)).toBeVisible();
    await screen.unmount();
    return takeReturnPath();
  };
  const order = '/dashboard?showPayment=true';
  expect(await keptBy(location.origin + order)).toBe(order);
  for (const url of [
    'https://evil.example/',
    `${location.origin}//evil.example`,
    order,
    'javascript:alert(1)',
  ]) {
    expect(await keptBy(url)).toBeNull();
  }
});

test('a link for a new address gives it to the account, and leads to sign-in', async () => {
  const opened: string[] = [];
  const screen = await open('verifyAndChangeEmail', {
    changeAddress: (code) => {
      opened.push(code);
      return Promise.resolve();
    },
  });
  const { heading } = auth.newAddress;
  await expect.element(screen.getByRole('heading', { name: heading })).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: confirm.toLogin })).toBeVisible();
  expect(opened).toEqual(['code']);
});

test('a link for the former address offers a new password at that address', async () => {
  const asked: string[] = [];
  const screen = await open('recoverEmail', {
    recoverAddress: () => Promise.resolve('mina@example.test'),
    requestPasswordReset: (email) => {
      asked.push(email);
      return Promise.resolve();
    },
  });
  const { heading, submit } = auth.oldAddress;
  await expect.element(screen.getByRole('heading', { name: heading })).toHaveFocus();
  await screen.getByRole('button', { name: submit }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message('resetSent'));
  expect(asked).toEqual(['mina@example.test']);
});

test.each([
  ['verifyAndChangeEmail', 'auth/invalid-action-code', 'expiredChangeLink'],
  ['verifyAndChangeEmail', 'auth/expired-action-code', 'expiredChangeLink'],
  ['verifyAndChangeEmail', 'auth/email-already-in-use', 'addressTaken'],
  ['verifyAndChangeEmail', 'auth/network-request-failed', 'unexpected'],
  ['recoverEmail', 'auth/invalid-action-code', 'expiredRecoveryLink'],
  ['recoverEmail', 'auth/network-request-failed', 'unexpected'],
] as const)('a link of mode %s that fails with %s explains what to do', async (mode, code, key) => {
  const fail = () => Promise.reject(refusal(code));
  const screen = await open(mode, { changeAddress: fail, recoverAddress: fail });
  await expect.element(screen.getByRole('heading', { name: reset.invalidHeading })).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message(key));
});
