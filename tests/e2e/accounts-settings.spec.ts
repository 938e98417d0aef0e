import type { Page } from '@playwright/test';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/fill.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createAccount, expectPath, hasAccount } from '../helpers/auth-accounts';
import { CHECKOUT_ORIGIN, subscriptionOf } from '../helpers/local-stack';
import { holdRequests, withoutBrandFont } from './held-requests';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

async function openSettings(page: Page, locale: Locale) {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  const member = journey(page, locale);
  await member.comeBack(email);
  await page.goto('/account-settings');
  const { account } = member.t;
  const dialog = page.getByRole('dialog', { name: account.deletion.title });
  return {
    ...member,
    email,
    account,
    dialog,
    trigger: page.getByRole('button', { name: account.danger.action }).first(),
    field: dialog.getByRole('textbox'),
    confirm: dialog.getByRole('button', { name: account.deletion.confirm }),
  };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test(
      'the account tab shows who the member is and since when',
      { tag: '@smoke' },
      async ({ page }) => {
        const days = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
          dateStyle: 'long',
          timeZone: 'Europe/Berlin',
        });
        const before = new Date();
        const { account, email } = await openSettings(page, locale);
        // The day may have ended meanwhile.
        const today = new RegExp(`^(${days.format(before)}|${days.format(new Date())})$`);
        const value = (term: string) =>
          page.locator('dl > div').filter({ hasText: term }).locator('dd');
        await expect(value(account.details.email).last()).toHaveText(email);
        await expect(value(account.details.name)).toHaveText('Mina Muster');
        await expect(value(account.details.memberSince)).toHaveText(today);
        await expectAccessible(page);
      },
    );

    test('the server’s answer moves nothing', async ({ page }) => {
      await withoutBrandFont(page);
      const { account, trigger } = await openSettings(page, locale);
      // On a phone the test's long address takes a second line.
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdRequests(page, '**/api/me');
        await page.goto('/account-settings');
        await expect(trigger).toBeVisible();
        const before = await trigger.boundingBox();
        release();
        await expect(page.getByRole('button', { name: account.name.action })).toBeVisible();
        await expect(page.getByText(account.eventReminders.on)).toBeVisible();
        await expect.poll(() => trigger.boundingBox()).toEqual(before);
      }
    });

    test('without the server neither the address nor the member since is available', async ({
      page,
    }) => {
      await page.route('**/api/me', (route) => route.abort());
      const { account } = await openSettings(page, locale);
      await expect(page.getByText(account.details.notAvailable, { exact: true })).toHaveCount(2);
    });

    test('billing leads to the dashboard, and to the portal once there is something at Stripe', async ({
      page,
    }) => {
      test.slow();
      const { account, openCheckout, pay, badge } = await openSettings(page, locale);
      const { billing, tabs } = account;
      await page.getByRole('tab', { name: tabs.billing }).click();
      await expect(page.getByText(billing.none)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: billing.toDashboard, exact: true }).click();
      await expectPath(page, localizedPath('/dashboard', locale));

      await openCheckout();
      await pay();
      await page.waitForURL(/welcome=true/);
      await expect(badge('premium')).toBeVisible();
      await page.goto('/account-settings');
      await page.getByRole('tab', { name: tabs.billing }).click();
      const portal = page.getByRole('button', { name: billing.portal });
      await page.route('**/api/billing-portal', (route) => route.abort());
      await portal.click();
      await expect(page.getByRole('status').getByText(billing.failed)).toBeVisible();
      await page.unroute('**/api/billing-portal');
      await portal.click();
      await page.waitForURL(`${CHECKOUT_ORIGIN}/**`);
    });

    test('only DELETE, typed exactly, deletes; a failure deletes nothing and can be repeated', async ({
      page,
    }) => {
      const { account, email, dialog, trigger, field, confirm } = await openSettings(page, locale);
      const { deletion } = account;
      await trigger.click();
      await expect(field).toBeFocused();
      await expect(confirm).toBeDisabled();
      for (const text of ['delete', 'DELETE ', 'LÖSCHEN']) {
        await field.fill(text);
        await expect(confirm).toBeDisabled();
      }
      await field.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(
        fill(deletion.notExact, { word: 'DELETE' }),
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();

      let answer: (() => void) | undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/delete-account', async (route) => {
        await held;
        await route.fulfill({
          status: 502,
          json: { error: 'Stripe is away.', code: 'payment-provider-failed' },
        });
      });
      await trigger.click();
      await expect(field).toHaveValue('');
      await field.fill('DELETE');
      await confirm.click();
      await expect(dialog.getByRole('button', { name: deletion.pending })).toBeDisabled();
      answer?.();
      await expect(page.getByRole('status').getByText(deletion.failed)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await hasAccount(email)).toBe(true);
      await page.unroute('**/api/delete-account');

      await trigger.click();
      await expect(field).toHaveValue('');
      await field.fill('DELETE');
      const alerted = page.waitForEvent('dialog');
      const clicked = confirm.click();
      const alert = await alerted;
      expect(alert.message()).toBe(deletion.succeeded);
      await alert.accept();
      await clicked;
      await expectPath(page, localizedPath('/', locale));
      expect(await hasAccount(email)).toBe(false);
      await page.goBack();
      await expect(page.getByText(email)).toHaveCount(0);
    });
  });
}

test('deleting the account of a premium member ends the subscription at Stripe', async ({
  page,
}) => {
  test.slow();
  const { email, openCheckout, pay, badge, trigger, field, confirm } = await openSettings(
    page,
    'en',
  );
  await page.goto('/dashboard');
  await openCheckout();
  await pay();
  await page.waitForURL(/welcome=true/);
  await expect(badge('premium')).toBeVisible();
  const before = await subscriptionOf(email);
  expect(before.status).toBe('active');
  await page.goto('/account-settings');
  await trigger.click();
  await field.fill('DELETE');
  page.once('dialog', (alert) => void alert.accept());
  await confirm.click();
  await expectPath(page, '/');
  expect((await subscriptionOf(email)).status).toBe('canceled');
});
