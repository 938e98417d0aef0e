import { readFile } from 'node:fs/promises';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { textOfMail } from '../helpers/local-stack.ts';
import { storedRows } from '../helpers/stack-store.ts';
import { PERSON } from './contact-page';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** Each test comes from an address of its own: only five requests are taken from one, and receipts mailed, in ten minutes. */
test.beforeEach(async ({ page }) => {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${String(a)}.${String(b)}` });
});

for (const locale of LOCALES) {
  // A browser that prefers the other language, so that the form's language is what counts.
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: locale === 'en' ? 'de-DE' : 'en-US' });
    const { contact, contractNotice } = dictionary(locale);

    test('the contact form is sent and received', { tag: '@smoke' }, async ({ page }) => {
      const email = `ada-${crypto.randomUUID()}@example.test`;
      await page.goto(`/${locale}${ROUTES.contact}`);
      const form = page.locator('form[action="/api/contact"]');
      for (const [name, value] of Object.entries({ ...PERSON, email })) {
        await form.locator(`[name=${name}]`).fill(value);
      }
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        contact.outcome.sent.heading,
      );
      await expect(page).toHaveURL(`/${locale}${ROUTES.contact}/sent`);
      expect(await storedRows('contact_requests', 'email', email)).toHaveLength(1);
    });

    test('a contact request that is refused leads to what to do, and back to the form', async ({
      page,
    }) => {
      await page.goto(`/${locale}${ROUTES.contact}`);
      const form = page.locator('form[action="/api/contact"]');
      for (const [name, value] of Object.entries({ ...PERSON, name: '  ' })) {
        await form.locator(`[name=${name}]`).fill(value);
      }
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: contact.form.submit }).click();
      const { heading, back } = contact.outcome.failed;
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(new RegExp(`${localizedPath(ROUTES.contact, locale)}$`));
    });

    test(
      'a cancellation for cause is sent, and its receipt is there to keep, by e-mail too',
      { tag: '@smoke' },
      async ({ page }) => {
        const { form, cancellation } = contractNotice;
        const email = `mia-${crypto.randomUUID()}@example.test`;
        await page.goto(`/${locale}${ROUTES.cancelContract}`);
        await page.getByLabel(form.name, { exact: true }).fill('Mia Muster');
        await page.getByLabel(form.email, { exact: true }).fill(email);
        await page.getByLabel(form.contract, { exact: true }).fill('Community Access');
        await expect(page.getByLabel(form.reason, { exact: true })).toBeHidden();
        await page.getByLabel(form.forCause).check();
        await page.getByLabel(form.reason, { exact: true }).fill('Moved to the moon');
        await page.getByRole('button', { name: cancellation.submit }).click();
        await expect(page.getByRole('heading', { name: cancellation.received })).toBeVisible();
        const receipt = page.getByText('Moved to the moon');
        await expect(receipt).toContainText(form.forCause);
        // By the one style that the page's policy lets in.
        await expect(receipt).toHaveCSS('border-top-style', 'solid');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: contractNotice.receipt.download }).click(),
        ]);
        expect(await readFile(await download.path(), 'utf8')).toBe(await receipt.innerText());
        expect(await textOfMail(email)).toContain(form.forCause);
      },
    );

    test('a withdrawal is sent, and its receipt comes by e-mail', async ({ page }) => {
      const { form, withdrawal } = contractNotice;
      const email = `mia-${crypto.randomUUID()}@example.test`;
      await page.goto(`/${locale}${ROUTES.withdrawContract}`);
      await page.getByLabel(form.name, { exact: true }).fill('Mia Muster');
      await page.getByLabel(form.email, { exact: true }).fill(email);
      await page.getByLabel(form.contract, { exact: true }).fill('Community Access');
      await page.getByRole('button', { name: withdrawal.submit }).click();
      await expect(page.getByRole('heading', { name: withdrawal.received })).toBeVisible();
      expect(await textOfMail(email)).toContain(withdrawal.received);
    });
  });
}

test('the failure pages of the forms are not for search engines', async ({ page }) => {
  for (const form of [ROUTES.contact, ROUTES.cancelContract, ROUTES.withdrawContract]) {
    await page.goto(`/de${form}/failed`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});
