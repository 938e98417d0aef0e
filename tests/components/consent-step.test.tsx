import { expect, test } from 'vitest';
import { answering, auth, renderLogin, type Answers } from './auth-setup';

const { consentStep } = auth;

/** Signed in with the right password, but never asked for consents. */
async function openStep(answers: Answers) {
  const screen = await renderLogin(
    answering({ signIn: () => Promise.resolve('consent-missing'), ...answers }),
  );
  await screen.getByRole('textbox', { name: auth.fields.email }).fill('mia@example.test');
  await screen.getByLabelText(auth.fields.password, { exact: true }).first().fill('secret1');
  await screen.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: consentStep.heading })).toHaveFocus();
  const submit = screen.getByRole('button', { name: consentStep.submit });
  return { screen, submit, boxes: screen.getByRole('checkbox') };
}

test('an account without consents gives them before the session begins', async () => {
  const agreed: unknown[] = [];
  const { screen, submit, boxes } = await openStep({
    agree: (consents) => {
      agreed.push(consents);
      return Promise.reject(new Error('The server is away.'));
    },
  });
  await expect.element(submit).toBeDisabled();
  await boxes.first().click();
  await expect.element(submit).toBeDisabled();
  await boxes.last().click();
  await submit.click();
  await expect.element(screen.getByText(auth.messages.unexpected)).toBeVisible();
  expect(agreed).toEqual([['privacy', 'communications']]);
});

test('declining signs out and leads back to sign-in', async () => {
  let isForgotten = false;
  const { screen } = await openStep({
    decline: () => {
      isForgotten = true;
      return Promise.resolve();
    },
  });
  await screen.getByRole('button', { name: consentStep.decline }).click();
  await expect.element(screen.getByRole('heading', { name: auth.signIn.heading })).toBeVisible();
  await expect.poll(() => isForgotten).toBe(true);
});
