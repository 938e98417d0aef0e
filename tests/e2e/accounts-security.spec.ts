import type { Page } from '@playwright/test';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createAccount, expectPath, hasAccount, moveAccount } from '../helpers/auth-accounts';
import { linkInMail, textOfMail } from '../helpers/local-stack';
import { leaveMembersArea } from './kept-session';
import { loginPage } from './login-page';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const NEW_PASSWORD = 'new battery staple';

async function openSettings(page: Page, locale: Locale) {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  const member = journey(page, locale);
  await member.signIn(email);
  await expectPath(page, localizedPath('/dashboard', locale));
  await page.goto('/account-settings');
  const { security } = member.t.account;
  return {
    ...member,
    email,
    security,
    login: loginPage(page, locale),
    open: (name: 'password' | 'email' | 'sessions') =>
      page.getByRole('button', { name: security[name].action }).first().click(),
    dialog: (name: 'password' | 'email' | 'sessions') =>
      page.getByRole('dialog', { name: security[name].title }),
  };
}

/** Signs the same member in on another device. */
async function signInThere(page: Page, email: string, locale: Locale): Promise<void> {
  await journey(page, locale).signIn(email);
  await expectPath(page, localizedPath('/dashboard', locale));
  await leaveMembersArea(page);
}

/** The link in what the functions have mailed to an address. */
async function linkMailedTo(email: string): Promise<string> {
  let text = '';
  await expect.poll(async () => (text = await textOfMail(email))).toContain('oobCode');
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a new password keeps the member signed in here and signs the other device out', async ({
      page,
      otherDevice: other,
    }) => {
      const { email, security, login, open, dialog, t } = await openSettings(page, locale);
      await signInThere(other, email, locale);
      const { password: texts } = security;
      await open('password');
      const form = dialog('password');
      const enter = async (current: string, next: string, repeated = next) => {
        await form.getByLabel(texts.current).fill(current);
        await form.getByLabel(texts.new, { exact: true }).fill(next);
        await form.getByLabel(texts.repeated).fill(repeated);
        await form.getByRole('button', { name: texts.confirm }).click();
      };
      await expect(form.getByLabel(texts.current)).toBeFocused();
      await enter(PASSWORD, NEW_PASSWORD, 'another one');
      await expect(form.getByText(texts.resetPasswordsDiffer)).toBeVisible();
      await expectAccessible(page);
      await enter('not it', NEW_PASSWORD);
      await expect(form.getByRole('alert')).toHaveText(texts.wrongCurrent);
      await enter(PASSWORD, NEW_PASSWORD);
      await expect(page.getByRole('status').getByText(texts.done)).toBeVisible();
      await expect(form).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: t.account.heading })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();

      await other.goto('/account-settings');
      await expectPath(other, login.path);
      await expect.poll(() => textOfMail(email)).toContain(t.mail.account.passwordChanged.text);
    });

    test('a new address is the account’s once its link is opened, and the member signs in with it', async ({
      page,
    }) => {
      const { email, security, login, open, dialog, t } = await openSettings(page, locale);
      const { email: texts } = security;
      const address = newEmail();
      await open('email');
      const form = dialog('email');
      await expectAccessible(page);
      await form.getByLabel(texts.label).fill(address);
      await form.getByRole('button', { name: texts.confirm }).click();
      const sent = form.getByText(fill(texts.sent, { email: address }));
      await expect(sent).toBeFocused();
      await expectAccessible(page);
      expect(await hasAccount(address)).toBe(false);

      const link = await linkMailedTo(address);
      await page.goto(link);
      const { heading } = t.auth.newAddress;
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expectAccessible(page);
      expect(await hasAccount(address)).toBe(true);
      await page.goto(localizedPath('/account-settings', locale));
      await expectPath(page, login.path);
      await login.fill('sign-in', { email, password: PASSWORD });
      await login.button(t.auth.signIn.submit).click();
      await login.expectMessage('loginFailed');
      await login.fill('sign-in', { email: address });
      await login.button(t.auth.signIn.submit).click();
      await expectPath(page, localizedPath('/account-settings', locale));
      await expect(page.getByText(address)).toBeVisible();
      await expect.poll(() => textOfMail(address)).toContain(t.mail.account.addressChanged.text);

      await page.goto(link);
      await login.expectMessage('expiredChangeLink');
    });

    test('a member who signed in too long ago signs in again in place, and what was typed is sent', async ({
      page,
    }) => {
      const { security, open, dialog } = await openSettings(page, locale);
      const { email: texts, again } = security;
      const address = newEmail();
      const old = { error: 'Too long ago', code: 'recent-sign-in-required' };
      await page.route(
        '**/api/change-email',
        (route) => route.fulfill({ status: 403, json: old }),
        {
          times: 1,
        },
      );
      await open('email');
      const form = dialog('email');
      await form.getByLabel(texts.label).fill(address);
      await form.getByRole('button', { name: texts.confirm }).click();
      const password = form.getByLabel(again.password);
      await expect(password).toBeFocused();
      await expectAccessible(page);
      await password.fill(PASSWORD);
      await form.getByRole('button', { name: again.confirm }).click();
      await expect(form.getByText(fill(texts.sent, { email: address }))).toBeVisible();
      expect(await linkMailedTo(address)).toContain('verifyAndChangeEmail');
    });

    test('signing out everywhere ends the sessions here and on the other device', async ({
      page,
      otherDevice: other,
    }) => {
      const { email, login, security, open, dialog, t } = await openSettings(page, locale);
      await signInThere(other, email, locale);
      await open('sessions');
      await expectAccessible(page);
      await dialog('sessions').getByRole('button', { name: security.sessions.confirm }).click();
      await expectPath(page, login.path);
      await login.expectMessage('sessionEnded');
      await other.goto('/account-settings');
      await expectPath(other, login.path);
      await expect.poll(() => textOfMail(email)).toContain(t.mail.account.sessionsEnded.text);
    });

    test('the former address comes back by its link, which offers a new password', async ({
      page,
    }) => {
      const email = newEmail();
      const attacker = newEmail();
      await createAccount(email, PASSWORD);
      await moveAccount(email, attacker);
      const { auth, button, expectMessage } = loginPage(page, locale);
      // Firebase's e-mail is in the language of the account; here the page is asked for.
      const link = new URL(await linkInMail(email, 'RECOVER_EMAIL'));
      link.searchParams.set('lang', locale);
      await page.goto(link.href);
      const { heading, submit } = auth.oldAddress;
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      await expectAccessible(page);
      expect(await hasAccount(email)).toBe(true);
      expect(await hasAccount(attacker)).toBe(false);
      await button(submit).click();
      await expectMessage('resetSent');
      expect(await linkInMail(email, 'PASSWORD_RESET')).toContain('oobCode');
      await page.goto(link.href);
      await expectMessage('expiredRecoveryLink');
    });
  });
}
