import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { ROUTES } from '#src/routes.ts';
import {
  expectStillFilled,
  openFilledForm,
  PERSON,
  sentPanel,
  submitButton,
  terms,
  test,
} from './contact-page';
import { expect } from './test';

/** A phone on slow 4G: 150 ms, 1.6 Mbit/s, a quarter of this machine's processor. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Modules that the page has asked for; held back until they are let go. */
async function holdModules(page: Page): Promise<{ asked: string[]; letGo: () => void }> {
  const asked: string[] = [];
  const { promise: held, resolve } = Promise.withResolvers<null>();
  await page.route('**/_astro/*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { asked, letGo: () => resolve(null) };
}

for (const path of [ROUTES.contact, ROUTES.home]) {
  test(`on ${path}, what is typed and sent before the form is alive is sent once`, async ({
    page,
    endpoint,
  }) => {
    await slowDown(page);
    const modules = await holdModules(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(modules.asked).toEqual([]);

    await openFilledForm(page, { path });
    await submitButton(page).click();
    await submitButton(page).click();
    await expect.poll(() => modules.asked.length).toBeGreaterThan(0);
    await expectStillFilled(page);
    await expect(terms(page)).toBeChecked();
    modules.letGo();
    await expect(sentPanel(page)).toBeVisible();
    expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...PERSON, locale: 'en' }]);
  });
}

test('Enter in a field before the form is alive sends it once', async ({ page, endpoint }) => {
  await slowDown(page);
  const modules = await holdModules(page);
  await openFilledForm(page);
  await page.locator('[name=subject]').press('Enter');
  modules.letGo();
  await expect(sentPanel(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test(
  'what is typed while the form comes alive stays, and its first submit works once',
  { tag: '@night' },
  async ({ page, endpoint }) => {
    await slowDown(page);
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(endpoint.received.map(({ fields }) => fields)).toEqual([{ ...PERSON, locale: 'en' }]);
  },
);

test('a notice that is sent before its form is alive is received once', async ({ page }) => {
  const { form, withdrawal } = dictionary('en').contractNotice;
  await slowDown(page);
  const modules = await holdModules(page);
  const sent: unknown[] = [];
  await page.route('**/api/contract-notice', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({
      json: { reference: 'ABCDEFGHJK', received_at: '2026-05-01T08:00:00.000Z' },
    });
  });
  await page.goto(ROUTES.withdrawContract);
  await page.getByLabel(form.name, { exact: true }).fill('Mia Muster');
  await page.getByLabel(form.email, { exact: true }).fill('mia@example.test');
  await page.getByLabel(form.contract, { exact: true }).fill('Community Access');
  await page.getByRole('button', { name: withdrawal.submit }).click();
  modules.letGo();
  await expect(page.getByRole('heading', { name: withdrawal.received })).toBeFocused();
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'withdrawal', name: 'Mia Muster', locale: 'en' }),
  ]);
});
