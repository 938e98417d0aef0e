import type { Page } from '@playwright/test';
import { type FormEndpoint, startFormEndpoint } from '../helpers/form-endpoint.ts';
import { expect, test as base } from './test';

export const PERSON = {
  name: 'Ada Example',
  email: 'ada@example.test',
  phone: '+49 30 1234567',
  subject: 'An MVP',
  message: 'We have an idea and four weeks.',
};

export type FieldName = keyof typeof PERSON;

const LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
} as const satisfies Record<FieldName, string>;

export const FIELD_NAMES = Object.keys(LABELS) as FieldName[];

/** Each test has a form service of its own; the page's posts are sent there instead of `/api`. */
export const test = base.extend<{ endpoint: FormEndpoint }>({
  endpoint: async ({ page }, use) => {
    const endpoint = await startFormEndpoint();
    await page.route('**/api/contact', (route) => route.continue({ url: endpoint.url }));
    await use(endpoint);
    await endpoint.close();
  },
});

export const field = (page: Page, name: FieldName) =>
  page.getByRole('main').getByLabel(LABELS[name], { exact: true });
export const submitButton = (page: Page) =>
  page.locator('form[action="/api/contact"] [type=submit]');
export const toast = (page: Page) => page.getByRole('status').filter({ has: page.locator('p') });
export const sentPanel = (page: Page) => page.getByRole('heading', { name: 'Message Sent!' });
export const terms = (page: Page) => page.getByLabel('I Agree to the');

/** Opens the contact page and fills its form in, terms included by default. */
export async function openFilledForm(
  page: Page,
  { path = '/contact', agree = true } = {},
): Promise<void> {
  await page.goto(path);
  for (const name of FIELD_NAMES) await field(page, name).fill(PERSON[name]);
  if (agree) await terms(page).check();
}

export async function expectStillFilled(page: Page): Promise<void> {
  for (const name of FIELD_NAMES) {
    await expect(field(page, name)).toHaveValue(PERSON[name]);
    await expect(field(page, name)).toBeEnabled();
  }
  await expect(submitButton(page)).toHaveText('Send message');
  await expect(submitButton(page)).toBeEnabled();
}
