import type { BrowserContext, Page } from '@playwright/test';
import { DAY_MS } from '#shared/rules/durations.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { SESSION_HINT_KEY } from '#src/lib/session/session-hint.ts';
import { ROUTE_ACCESS, ROUTES, type RouteName } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { holdRequests } from './held-requests';
import { ageSession } from './kept-session';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const MEMBERS_ROUTES = Object.keys(ROUTE_ACCESS) as (keyof typeof ROUTE_ACCESS & RouteName)[];

async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === '__session');
}

async function signIn(page: Page, locale: Locale) {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: 'Mina Muster' });
  const member = journey(page, locale);
  await member.signIn(email);
  await expectPath(page, localizedPath('/dashboard', locale));
  return member;
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('signing out in one tab signs out the others, members’ and public ones', async ({
      page,
      context,
    }) => {
      const { t, badge, logOut } = await signIn(page, locale);
      await expect(badge('free')).toBeVisible();
      const settings = await context.newPage();
      await settings.goto('/account-settings');
      await expect(settings.getByRole('heading', { name: t.account.heading })).toBeVisible();
      const blog = await context.newPage();
      await blog.goto('/blog');
      const menu = blog.locator('header').getByText('Mina Muster').first();
      await expect(menu).toBeVisible();

      await logOut();
      await settings.waitForURL(/\/login$/);
      await expect(menu).toBeHidden();
    });

    test(
      'a tab that renews while another signs out does not bring the member back',
      { tag: '@night' },
      async ({ page, context }) => {
        const { badge, logOut } = await signIn(page, locale);
        // This tab has looked at the session's age by then.
        await expect(badge('free')).toBeVisible();
        await ageSession(page, 2 * DAY_MS);
        const settings = await context.newPage();
        const renew = await holdRequests(settings, '**/api/session');
        const asked = settings.waitForRequest('**/api/session');
        await settings.goto('/account-settings');
        const address = settings.getByText('@example.test');
        await expect(address).toBeVisible();
        await asked;

        await logOut();
        await expect(address).toBeHidden();
        await settings.waitForURL(/\/login$/);
        renew();
        await settings.goto('/account-settings');
        await settings.waitForURL(/\/login$/);
        await expect.poll(() => sessionCookies(context)).toEqual([]);
      },
    );

    test(
      'a call of a tab that another signs out at the same time leads to sign-in',
      { tag: '@night' },
      async ({ page, context }) => {
        const { t, logOut } = await signIn(page, locale);
        const settings = await context.newPage();
        await settings.goto('/account-settings');
        const { communications } = t.account;
        const withdraw = settings.getByRole('button', { name: communications.withdraw });
        const call = await holdRequests(settings, '**/api/consents');
        await withdraw.click();
        await logOut();
        call();
        await settings.waitForURL(/\/login$/);
        await expect(
          settings.getByRole('button', { name: t.auth.signIn.submit, exact: true }),
        ).toBeVisible();
      },
    );

    test('the back button after logout shows nothing protected', async ({ page }) => {
      const { logOut } = await signIn(page, locale);
      await page.goto('/account-settings');
      await expect(page.getByText('@example.test')).toBeVisible();
      await logOut();
      await page.goBack();
      await page.waitForURL(/\/login$/);
      await expect(page.getByText('@example.test')).toHaveCount(0);
    });

    test('a session survives a reload, and the drawer greets the member by name', async ({
      page,
    }) => {
      const { t, badge } = await signIn(page, locale);
      await page.goto('/account-settings');
      await page.reload();
      await expect(page.getByRole('heading', { name: t.account.heading })).toBeVisible();
      await expectPath(page, '/account-settings');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: t.nav.openMenu }).click();
      const drawer = page.locator('#drawer');
      await expect(drawer.getByText('Mina Muster')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t.nav.openMenu })).toBeFocused();
      await page.goto('/dashboard');
      await expect(badge('free')).toBeVisible();
    });
  });
}

test('a page that the browser kept shows the next member nothing until it is loaded anew', async ({
  page,
}) => {
  await signIn(page, 'en');
  await page.goto('/account-settings');
  const address = page.getByText('@example.test');
  await expect(address).toBeVisible();
  // As when it is left, another member signs in, and Back is pressed.
  const text = await page.evaluate((key) => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const hint = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...hint, uid: 'another' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.body.innerText;
  }, SESSION_HINT_KEY);
  expect(text).not.toContain('@example.test');
  await expect(address).toBeVisible();
});

test('a signed-out visitor sees the loading screen and then sign-in on every members’ page', async ({
  page,
}) => {
  for (const name of MEMBERS_ROUTES) {
    const response = await page.request.get(ROUTES[name]);
    expect(await response.text(), name).toContain('role="status"');
    await page.goto(ROUTES[name], { waitUntil: 'commit' });
    await expectPath(page, '/login');
  }
});

test('the sign-in pages are not for search engines', async ({ page }) => {
  for (const path of ['/login', '/reset-password', '/account-settings']) {
    await page.goto(localizedPath(path, 'de'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
