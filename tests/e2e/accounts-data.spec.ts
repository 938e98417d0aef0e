import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { HOST, localPorts } from '#scripts/environment.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createAccount, expectPath, hasAccount } from '../helpers/auth-accounts';
import { consentsOf } from '../helpers/local-stack';
import { holdRequests } from './held-requests';
import { loginPage } from './login-page';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const GOOGLE = `http://${HOST}:${localPorts().google}`;
const TOO_LONG_AGO = {
  status: 403,
  json: { error: 'Please sign in again first.', code: 'recent-sign-in-required' },
};

async function openSettings(page: Page, locale: Locale) {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  const member = journey(page, locale);
  await member.signIn(email);
  await expectPath(page, localizedPath('/dashboard', locale));
  await page.goto('/account-settings');
  return { email, account: member.t.account };
}

/** The deletion's dialog, with DELETE typed and confirmed, after a sign-in of too long ago. */
async function deleteLate(page: Page, account: ReturnType<typeof journey>['t']['account']) {
  const { deletion, danger } = account;
  await page.route('**/api/delete-account', (route) => route.fulfill(TOO_LONG_AGO), { times: 1 });
  const dialog = page.getByRole('dialog', { name: deletion.title });
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: danger.action }).first().click();
  }
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: deletion.confirm }).click();
  await expect(dialog.getByText(deletion.again.text)).toBeVisible();
  return dialog;
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('communications are taken back and agreed to again', async ({ page }) => {
      const { email, account } = await openSettings(page, locale);
      const { communications } = account;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.route('**/api/consents', (route) => route.abort(), { times: 1 });
      await button(communications.withdraw).click();
      await expect(page.getByRole('status').getByText(communications.failed)).toBeVisible();
      await button(communications.withdraw).click();
      await expect(button(communications.agree)).toBeEnabled();
      expect(await consentsOf(email)).toEqual(['privacy']);
      await expectAccessible(page);
      await page.reload();
      await button(communications.agree).click();
      await expect(button(communications.withdraw)).toBeEnabled();
      expect(await consentsOf(email)).toEqual(['privacy', 'communications']);
    });

    test('a member downloads what is stored about them; a failure shows an error', async ({
      page,
    }) => {
      const { email, account } = await openSettings(page, locale);
      const { ownData } = account;
      const start = page.getByRole('button', { name: ownData.action });
      await page.route('**/api/my-data', (route) => route.abort(), { times: 1 });
      await start.click();
      await expect(page.getByText(ownData.failed)).toBeVisible();
      await expectAccessible(page);

      const answer = await holdRequests(page, '**/api/my-data');
      const downloading = page.waitForEvent('download');
      await start.click();
      await expect(page.getByRole('progressbar', { name: ownData.progress })).toBeVisible();
      await expectAccessible(page);
      answer();
      const download = await downloading;
      await expect(page.getByText(ownData.done)).toBeVisible();
      expect(download.suggestedFilename()).toBe(ownData.fileName);
      const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Data;
      expect(data.account[0]?.email).toBe(email);
      expect(data.user_profiles[0]?.consents.privacy.withdrawn_at).toBeNull();
    });

    test('after five minutes deletion asks for the password, in place', async ({ page }) => {
      const { email, account } = await openSettings(page, locale);
      const { again, succeeded } = account.deletion;
      const dialog = await deleteLate(page, account);
      const password = dialog.getByLabel(again.password);
      await expect(password).toBeFocused();
      await expectAccessible(page);
      await password.fill('wrong');
      await dialog.getByRole('button', { name: again.confirm }).click();
      await expect(dialog.getByRole('alert')).toHaveText(again.wrongPassword);
      expect(await hasAccount(email)).toBe(true);
      await password.fill(PASSWORD);
      const alerted = page.waitForEvent('dialog');
      const clicked = dialog.getByRole('button', { name: again.confirm }).click();
      const alert = await alerted;
      expect(alert.message()).toBe(succeeded);
      await alert.accept();
      await clicked;
      await expectPath(page, localizedPath('/', locale));
      expect(await hasAccount(email)).toBe(false);
    });

    test(
      'after five minutes deletion asks for Google, and continues after it',
      { tag: '@night' },
      async ({ page }) => {
        const login = loginPage(page, locale);
        const email = newEmail();
        await login.open();
        await login.button(login.auth.google.action).click();
        await login.chooseNewAccount(email);
        await login.agree();
        await expectPath(page, localizedPath('/dashboard', locale));
        await page.goto(localizedPath('/account-settings', locale));
        const { account } = journey(page, locale).t;
        const dialog = await deleteLate(page, account);
        await expect(dialog.getByLabel(account.deletion.again.password)).toHaveCount(0);
        await dialog.getByRole('button', { name: account.deletion.again.google }).click();
        await page.waitForURL(`${GOOGLE}/**`);
        await login.chooseNewAccount(email);
        await expectPath(page, localizedPath('/account-settings', locale));
        const reopened = page.getByRole('dialog', { name: account.deletion.title });
        await expect(reopened.getByText(email)).toBeVisible();
        await reopened.getByRole('textbox').fill('DELETE');
        page.once('dialog', (alert) => void alert.accept());
        await reopened.getByRole('button', { name: account.deletion.confirm }).click();
        await expectPath(page, localizedPath('/', locale));
        expect(await hasAccount(email)).toBe(false);
      },
    );
  });
}

/** The parts of the file that the test looks at. */
interface Data {
  account: { email: string }[];
  user_profiles: { consents: { privacy: { withdrawn_at: string | null } } }[];
}
