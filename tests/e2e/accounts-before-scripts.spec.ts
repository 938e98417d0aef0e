import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { SHOW_PAYMENT_PATH } from '#src/routes.ts';
import { SITE } from '#src/site.config.ts';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { holdRequests } from './held-requests';
import { loginPage } from './login-page';
import { newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const MODULES = '**/_astro/*.js';
const SIGN_IN = /accounts:signInWithPassword/;

/** A phone on slow 4G: 150 ms, 1.6 Mbit/s, a processor four times as slow. */
async function actAsSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('Enter before hydration signs in once afterwards', async ({ page }) => {
  const login = loginPage(page, 'en');
  const email = newEmail();
  await createAccount(email, PASSWORD);
  let signIns = 0;
  page.on('request', (request) => {
    if (SIGN_IN.test(request.url())) signIns += 1;
  });
  await actAsSlowPhone(page);
  const release = await holdRequests(page, MODULES);
  const answer = await holdRequests(page, SIGN_IN);
  await page.goto(login.path, { waitUntil: 'commit' });
  await login.fill('sign-in', { email, password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  await expectPath(page, login.path);
  release();
  await expect(login.button(login.auth.signIn.pending)).toBeDisabled();
  answer();
  await expectPath(page, '/dashboard');
  expect(signIns).toBe(1);
});

test('what is typed and ticked before hydration stays', async ({ page }) => {
  const login = loginPage(page, 'en');
  await actAsSlowPhone(page);
  const release = await holdRequests(page, MODULES);
  await page.goto(login.path, { waitUntil: 'commit' });
  await login.fill('sign-in', { email: 'mia@example.test' });
  await login.button(login.auth.signIn.toSignUpAction).click();
  release();
  const form = login.panel('sign-up');
  await expect(form.getByLabel(login.auth.fields.email, { exact: true })).toHaveValue(
    'mia@example.test',
  );
  await login.button(login.auth.signUp.toSignInAction, 'sign-up').click();
  await login.button(login.auth.signIn.submit).click();
  await login.expectMessage('fieldsRequired');
  await expect(
    login.panel('sign-in').getByLabel(login.auth.fields.password, { exact: true }),
  ).toBeFocused();
});

test('the way from an order to sign-in works before hydration too', async ({ page }) => {
  const login = loginPage(page, 'en');
  const release = await holdRequests(page, /Login\..*\.js$/);
  await page.goto(SHOW_PAYMENT_PATH);
  await login.button(login.auth.signUp.toSignInAction, 'sign-up').click();
  release();
  await expect(login.panel('sign-in')).toBeVisible();
  await expect(login.panel('sign-up')).toBeHidden();
});

test('offline, before and after hydration, the page shows an error and signs in later', async ({
  page,
  context,
}) => {
  const login = loginPage(page, 'en');
  const email = newEmail();
  await createAccount(email, PASSWORD);
  await login.open();
  await context.setOffline(true);
  await login.fill('sign-in', { email, password: PASSWORD });
  await page.keyboard.press('Enter');
  const notice = page.locator('[data-load-failed]');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(dictionary('en').island.failed);
  // Typing has failed before; what Enter began must have, too.
  await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
  await context.setOffline(false);
  await login.button(login.auth.signIn.forgotPassword).click();
  await expect(notice).toBeHidden();
  await login.expectMessage('resetSent');
  await context.setOffline(true);
  await login.button(login.auth.signIn.submit).click();
  await login.expectMessage('offline');
  await context.setOffline(false);
  await login.button(login.auth.signIn.submit).click();
  await expectPath(page, '/dashboard');
});

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    for (const path of ['/login', '/reset-password']) {
      test(`${path} fetches neither React nor Firebase before it is used`, async ({ page }) => {
        const modules: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') modules.push(new URL(request.url()).pathname);
        });
        await page.goto(localizedPath(path, locale), { waitUntil: 'networkidle' });
        const islands = page.locator('astro-island');
        await expect(islands.locator('form').first()).toBeAttached();
        for (const island of await islands.all()) {
          expect(modules).not.toContain(await island.getAttribute('renderer-url'));
          expect(modules).not.toContain(await island.getAttribute('component-url'));
        }
      });
    }

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'the sign-in pages show that they need it, and no field',
        { tag: '@smoke' },
        async ({ page }) => {
          const { auth } = loginPage(page, locale);
          for (const [path, text] of [
            ['/login', auth.withoutScript],
            ['/reset-password', auth.reset.withoutScript],
          ] as const) {
            await page.goto(localizedPath(path, locale));
            const notice = page.locator('main noscript p');
            await expect(notice).toBeVisible();
            await expect(notice).toHaveText(fill(text, { email: SITE.email }));
            await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
            await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
          }
        },
      );
    });
  });
}
