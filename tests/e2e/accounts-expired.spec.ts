import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import { expectAccessible } from '../helpers/accessibility';
import { expectPath } from '../helpers/auth-accounts';
import { loginPage } from './login-page';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a session that ends at the checkout is reported, and sign-in leads back to the order', async ({
      page,
    }) => {
      const email = newEmail();
      const member = journey(page, locale);
      const { billing, dashboard, trial } = member.t;
      await member.join(email, { age: 2 * MINUTE_MS });
      await page.route('**/api/create-checkout-session', (route) =>
        route.fulfill({ status: 401, json: { error: 'It is over', code: 'unauthenticated' } }),
      );
      await page
        .getByRole('button', { name: dashboard.tools.items['brand-checker'].title })
        .click();
      await page.getByRole('button', { name: trial.preview.order }).click();
      const dialog = page.getByRole('dialog', { name: billing.checkout.titleAnnual });
      await dialog.getByRole('button', { name: billing.checkout.submit }).click();
      await expectPath(page, localizedPath('/login', locale));
      const login = loginPage(page, locale);
      await login.expectMessage('loginRequired');
      await expectAccessible(page);
      await login.fill('sign-in', { email, password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\?showPayment=true$/);
    });
  });
}
