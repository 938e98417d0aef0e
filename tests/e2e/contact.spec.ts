import { consentCookie, recordedEvents } from '../helpers/consent';
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
import { noteShown } from './shown-once';
import { expect } from './test';

for (const path of ['/contact', '/']) {
  test(`the form on ${path} posts every field as multipart and asks for JSON`, async ({
    page,
    endpoint,
  }) => {
    await openFilledForm(page, { path });
    await submitButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.received[0]).toMatchObject({ accept: 'application/json', fields: PERSON });
    expect(endpoint.received[0]?.contentType).toContain('multipart/form-data');
    expect(Object.keys(endpoint.received[0]?.fields ?? {})).toEqual([
      ...Object.keys(PERSON),
      // The language of the answer.
      'locale',
    ]);
  });
}

test('while the message is on its way everything is disabled', async ({ page, endpoint }) => {
  endpoint.mode = 'hang';
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Sending...');
  await expect(submitButton(page)).toBeDisabled();
  for (const name of FIELD_NAMES) {
    await expect(field(page, name)).toBeDisabled();
  }
  await expect(terms(page)).toBeDisabled();
  await expect.poll(() => endpoint.received.length).toBe(1);
  endpoint.release();
  await expect(sentPanel(page)).toBeVisible();
});

test('success shows a check over the page, then the panel, then an empty form', async ({
  page,
  endpoint,
}) => {
  const check = await noteShown(page, '[data-contact-check]');
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(check).toHaveCount(1);
  await expect(toast(page)).toContainText('Message sent!');
  await expect(toast(page)).toContainText(
    "We'll get back to you soon with a personalized consultation plan.",
  );
  await expect(sentPanel(page)).toBeFocused();
  await expect(page.locator('[data-contact-check]')).toBeHidden();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'message')).toHaveValue('');
  await expect(terms(page)).not.toBeChecked();
  expect(endpoint.received).toHaveLength(1);
});

test('stored questionnaire answers are sent indented and then forgotten', async ({
  page,
  endpoint,
}) => {
  await openFilledForm(page);
  await page.evaluate(() => {
    sessionStorage.setItem('questionnaire_answers', '{"goal":"MVP","weeks":4}');
  });

  await submitButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  // Multipart bodies end their lines with CRLF.
  expect(endpoint.received[0]?.fields['questionnaire_answers']).toBe(
    '{\r\n  "goal": "MVP",\r\n  "weeks": 4\r\n}',
  );
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('questionnaire_answers')))
    .toBeNull();
});

test('what a robot writes into the hidden field reaches the service', async ({
  page,
  endpoint,
}) => {
  await openFilledForm(page);
  await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(endpoint.received[0]?.fields['website']).toBe('https://spam.example');
});

test('the submission is recorded with its outcome, and only with consent', async ({
  page,
  endpoint,
  context,
}) => {
  const recorded = async () =>
    (await recordedEvents(page)).filter(({ name }) => name === 'form_submit');
  endpoint.mode = 'refuse-without-reason';
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  expect(await recorded()).toEqual([]);

  await context.addCookies([consentCookie({ analytics: true })]);
  await page.reload();
  await expectStillFilled(page);
  await terms(page).check();
  await submitButton(page).click();
  await expect.poll(recorded).toHaveLength(1);
  endpoint.mode = 'accept';
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(sentPanel(page)).toBeVisible();
  await expect.poll(recorded).toEqual(
    [false, true].map((success) => ({
      name: 'form_submit',
      properties: { form: 'contact_form', success },
    })),
  );
});

test('the German form speaks German', async ({ page, endpoint }) => {
  endpoint.mode = 'refuse-without-reason';
  await page.goto('/de/contact');
  for (const [label, text] of Object.entries({
    Name: PERSON.name,
    'E-Mail': PERSON.email,
    Telefon: PERSON.phone,
    Betreff: PERSON.subject,
    Nachricht: PERSON.message,
  })) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  }
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Bitte stimme den Bedingungen zu');
  await page.getByLabel('Ich stimme der').check();
  await submitButton(page).click();
  await expect(toast(page)).toContainText('Bitte versuche es später noch einmal');
});
