import { expect, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { localizedPath, type Locale } from '#src/i18n/locales.ts';
import { SITE } from '#src/site.config.ts';

type MessageKey = keyof ReturnType<typeof dictionary>['auth']['messages'];
type ReasonKey = keyof ReturnType<typeof dictionary>['auth']['reasons'];
type Fields = Partial<Record<keyof ReturnType<typeof dictionary>['auth']['fields'], string>>;

/** The sign-in page in a language, in both its modes. */
export function loginPage(page: Page, locale: Locale) {
  const { auth } = dictionary(locale);
  const panel = (mode: 'sign-in' | 'sign-up') => page.locator(`[data-mode=${mode}]`);
  // After an order the sign-in is shown until the page's script has run: a button that both panels
  // have is found by its mode.
  const button = (name: string, mode?: 'sign-in' | 'sign-up') =>
    (mode ? panel(mode) : page.getByRole('main')).getByRole('button', { name, exact: true });

  return {
    auth,
    panel,
    button,
    path: localizedPath('/login', locale),

    async open() {
      await page.goto(localizedPath('/login', locale));
    },

    async openSignUp() {
      await page.goto(localizedPath('/login', locale));
      await button(auth.signIn.toSignUpAction).click();
      await expect(button(auth.signUp.submit)).toBeVisible();
    },

    async fill(mode: 'sign-in' | 'sign-up', values: Fields) {
      for (const [name, value] of Object.entries(values)) {
        const label = auth.fields[name as keyof Fields];
        await panel(mode).getByLabel(label, { exact: true }).fill(value);
      }
    },

    /** At Google: chooses an account that its page does not list, and continues with it. */
    async chooseNewAccount(email: string) {
      await page.getByLabel('Another account').fill(email);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    },

    /** Agrees to what the sign-up form would have asked for. */
    async agree() {
      const { consentStep } = auth;
      await expect(page.getByRole('heading', { name: consentStep.heading })).toBeVisible();
      const submit = button(consentStep.submit);
      await expect(submit).toBeDisabled();
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
        if (await box.isVisible()) await box.check();
      }
      await submit.click();
    },

    async expectMessage(key: MessageKey, reason: ReasonKey = 'other') {
      const text = fill(auth.messages[key], { email: SITE.email, message: auth.reasons[reason] });
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(text);
    },
  };
}
