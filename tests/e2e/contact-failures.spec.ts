import { CONTACT_TIMEOUT_MS } from '#shared/limits.ts';
import { REFUSAL } from '../helpers/form-endpoint.ts';
import {
  expectStillFilled,
  field,
  FIELD_NAMES,
  openFilledForm,
  PERSON,
  sentPanel,
  submitButton,
  terms,
  test,
  toast,
} from './contact-page';
import { expect } from './test';

for (const mode of ['refuse-with-reason', 'refuse-without-reason'] as const) {
  test(`our endpoint's refusal (${mode}) keeps the form filled and shows an error text of ours`, async ({
    page,
    endpoint,
  }) => {
    endpoint.mode = mode;
    await openFilledForm(page);
    await page.evaluate(() => {
      sessionStorage.setItem('questionnaire_answers', '{}');
    });

    await submitButton(page).click();
    await expect(toast(page)).toContainText('Error sending message');
    await expect(toast(page)).toContainText('Please try again later or contact us directly.');
    await expect(toast(page)).not.toContainText(REFUSAL);
    await expectStillFilled(page);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('questionnaire_answers')))
      .toBe('{}');
  });
}

test('a refused connection shows an error text of ours', async ({ page, endpoint }) => {
  await endpoint.close();
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('There is no connection to the server.');
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
  expect(endpoint.received.map(({ fields }) => fields)).toEqual([
    { ...PERSON, locale: 'en' },
    { ...PERSON, locale: 'en' },
  ]);
});

test('nothing is sent before the terms are accepted', async ({ page, endpoint }) => {
  await openFilledForm(page, { agree: false });
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Please agree to the terms');
  await expect(toast(page)).toContainText(
    'You must accept the Privacy Policy and Terms and Conditions',
  );
  await expect(terms(page)).toBeFocused();
  await expect(terms(page)).toHaveAccessibleDescription(/You must accept/);
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

test('what was typed is there again after a reload and on the way back', async ({ page }) => {
  await openFilledForm(page, { agree: false });
  await page.waitForFunction(
    (message) => sessionStorage.getItem('contact-draft')?.includes(message),
    PERSON.message,
  );
  await page.reload();
  await expectStillFilled(page);
  await page.goto('/legal');
  await page.goBack();
  await expectStillFilled(page);
  await page.goto('/');
  await expectStillFilled(page);
});
