import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '@/lib/api-client';
import { answering, auth, message, refusal, renderLogin, type Answers } from './auth-setup';

const EMAIL = 'mia@example.test';

/** The field of the panel that shows. */
const emailOf = (screen: Awaited<ReturnType<typeof renderLogin>>) =>
  screen.getByRole('textbox', { name: auth.fields.email });

async function openFilled(answers: Answers) {
  const screen = await renderLogin(answering(answers));
  await emailOf(screen).fill(EMAIL);
  await screen.getByLabelText(auth.fields.password, { exact: true }).first().fill('secret1');
  return screen;
}

test('empty fields are marked, each with what is missing, and the first gets the focus', async () => {
  const screen = await renderLogin(answering({}));
  await screen.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect
    .element(screen.getByRole('alert').last())
    .toHaveTextContent(message('fieldsRequired'));
  const email = emailOf(screen);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(auth.messages.fieldRequired);
});

test('one submission signs in once, however often it is pressed while it runs', async () => {
  const asked: string[] = [];
  let answer: ((result: 'not-confirmed') => void) | undefined;
  const screen = await openFilled({
    signIn: (email, password) => {
      asked.push(`${email} ${password}`);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  await userEvent.keyboard('{Enter}');
  const pending = screen.getByRole('button', { name: auth.signIn.pending });
  await expect.element(pending).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  answer?.('not-confirmed');
  await expect.element(screen.getByText(message('notConfirmed'))).toBeVisible();
  expect(asked).toEqual([`${EMAIL} secret1`]);
  await expect.element(screen.getByRole('button', { name: auth.resendConfirmation })).toBeVisible();
});

test('what is typed stays after a refusal, which does not tell address from password', async () => {
  const screen = await openFilled({
    signIn: () => Promise.reject(refusal('auth/user-not-found')),
  });
  await screen.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect.element(screen.getByText(message('loginFailed'))).toBeVisible();
  await expect.element(emailOf(screen)).toHaveValue(EMAIL);
});

test('an error is shown when Firebase cannot be reached', async () => {
  const screen = await openFilled({
    signIn: () => Promise.reject(refusal('auth/network-request-failed')),
  });
  await screen.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect.element(screen.getByText(message('offline')).last()).toBeVisible();
});

test('a confirmation needs the address alone, and too many of them show an error', async () => {
  const asked: string[] = [];
  const answers = [
    () => Promise.resolve(),
    () => Promise.reject(new ApiError('too-many-requests', 'x')),
  ];
  const screen = await openFilled({
    signIn: () => Promise.resolve('not-confirmed'),
    sendConfirmation: (email) => {
      asked.push(email);
      return answers.shift()?.() ?? Promise.reject(new ApiError('internal', 'x'));
    },
  });
  await screen.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  const resend = screen.getByRole('button', { name: auth.resendConfirmation });
  await emailOf(screen).fill('not-an-address');
  await resend.click();
  await expect.element(emailOf(screen)).toHaveAccessibleDescription(message('invalidEmail'));
  await emailOf(screen).fill(EMAIL);
  await resend.click();
  await expect.element(screen.getByText(message('resent'))).toBeVisible();
  await resend.click();
  await expect
    .element(screen.getByText(message('resendFailedWith', 'tooManyConfirmations')))
    .toBeVisible();
  await resend.click();
  await expect.element(screen.getByText(message('resendFailed'))).toBeVisible();
  expect(asked).toEqual([EMAIL, EMAIL, EMAIL]);
});

test('a reset link is asked for by address alone', async () => {
  const asked: string[] = [];
  const screen = await renderLogin(
    answering({
      requestPasswordReset: (email) => {
        asked.push(email);
        return Promise.resolve();
      },
    }),
  );
  const forgot = screen.getByRole('button', { name: auth.signIn.forgotPassword });
  await forgot.click();
  await expect.element(emailOf(screen)).toHaveFocus();
  await emailOf(screen).fill(` ${EMAIL} `);
  await forgot.click();
  await expect.element(screen.getByText(message('resetSent'))).toBeVisible();
  expect(asked).toEqual([EMAIL]);
});

test('the address goes along to sign-up and back', async () => {
  const screen = await openFilled({});
  await screen.getByRole('button', { name: auth.signIn.toSignUpAction }).click();
  await expect.element(screen.getByLabelText(auth.fields.firstName)).toHaveFocus();
  const email = emailOf(screen);
  await expect.element(email).toHaveValue(EMAIL);
  await email.fill('mina@example.test');
  await screen.getByRole('button', { name: auth.signUp.toSignInAction, exact: true }).click();
  await expect.element(emailOf(screen)).toHaveValue('mina@example.test');
});

test('the password can be shown as it is typed, and hidden again', async () => {
  const screen = await openFilled({});
  const field = screen.getByLabelText(auth.fields.password, { exact: true }).first();
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: auth.fields.showTyped }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('secret1');
  await screen.getByRole('button', { name: auth.fields.hideTyped }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
