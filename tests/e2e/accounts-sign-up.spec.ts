import type { Page } from '@playwright/test';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { legalPaths } from '#src/components/site/navigation.ts';
import { expectAccessible } from '../helpers/accessibility';
import {
  createAccount,
  cutAuth,
  expectPath,
  refuseAuth,
  restoreAuth,
} from '../helpers/auth-accounts';
import { textOfMail } from '../helpers/local-stack';
import { loginPage } from './login-page';
import { newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

async function openFilledForm(page: Page, locale: Locale, email: string) {
  const login = loginPage(page, locale);
  await login.openSignUp();
  await login.fill('sign-up', {
    firstName: 'Mina',
    lastName: 'Muster',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  for (const consent of await login.panel('sign-up').getByRole('checkbox').all()) {
    await consent.check();
  }
  return { login, submit: login.button(login.auth.signUp.submit) };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test(
      'sign-up needs both consents, every field and matching passwords',
      { tag: '@smoke' },
      async ({ page }) => {
        const login = loginPage(page, locale);
        await login.openSignUp();
        const submit = login.button(login.auth.signUp.submit);
        const [privacy, marketing] = await login.panel('sign-up').getByRole('checkbox').all();
        await expect(submit).toBeDisabled();
        await privacy?.check();
        await expect(submit).toBeDisabled();
        await marketing?.check();
        await expect(submit).toBeEnabled();
        await submit.click();
        await login.expectMessage('fieldsRequired');
        await expectAccessible(page);
        await login.fill('sign-up', {
          firstName: 'Mina',
          lastName: 'Muster',
          email: newEmail(),
          password: PASSWORD,
          confirmPassword: 'another one',
        });
        await submit.click();
        await login.expectMessage('passwordsDiffer');
        await privacy?.uncheck();
        await expect(submit).toBeDisabled();

        const links = login.panel('sign-up').getByRole('link');
        await expect(links.nth(0)).toHaveAttribute(
          'href',
          localizedPath(legalPaths(locale).privacy, locale),
        );
        await expect(links.nth(1)).toHaveAttribute(
          'href',
          localizedPath(legalPaths(locale).legal, locale),
        );
        await page.getByRole('link', { name: login.auth.backToHome }).click();
        await expectPath(page, localizedPath('/', locale));
      },
    );

    test('a refusal of the auth service is shown as a text of ours', async ({ page }) => {
      const { login, submit } = await openFilledForm(page, locale, newEmail());
      await login.fill('sign-up', { password: '12345', confirmPassword: '12345' });
      await submit.click();
      await login.expectMessage('passwordTooShort');
      await login.fill('sign-up', { password: PASSWORD, confirmPassword: PASSWORD, email: 'no' });
      await submit.click();
      await login.expectMessage('invalidEmail');
      await login.fill('sign-up', { email: newEmail() });
      await cutAuth(page);
      await submit.click();
      await login.expectMessage('signUpFailed');
      await restoreAuth(page);
      await refuseAuth(page, 'OPERATION_NOT_ALLOWED');
      await submit.click();
      await login.expectMessage('signUpFailedWith', 'operationNotAllowed');
      await restoreAuth(page);
      await submit.click();
      await login.expectMessage('signUpDone');
      await expectAccessible(page);
    });

    test('a registered address is asked whether to send the confirmation again', async ({
      page,
    }) => {
      const email = newEmail();
      await createAccount(email, PASSWORD, { confirmed: false });
      const { login, submit } = await openFilledForm(page, locale, email);
      await submit.click();
      const { title, decline, confirm } = login.auth.resendDialog;
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: decline }).click();
      await login.expectMessage('existingDeclined');
      await expect(submit).toBeFocused();

      await submit.click();
      await dialog.getByRole('button', { name: confirm }).click();
      await login.expectMessage('resent');
      expect(await textOfMail(email)).toContain('mode=verifyEmail');
    });
  });
}
