import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALE_TAGS, LOCALES, type Locale } from '#src/i18n/locales.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { textOfMail } from '../helpers/local-stack';
import { expect, test } from './test';

/** Each test comes from an address of its own: only five receipts are mailed for one in ten minutes. */
test.beforeEach(async ({ page }) => {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.7.${String(a)}.${String(b)}` });
});

async function fillDeclarant(
  page: Page,
  locale: Locale,
  email = `mia-${crypto.randomUUID()}@example.test`,
): Promise<void> {
  const { form } = dictionary(locale).contractNotice;
  await page.getByLabel(form.name, { exact: true }).fill('Mia Muster');
  await page.getByLabel(form.email, { exact: true }).fill(email);
  await page.getByLabel(form.contract, { exact: true }).fill(`Community Access, ${email}`);
}

/** The saved confirmation, which must equal the page's. */
async function confirmation(page: Page, locale: Locale): Promise<string> {
  const { receipt } = dictionary(locale).contractNotice;
  const shown = await page.locator('pre').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: receipt.download }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toBe(shown);
  return saved;
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const { contractNotice, footer } = dictionary(locale);
    const { form, receipt } = contractNotice;

    test(
      'anybody can cancel for cause from the footer, and has the receipt at once, by e-mail too',
      { tag: '@smoke' },
      async ({ page }) => {
        const { cancellation } = contractNotice;
        const email = `mia-${crypto.randomUUID()}@example.test`;
        await page.goto('/legal');
        await page.getByRole('link', { name: footer.cancelContract }).click();
        await fillDeclarant(page, locale, email);
        await expect(page.getByLabel(form.reason, { exact: true })).toBeHidden();
        await page.getByLabel(form.forCause).check();
        await page.getByLabel(form.reason, { exact: true }).fill('No live chats for a year');
        await page.getByLabel(form.endsOn).fill('2030-06-30');
        await page.getByRole('button', { name: cancellation.submit }).click();
        await expect(page.getByRole('heading', { name: cancellation.received })).toBeFocused();
        const text = await confirmation(page, locale);
        expect(text).toMatch(new RegExp(`${receipt.reference}: [A-Z2-9]{10}\n`));
        expect(text).toMatch(new RegExp(`${receipt.receivedAt}: .*\\d:\\d\\d`));
        for (const part of [
          'Mia Muster',
          form.forCause,
          'No live chats for a year',
          `${form.endsOn}: ${formatDay('2030-06-30', LOCALE_TAGS[locale])}`,
        ]) {
          expect(text).toContain(part);
        }
        const mail = await textOfMail(email);
        expect(mail).toContain(/[A-Z2-9]{10}/.exec(text)?.[0]);
        for (const part of [
          'Mia Muster',
          `Community Access, ${email}`,
          form.forCause,
          `${form.endsOn}: ${formatDay('2030-06-30', LOCALE_TAGS[locale])}`,
        ]) {
          expect(mail).toContain(part);
        }
        expect(mail).not.toContain('No live chats');
      },
    );

    test('an ordinary cancellation ends the contract as early as possible', async ({ page }) => {
      const { cancellation } = contractNotice;
      await page.goto('/kuendigen');
      await fillDeclarant(page, locale);
      await page.getByRole('button', { name: cancellation.submit }).click();
      await expect(page.getByRole('heading', { name: cancellation.received })).toBeVisible();
      const text = await confirmation(page, locale);
      expect(text).toContain(form.ordinary);
      expect(text).toContain(`${form.endsOn}: ${form.earliest}`);
    });

    test('a withdrawal that cannot be transmitted keeps what was written and can be repeated', async ({
      page,
    }) => {
      const { withdrawal } = contractNotice;
      await page.goto('/legal');
      await page.getByRole('link', { name: footer.withdrawContract }).click();
      await expect(page.getByText(withdrawal.text)).toBeVisible();
      await fillDeclarant(page, locale);
      await page.route('**/api/contract-notice', (route) => route.abort());
      await page.getByRole('button', { name: withdrawal.submit }).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await page.unroute('**/api/contract-notice');
      await page.getByRole('button', { name: withdrawal.submit }).click();
      await expect(page.getByRole('heading', { name: withdrawal.received })).toBeFocused();
      expect(await confirmation(page, locale)).toContain(withdrawal.heading);
    });
  });
}
