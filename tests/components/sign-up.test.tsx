import { beforeEach, expect, test } from 'vitest';
import { fill } from '@/i18n/fill';
import { rememberReturnPath } from '@/lib/session/return-path';
import { answering, auth, message, refusal, renderLogin, type Answers } from './auth-setup';

const own = location.href;

beforeEach(() => () => {
  history.replaceState(null, '', own);
  sessionStorage.clear();
});

const { fields, signUp } = auth;

async function openForm(answers: Answers, values: Partial<typeof fields> = {}) {
  const screen = await renderLogin(answering(answers));
  await screen.getByRole('button', { name: auth.signIn.toSignUpAction }).click();
  const filled = {
    firstName: 'Anna Maria',
    lastName: 'von der Heide',
    email: 'anna@example.test',
    password: 'secret1',
    confirmPassword: 'secret1',
    ...values,
  };
  const field = (name: keyof typeof filled) =>
    screen.getByLabelText(fields[name], { exact: true }).last();
  for (const name of Object.keys(filled) as (keyof typeof filled)[]) {
    await field(name).fill(filled[name] ?? '');
  }
  const submit = screen.getByRole('button', { name: signUp.submit });
  const boxes = screen.getByRole('checkbox');
  const agree = async () => {
    await boxes.first().click();
    await boxes.last().click();
  };
  return { screen, field, submit, boxes, agree };
}

test('the button is disabled until both boxes are ticked, and pressing it names them', async () => {
  const { submit, boxes } = await openForm({});
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submit).toHaveAccessibleDescription(signUp.consentsNeeded);
  (submit.element() as HTMLElement).click();
  await expect.element(boxes.first()).toHaveFocus();
  await expect.element(boxes.first()).toHaveAccessibleDescription(message('privacyRequired'));
  await expect.element(boxes.last()).toHaveAccessibleDescription(message('marketingRequired'));
  await boxes.first().click();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await boxes.last().click();
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  await expect.element(submit).toHaveAccessibleDescription('');
});

test('a name of spaces is marked, and so is every other invalid field', async () => {
  const { screen, field, submit, agree } = await openForm(
    {},
    { lastName: '  ', email: 'anna', password: '12345', confirmPassword: '12346' },
  );
  await agree();
  await submit.click();
  await expect.element(screen.getByText(message('fieldsRequired'))).toBeVisible();
  const { messages } = auth;
  await expect.element(field('lastName')).toHaveFocus();
  await expect.element(field('lastName')).toHaveAccessibleDescription(messages.fieldRequired);
  await expect.element(field('email')).toHaveAccessibleDescription(messages.invalidEmail);
  await expect
    .element(field('password'))
    .toHaveAccessibleDescription(`At least 6 characters ${messages.passwordTooShort}`);
  await expect
    .element(field('confirmPassword'))
    .toHaveAccessibleDescription(messages.passwordsDiffer);
  await expect.element(field('firstName')).not.toHaveAttribute('aria-invalid');
});

test('a new account passes on both names and is answered in place of the form', async () => {
  const created: unknown[] = [];
  const resent: string[] = [];
  const { screen, submit, agree } = await openForm({
    signUp: ({ firstName, lastName }, email) => {
      created.push([firstName, lastName, email]);
      return Promise.resolve(true);
    },
    sendConfirmation: (email) => {
      resent.push(email);
      return Promise.resolve();
    },
  });
  await agree();
  await submit.click();
  await expect.element(screen.getByRole('heading', { name: auth.sent.heading })).toHaveFocus();
  await expect.element(screen.getByText(message('signUpDone'))).toBeVisible();
  await expect
    .element(screen.getByText(fill(auth.sent.sentTo, { email: 'anna@example.test' })))
    .toBeVisible();
  await expect.element(screen.getByText(auth.sent.follows)).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  expect(created).toEqual([['Anna Maria', 'von der Heide', 'anna@example.test']]);
  await screen.getByRole('button', { name: auth.resendConfirmation }).click();
  await expect.element(screen.getByText(message('resent'))).toBeVisible();
  expect(resent).toEqual(['anna@example.test']);
  await screen.getByRole('button', { name: signUp.toSignInAction, exact: true }).first().click();
  await expect
    .element(screen.getByLabelText(fields.email).first())
    .toHaveValue('anna@example.test');
});

test('a confirmation that could not be sent is told, and can be sent again', async () => {
  const { screen, submit, agree } = await openForm({
    signUp: () => Promise.resolve(false),
    sendConfirmation: () => Promise.resolve(),
  });
  await agree();
  await submit.click();
  await expect.element(screen.getByText(message('confirmationNotSent'))).toBeVisible();
  await expect.element(screen.getByText(auth.sent.follows)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: auth.resendConfirmation }).click();
  await expect.element(screen.getByText(message('resent'))).toBeVisible();
  await expect.element(screen.getByText(auth.sent.follows)).toBeVisible();
});

test('the page goes on by itself once the address is confirmed on another device', async () => {
  const asked: string[] = [];
  const answers = ['not-confirmed', 'consent-missing'] as const;
  const { screen, submit, agree } = await openForm({
    signUp: () => Promise.resolve(true),
    signInConfirmed: (email) => Promise.resolve(answers[asked.push(email) - 1] ?? 'no-session'),
  });
  await agree();
  await submit.click();
  await expect.element(screen.getByText(auth.sent.follows)).toBeVisible();
  dispatchEvent(new Event('focus'));
  await expect.poll(() => asked).not.toEqual([]);
  dispatchEvent(new Event('focus'));
  await expect
    .element(screen.getByRole('heading', { name: auth.consentStep.heading }))
    .toHaveFocus();
  dispatchEvent(new Event('focus'));
  expect(asked).toEqual(['anna@example.test', 'anna@example.test']);
});

test('a visitor who wants to order reads that the order follows, and can sign in instead', async () => {
  rememberReturnPath('/de/dashboard?showPayment=true');
  history.replaceState(null, '', '#sign-up');
  const screen = await renderLogin(answering({}));
  await expect.element(screen.getByText(signUp.orderLead)).toBeVisible();
  await expect.poll(() => document.title).toBe('Sign up');
  await screen.getByRole('button', { name: signUp.toSignInAction, exact: true }).first().click();
  await expect.element(screen.getByText(auth.signIn.orderLead)).toBeVisible();
  await expect.poll(() => document.title).toBe('Sign in');
  location.hash = '#sign-up';
  await expect.element(screen.getByText(signUp.orderLead)).toBeVisible();
});

test('a refusal marks the field that it is about, or gives the reason', async () => {
  let code = 'auth/weak-password';
  const { screen, field, submit, agree } = await openForm({
    signUp: () => Promise.reject(refusal(code)),
  });
  await agree();
  await submit.click();
  await expect.element(field('password')).toHaveFocus();
  code = 'auth/operation-not-allowed';
  await submit.click();
  await expect
    .element(screen.getByText(message('signUpFailedWith', 'operationNotAllowed')))
    .toBeVisible();
});

test('closing the question about a known address declines it', async () => {
  const { screen, submit, agree } = await openForm({
    signUp: () => Promise.reject(refusal('auth/email-already-in-use')),
  });
  await agree();
  await submit.click();
  const dialog = screen.getByRole('dialog', { name: auth.resendDialog.title });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText(message('existingDeclined'))).toBeVisible();
  await submit.click();
  await expect.element(dialog).toBeVisible();
});
