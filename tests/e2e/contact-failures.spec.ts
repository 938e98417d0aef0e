import { expect } from '@playwright/test';
import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import {
  expectStillFilled,
  field,
  FIELD_NAMES,
  openFilledForm,
  PERSON,
  sentPanel,
  submitButton,
  test,
  toast,
} from '../helpers/contact-page.ts';
import { REFUSAL } from '../helpers/form-endpoint.ts';

test("a refusal keeps the form filled and shows the reply's reason", async ({ page, endpoint }) => {
  endpoint.mode = 'refuse-with-reason';
  await openFilledForm(page);
  await page.evaluate(() => {
    sessionStorage.setItem('questionnaire_answers', '{}');
  });

  await submitButton(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText(REFUSAL);
  await expectStillFilled(page);
  expect(await page.evaluate(() => sessionStorage.getItem('questionnaire_answers'))).toBe('{}');
});

test('a refusal without a reason shows the default text', async ({ page, endpoint }) => {
  endpoint.mode = 'refuse-without-reason';
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Please try again later or contact us directly.');
  await expectStillFilled(page);
});

test('a refused connection shows what the browser says', async ({ page, endpoint }) => {
  await endpoint.close();
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('Failed to fetch');
  await expectStillFilled(page);
});

test('a service that never answers is given up after the timeout', async ({ page, endpoint }) => {
  endpoint.mode = 'hang';
  await page.clock.install();
  await openFilledForm(page);
  await submitButton(page).click();
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.clock.runFor(CONTACT_TIMEOUT_MS - 10_000);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toContainText('The server took too long to answer.');
  await expectStillFilled(page);
});

test('after a failure the same message can be sent again', async ({ page, endpoint }) => {
  endpoint.mode = 'refuse-without-reason';
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  endpoint.mode = 'accept';
  await submitButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(endpoint.received.map(({ fields }) => fields)).toEqual([PERSON, PERSON]);
});

test('nothing is sent before the terms are accepted', async ({ page, endpoint }) => {
  await openFilledForm(page, { agree: false });
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Please agree to the terms');
  await expect(toast(page)).toContainText(
    'You must accept the Privacy Policy and Terms and Conditions',
  );
  await expectStillFilled(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toBeHidden();
  expect(endpoint.received).toEqual([]);
});

test('nothing is sent while a required field is empty', async ({ page, endpoint }) => {
  await openFilledForm(page);
  for (const name of FIELD_NAMES) {
    await field(page, name).fill('');
    await submitButton(page).click();
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(PERSON[name]);
  }
  expect(endpoint.received).toEqual([]);
});
