import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { SHOW_PAYMENT_PATH, SIGN_UP_PATH } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import {
  createAccount,
  cutAuth,
  expectPath,
  refuseAuth,
  restoreAuth,
} from '../helpers/auth-accounts';
import { linkInOurMail } from '../helpers/local-stack';
import { loginPage } from './login-page';
import { newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const at = (path: string) => localizedPath(path, locale);

    test(
      'empty fields, a wrong password and an unknown address are refused with their texts',
      { tag: '@smoke' },
      async ({ page }) => {
        const login = loginPage(page, locale);
        const email = newEmail();
        await createAccount(email, PASSWORD);
        await login.open();
        await login.button(login.auth.signIn.submit).click();
        await login.expectMessage('fieldsRequired');
        await expect(login.panel('sign-in').getByLabel(login.auth.fields.email)).toBeFocused();
        await expectAccessible(page);

        await login.fill('sign-in', { email, password: 'wrong password' });
        await login.button(login.auth.signIn.submit).click();
        await login.expectMessage('loginFailed');

        await login.fill('sign-in', { email: newEmail(), password: PASSWORD });
        await login.button(login.auth.signIn.submit).click();
        await login.expectMessage('loginFailed');
        await expect(page).not.toHaveURL(/@/);
      },
    );

    test('without a connection, and when the auth service fails, the visitor may try again', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      const email = newEmail();
      await createAccount(email, PASSWORD);
      await login.open();
      await login.fill('sign-in', { email, password: PASSWORD });
      await cutAuth(page);
      await login.button(login.auth.signIn.submit).click();
      await login.expectMessage('offline');
      await restoreAuth(page);
      await refuseAuth(page, 'TOO_MANY_ATTEMPTS_TRY_LATER');
      await login.button(login.auth.signIn.submit).click();
      await login.expectMessage('tryAgain');
      await restoreAuth(page);
      await login.button(login.auth.signIn.submit).click();
      await expectPath(page, at('/dashboard'));
    });

    test('an unconfirmed member can have the confirmation sent again, and its link opens in their language', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      const email = newEmail();
      await createAccount(email, PASSWORD, { confirmed: false });
      // Who wants to order and was never here is asked to sign up, and can sign in.
      const order = at(SHOW_PAYMENT_PATH);
      await page.goto(order);
      await expectPath(page, at(SIGN_UP_PATH));
      await expect(page.getByText(login.auth.signUp.orderLead)).toBeVisible();
      await expectAccessible(page);
      await login.button(login.auth.signUp.toSignInAction, 'sign-up').first().click();
      await expect(page.getByText(login.auth.signIn.orderLead)).toBeVisible();
      await expect(login.button(login.auth.resendConfirmation)).toBeHidden();
      await login.fill('sign-in', { email, password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await login.expectMessage('notConfirmed');
      const resend = login.button(login.auth.resendConfirmation);
      await expect(resend).toBeVisible();
      await expectAccessible(page);

      await login.fill('sign-in', { email: '' });
      await resend.click();
      await login.expectMessage('emailNeededForResend');
      await login.fill('sign-in', { email });
      await resend.click();
      await login.expectMessage('resent');

      const link = await linkInOurMail(email);
      expect(link).toContain('mode=verifyEmail');
      expect(link).not.toContain(encodeURIComponent(email));
      // Another device knows nothing but the link.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(link);
      await login.expectMessage('confirmed');
      await expect(login.panel('sign-in').getByLabel(login.auth.fields.email)).toHaveValue(email);
      await expectAccessible(page);
      await login.fill('sign-in', { password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await expectPath(page, order);
      await page.goto(link);
      await expect(page.getByText(login.auth.confirm.failed)).toBeVisible();
      await expectAccessible(page);
    });

    test('a forgotten password needs an address, and a failure names the support', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      await login.open();
      const forgot = login.button(login.auth.signIn.forgotPassword);
      await forgot.click();
      await login.expectMessage('emailNeededForReset');
      await login.fill('sign-in', { email: 'not an address' });
      await forgot.click();
      await login.expectMessage('invalidEmail');
      await login.fill('sign-in', { email: newEmail() });
      await cutAuth(page);
      await forgot.click();
      await login.expectMessage('resetFailed');
      await restoreAuth(page);
      await forgot.click();
      await login.expectMessage('resetSent');
    });

    test('sign-in leads back to where the visitor came from, and a present member is sent on', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      const email = newEmail();
      await createAccount(email, PASSWORD);
      await page.goto(at('/account-settings'));
      await expectPath(page, login.path);
      await login.fill('sign-in', { email, password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await expectPath(page, at('/account-settings'));
      await page.goto(`${login.path}?from=elsewhere`);
      await expectPath(page, at('/dashboard'));
      await page.goto(at('/'));
      await expectPath(page, at('/dashboard'));
    });
  });
}

for (const path of [
  '//evil.example/',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:1',
]) {
  test(`a remembered path cannot lead to ${path}`, { tag: '@night' }, async ({ page }) => {
    const login = loginPage(page, 'en');
    const email = newEmail();
    await createAccount(email, PASSWORD);
    await login.open();
    await page.evaluate((value) => sessionStorage.setItem('return-path', value), path);
    await login.fill('sign-in', { email, password: PASSWORD });
    await login.button(login.auth.signIn.submit).click();
    await expectPath(page, '/dashboard');
  });
}
