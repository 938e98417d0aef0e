import { expect, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALE_TAGS, type Locale } from '#src/i18n/locales.ts';
import { ANNUAL_PRICE_CENTS, PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { CHECKOUT_ORIGIN, createAccount, linkInOurMail } from '../helpers/local-stack';
import { keepSession, type KeptSession } from './kept-session';

export const PASSWORD = 'correct horse battery';

/** An address that no other test uses. */
export function newEmail(): string {
  return `member-${crypto.randomUUID()}@example.test`;
}

/** What the membership costs, as the site writes it. Random addresses may contain its digits alone. */
export function annualPrice(locale: Locale): string {
  return formatMoney(ANNUAL_PRICE_CENTS, PLAN_CURRENCY, LOCALE_TAGS[locale]);
}

/** What a member does on the site, in the words of the page's language. */
export function journey(page: Page, locale: Locale) {
  const t = dictionary(locale);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Orders in the open dialog, which leads to the hosted checkout. */
  const order = async () => {
    const dialog = page.getByRole('dialog', { name: t.billing.checkout.titleAnnual });
    await dialog.getByRole('button', { name: t.billing.checkout.submit }).click();
    await page.waitForURL(`${CHECKOUT_ORIGIN}/**`);
  };

  return {
    t,
    badge: (kind: 'free' | 'due' | 'premium') =>
      page
        .locator('header')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
        .getByText(t.dashboard.badges[kind], { exact: true }),

    async signUp(email: string) {
      await page.goto('/login');
      await button(t.auth.signIn.toSignUpAction).click();
      await this.fillSignUp(email);
    },

    /** Fills the open form and sends it. */
    async fillSignUp(email: string) {
      const panel = page.locator('[data-mode=sign-up]');
      await panel.getByLabel(t.auth.fields.firstName, { exact: true }).fill('Mina');
      await panel.getByLabel(t.auth.fields.lastName, { exact: true }).fill('Muster');
      await panel.getByLabel(t.auth.fields.email, { exact: true }).fill(email);
      await panel.getByLabel(t.auth.fields.password, { exact: true }).fill(PASSWORD);
      await panel.getByLabel(t.auth.fields.confirmPassword, { exact: true }).fill(PASSWORD);
      const submit = button(t.auth.signUp.submit);
      await expect(submit).toBeDisabled();
      for (const consent of await panel.getByRole('checkbox').all()) await consent.check();
      await submit.click();
      await expect(panel.getByText(t.auth.messages.signUpDone)).toBeVisible();
    },

    /** Opens the mailed link, which goes on by itself in the browser of the sign-up. */
    async confirm(email: string) {
      await page.goto(await linkInOurMail(email));
      await page.waitForURL((url) => url.pathname.endsWith('/dashboard'));
    },

    async signIn(email: string, password = PASSWORD) {
      await page.goto('/login');
      const panel = page.locator('[data-mode=sign-in]');
      await panel.getByLabel(t.auth.fields.email, { exact: true }).fill(email);
      await panel.getByLabel(t.auth.fields.password, { exact: true }).fill(password);
      await button(t.auth.signIn.submit).click();
    },

    /** By the header's menu, on a wide window. */
    async logOut() {
      await page.locator('header nav .when-signed-in summary').click();
      await page.locator('header nav').getByRole('link', { name: t.nav.logout }).click();
      await expect(page.getByText(t.auth.messages.signedOut)).toBeVisible();
    },

    /** Comes back to the site, still signed in from an earlier visit. */
    async comeBack(email: string, password = PASSWORD, session?: KeptSession) {
      await keepSession(page, email, password, session);
    },

    /** A new member on the dashboard. */
    async join(email: string, session?: KeptSession) {
      await createAccount(email, PASSWORD);
      await this.comeBack(email, PASSWORD, session);
      await page.goto('/dashboard');
      await expect(this.badge('free')).toBeVisible();
    },

    /** Pays and waits until Premium is confirmed. */
    async becomePremium() {
      await this.openCheckout();
      await this.payAndStart();
    },

    /** On the hosted checkout. */
    async payAndStart() {
      await this.pay();
      await page.waitForURL(/\/dashboard\?welcome=true$/);
      await expect(this.badge('premium')).toBeVisible();
      const welcome = page.getByRole('dialog', { name: t.billing.welcome.title });
      await welcome.getByRole('button', { name: t.members.close }).click();
    },

    /** From the dashboard through the locked tool to the hosted checkout. */
    async openCheckout() {
      await page
        .getByRole('button', { name: t.dashboard.tools.items['brand-checker'].title })
        .click();
      await button(t.trial.preview.order).click();
      await order();
    },

    order,

    /** Fills the hosted checkout's card form and pays. */
    async pay(cardNumber = '4242 4242 4242 4242') {
      await page.locator('[name=cardNumber]').fill(cardNumber);
      await page.locator('[name=cardExpiry]').fill('12 / 40');
      await page.locator('[name=cardCvc]').fill('123');
      await page.locator('[name=billingName]').fill('Mina Muster');
      await page.getByRole('checkbox').check();
      await page.locator('button[type=submit]').click();
    },
  };
}
