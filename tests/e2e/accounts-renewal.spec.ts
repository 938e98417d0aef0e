import type { BrowserContext, Page } from '@playwright/test';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createAccount, expectPath, hasAccount, revokeTokens } from '../helpers/auth-accounts';
import { ageSession, leaveMembersArea } from './kept-session';
import { loginPage } from './login-page';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const SESSION = '**/api/session';

/** A member who has signed in on the sign-in page, a while ago, and then left the members' area. */
async function signIn(page: Page, locale: Locale) {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  await journey(page, locale).signIn(email);
  await expectPath(page, localizedPath(ROUTES.dashboard, locale));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mina');
  await leaveMembersArea(page);
  await ageSession(page, 2 * MINUTE_MS);
  return { email, settings: localizedPath(ROUTES.accountSettings, locale) };
}

const dropCookie = (context: BrowserContext) => context.clearCookies({ name: '__session' });

async function hasCookie(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name === '__session');
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a session whose cookie is gone is renewed without a form, and the page comes back', async ({
      page,
      context,
    }) => {
      const { email, settings } = await signIn(page, locale);
      await dropCookie(context);
      const renewed = page.waitForResponse(SESSION);
      await page.goto(settings, { waitUntil: 'commit' });
      expect((await renewed).status()).toBe(200);
      await expectPath(page, settings);
      await expect(page.getByText(email)).toBeVisible();
      expect(await hasCookie(context)).toBe(true);
    });

    test(
      'the page shows that the session is being renewed, and without a connection a retry button',
      { tag: '@night' },
      async ({ page, context }) => {
        const { settings } = await signIn(page, locale);
        const login = loginPage(page, locale);
        await dropCookie(context);
        const { promise: released, resolve: release } = Promise.withResolvers<null>();
        await page.route(SESSION, async (route) => {
          await released;
          await route.abort();
        });
        await page.goto(settings, { waitUntil: 'commit' });
        const waiting = page.getByRole('heading', { name: login.auth.google.returning });
        await expect(waiting).toBeVisible();
        await expectAccessible(page);
        release(null);
        await login.expectMessage('tryAgain');
        await page.unroute(SESSION);
        await page.goto(settings, { waitUntil: 'commit' });
        await expectPath(page, settings);
      },
    );

    test('a browser that keeps no cookies gets an explanation, not a redirect loop', async ({
      page,
      context,
    }) => {
      const email = newEmail();
      await createAccount(email, PASSWORD);
      const login = loginPage(page, locale);
      let asked = 0;
      await page.route(SESSION, async (route) => {
        asked += 1;
        const response = await route.fetch();
        await dropCookie(context);
        await route.fulfill({ status: response.status(), body: await response.body() });
      });
      await journey(page, locale).signIn(email);
      await login.expectMessage('cookiesNeeded');
      await expectPath(page, login.path);
      await expectAccessible(page);
      expect(asked).toBe(1);
    });

    test('a member who changed the password on another device signs in again', async ({
      page,
      context,
    }) => {
      const { email, settings } = await signIn(page, locale);
      await revokeTokens(email);
      await dropCookie(context);
      await page.goto(settings, { waitUntil: 'commit' });
      const login = loginPage(page, locale);
      await login.expectMessage('sessionEnded');
      await expectAccessible(page);
      await login.fill('sign-in', { email, password: PASSWORD });
      await login.button(login.auth.signIn.submit).click();
      await expectPath(page, settings);
    });
  });
}

test('a session of more than a day is renewed once its page is idle', async ({ page }) => {
  const { settings } = await signIn(page, 'en');
  await ageSession(page, 2 * DAY_MS);
  const renewed = page.waitForResponse(SESSION);
  await page.goto(settings, { waitUntil: 'commit' });
  expect((await renewed).status()).toBe(200);
  await expectPath(page, settings);
});

for (const [what, hours] of [
  ['an hour ahead', 1],
  ['an hour behind', -1],
] as const) {
  test(
    `with a clock that is ${what} a session is made, used and renewed`,
    { tag: '@night' },
    async ({ page, context }) => {
      await page.clock.install({ time: Date.now() + hours * HOUR_MS });
      await page.clock.resume();
      const { email, settings } = await signIn(page, 'en');
      await page.goto(settings, { waitUntil: 'commit' });
      await expect(page.getByText(email)).toBeVisible();
      await leaveMembersArea(page);
      await dropCookie(context);
      // The clock is set right meanwhile.
      await page.clock.setSystemTime(Date.now());
      await ageSession(page, 2 * MINUTE_MS);
      await page.goto(settings, { waitUntil: 'commit' });
      await expectPath(page, settings);
      await expect(page.getByText(email)).toBeVisible();
    },
  );
}

test(
  'a link from another site to the sign-in page ends no session',
  { tag: '@night' },
  async ({ page, baseURL }) => {
    const { settings } = await signIn(page, 'en');
    await page.route('https://elsewhere.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${baseURL}/login?logout=1">Look</a><a href="${baseURL}/login">And here</a>`,
      }),
    );
    for (const name of ['Look', 'And here']) {
      await page.goto('https://elsewhere.test/');
      await page.getByRole('link', { name }).click();
      await expectPath(page, ROUTES.dashboard);
    }
    await page.goto(settings, { waitUntil: 'commit' });
    await expect(page.getByText('@example.test')).toBeVisible();
  },
);

test('a sign-out that does not reach the server is reported as failed, and can be repeated', async ({
  page,
}) => {
  await signIn(page, 'en');
  const { logOut, t } = journey(page, 'en');
  await page.goto(ROUTES.dashboard);
  await page.route(SESSION, (route) => route.abort());
  await page.locator('header nav .when-signed-in summary').click();
  await page.locator('header nav').getByRole('link', { name: t.nav.logout }).click();
  await loginPage(page, 'en').expectMessage('tryAgain');
  await page.unroute(SESSION);
  await logOut();
  await page.goto(ROUTES.dashboard);
  await expectPath(page, ROUTES.login);
});

test(
  'going offline and back loses neither the session nor what was chosen',
  { tag: '@night' },
  async ({ page, context }) => {
    const { settings } = await signIn(page, 'en');
    const { communications } = journey(page, 'en').t.account;
    await page.goto(settings, { waitUntil: 'commit' });
    const withdraw = page.getByRole('button', { name: communications.withdraw });
    await expect(withdraw).toBeEnabled();
    await context.setOffline(true);
    await withdraw.click();
    await expect(page.getByRole('status').getByText(communications.failed)).toBeVisible();
    await expectPath(page, settings);
    await context.setOffline(false);
    await withdraw.click();
    await expect(page.getByRole('button', { name: communications.agree })).toBeEnabled();
  },
);

test('an account whose deletion broke off can only be deleted, after a new sign-in too', async ({
  page,
}) => {
  const { email, settings } = await signIn(page, 'en');
  const { auth, account } = journey(page, 'en').t;
  await page.route('**/api/me', (route) =>
    route.fulfill({ status: 403, json: { error: 'Unfinished', code: 'deletion-unfinished' } }),
  );
  await page.route(SESSION, async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as object;
    await route.fulfill({ response, json: { ...session, deletion: true } });
  });
  await page.goto(settings, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: auth.deletion.heading })).toBeFocused();
  await expectAccessible(page);
  const remove = page.getByRole('button', { name: account.deletion.confirm });
  const alerted = page.waitForEvent('dialog');
  const clicked = remove.click();
  const alert = await alerted;
  expect(alert.message()).toBe(account.deletion.succeeded);
  await alert.accept();
  await clicked;
  await expectPath(page, ROUTES.home);
  expect(await hasAccount(email)).toBe(false);
});
