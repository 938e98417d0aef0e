import { LOCALE_TAGS, LOCALES, localizedPath, otherLocale } from '#src/i18n/locales.ts';
import { SHOW_PAYMENT_PATH } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import {
  createAccount,
  cutAuth,
  expectPath,
  refuseAuth,
  restoreAuth,
} from '../helpers/auth-accounts';
import { linkInMail } from '../helpers/local-stack';
import { holdRequests } from './held-requests';
import { loginPage } from './login-page';
import { newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const NEW_PASSWORD = 'new battery staple';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a forgotten password is replaced through the link, which then no longer works', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      const { reset, fields } = login.auth;
      const email = newEmail();
      await createAccount(email, PASSWORD);
      const order = localizedPath(SHOW_PAYMENT_PATH, locale);
      await page.goto(order);
      await login.button(login.auth.signUp.toSignInAction, 'sign-up').first().click();
      await login.fill('sign-in', { email });
      await login.button(login.auth.signIn.forgotPassword).click();
      await login.expectMessage('resetSent');
      const link = await linkInMail(email, 'PASSWORD_RESET');
      // Another device knows nothing but the link.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(link);

      const save = login.button(reset.submit);
      const enter = async (password: string, confirmed: string) => {
        await page.getByLabel(fields.newPassword, { exact: true }).fill(password);
        await page.getByLabel(fields.confirmPassword, { exact: true }).fill(confirmed);
        await save.click();
      };
      await enter(NEW_PASSWORD, 'another one');
      await login.expectMessage('resetPasswordsDiffer');
      await expectAccessible(page);
      await enter('12345', '12345');
      await login.expectMessage('passwordTooShort');
      await cutAuth(page);
      await enter(NEW_PASSWORD, NEW_PASSWORD);
      await login.expectMessage('unexpected');
      await restoreAuth(page);
      await refuseAuth(page, 'USER_DISABLED');
      await save.click();
      await login.expectMessage('updateFailedWith', 'userDisabled');
      await restoreAuth(page);
      // The answer leads on by itself.
      const leave = await holdRequests(page, `**${login.path}`);
      await save.click();
      await expect(page.getByRole('heading', { name: reset.successHeading })).toBeFocused();
      leave();
      await expectPath(page, login.path);

      // The address is filled in.
      await login.fill('sign-in', { password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await login.expectMessage('loginFailed');
      await login.fill('sign-in', { password: NEW_PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await expectPath(page, order);

      await page.goto(link);
      await login.expectMessage('expiredResetLink');
      await expectAccessible(page);
    });

    test(
      'the check of a link, the form and the answer are accessible',
      { tag: '@night' },
      async ({ page }) => {
        const login = loginPage(page, locale);
        const { reset, fields } = login.auth;
        const email = newEmail();
        await createAccount(email, PASSWORD);
        await login.open();
        await login.fill('sign-in', { email });
        await login.button(login.auth.signIn.forgotPassword).click();
        await login.expectMessage('resetSent');
        const answer = await holdRequests(page, '**/accounts:resetPassword?*');
        await page.goto(await linkInMail(email, 'PASSWORD_RESET'));
        await expect(page.getByRole('heading', { name: reset.checking })).toBeVisible();
        await expectAccessible(page);
        answer();
        await expect(page.getByRole('heading', { name: reset.heading })).toBeFocused();
        await expectAccessible(page);
        const leave = await holdRequests(page, `**${login.path}`);
        await page.getByLabel(fields.newPassword, { exact: true }).fill(NEW_PASSWORD);
        await page.getByLabel(fields.confirmPassword, { exact: true }).fill(NEW_PASSWORD);
        await login.button(reset.submit).click();
        await expect(page.getByRole('heading', { name: reset.successHeading })).toBeFocused();
        await expectAccessible(page);
        leave();
        await expectPath(page, login.path);
      },
    );

    test('an address without a code is no reset link', async ({ page }) => {
      const login = loginPage(page, locale);
      await page.goto(localizedPath('/reset-password', locale));
      await login.expectMessage('invalidResetLink');
      await expect(
        page.getByRole('heading', { name: login.auth.reset.invalidHeading }),
      ).toBeFocused();
      await page
        .getByRole('link', { name: login.auth.reset.backToLogin })
        .filter({ visible: true })
        .click();
      await expectPath(page, login.path);
    });

    test(
      'the link opens in the language that its reader asked in, whatever the browser prefers',
      { tag: '@smoke' },
      async ({ page }) => {
        const other = otherLocale(locale);
        const login = loginPage(page, other);
        const email = newEmail();
        await createAccount(email, PASSWORD);
        // The unprefixed address would be negotiated.
        await page.goto(`/${other}/login`);
        await login.fill('sign-in', { email });
        await login.button(login.auth.signIn.forgotPassword).click();
        await login.expectMessage('resetSent');
        await page.goto(await linkInMail(email, 'PASSWORD_RESET'));
        await expect(page.getByRole('heading', { name: login.auth.reset.heading })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      },
    );
  });
}
