import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { SHOW_PAYMENT_PATH } from '#src/routes.ts';
import { OAUTH_WAIT_MS } from '#shared/limits.ts';
import { HOST, localPorts } from '#scripts/environment.ts';
import { expectAccessible } from '../helpers/accessibility';
import { cutAuth, expectPath, hasAccount } from '../helpers/auth-accounts';
import { consentsOf } from '../helpers/local-stack';
import { holdRequests } from './held-requests';
import { loginPage } from './login-page';
import { newEmail } from './member-journey';
import { expect, test } from './test';

const GOOGLE = `http://${HOST}:${localPorts().google}`;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const dashboard = localizedPath('/dashboard', locale);
    const order = localizedPath(SHOW_PAYMENT_PATH, locale);

    test('a visitor signs in with Google and stays signed in', async ({ page }) => {
      const login = loginPage(page, locale);
      const email = newEmail();
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await page.goto(order);
      await login.button(login.auth.google.action, 'sign-up').click();
      await page.waitForURL(`${GOOGLE}/**`);
      await login.chooseNewAccount(email);
      await expect(
        page.getByRole('heading', { name: login.auth.consentStep.heading }),
      ).toBeFocused();
      await expectAccessible(page);
      await login.agree();
      await expectPath(page, order);
      expect(await consentsOf(email)).toEqual(['privacy', 'communications']);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectPath(page, order);
      const own = addresses.filter((address) => !address.startsWith(GOOGLE));
      expect(own.join(' ')).not.toContain(encodeURIComponent(email));
      // The code is not left behind in the history.
      await page.goBack();
      await expect(page).not.toHaveURL(/code=/);
    });

    test('without agreement there is no session, a new account goes, and the next sign-in asks again', async ({
      page,
    }) => {
      const login = loginPage(page, locale);
      const email = newEmail();
      for (const answer of ['decline new', 'leave', 'decline', 'agree']) {
        await login.open();
        await login.button(login.auth.google.action).click();
        await login.chooseNewAccount(email);
        const heading = page.getByRole('heading', { name: login.auth.consentStep.heading });
        await expect(heading).toBeVisible();
        if (answer.startsWith('decline')) {
          await login.button(login.auth.consentStep.decline).click();
          await expect(login.button(login.auth.signIn.submit)).toBeVisible();
          // An account that this sign-in has made goes with it.
          expect(await hasAccount(email)).toBe(answer === 'decline');
        }
        if (answer === 'agree') break;
        await page.goto(dashboard);
        await expectPath(page, login.path);
      }
      await login.agree();
      await expectPath(page, dashboard);
    });

    for (const [what, refuse] of [
      ['cancelled', ['Cancel']],
      ['denied', ['Gina Google', 'Deny']],
    ] as const) {
      test(`a sign-in that is ${what} at Google ends on the form with a text and a clean address`, async ({
        page,
      }) => {
        const login = loginPage(page, locale);
        await login.open();
        await login.button(login.auth.google.action).click();
        for (const name of refuse) await page.getByRole('button', { name }).click();
        await login.expectMessage('googleFailed');
        await expectPath(page, login.path);
        await expect(login.button(login.auth.signIn.submit)).toBeVisible();
        await expectAccessible(page);
      });
    }

    test(
      'an answer that takes more than 8 s is reported as slow, and still signs in when it comes',
      { tag: '@night' },
      async ({ page }) => {
        const login = loginPage(page, locale);
        await page.clock.install();
        // The last step of it: our own call is given up after 15 s.
        const answer = await holdRequests(page, '**/accounts:signInWithIdp?*');
        await login.open();
        await login.button(login.auth.google.action).click();
        const asked = page.waitForRequest('**/accounts:signInWithIdp?*');
        await login.chooseNewAccount(newEmail());
        await expect(
          page.getByRole('heading', { name: login.auth.google.returning }),
        ).toBeVisible();
        await asked;
        await expectPath(page, login.path);
        await page.clock.runFor(OAUTH_WAIT_MS);
        await login.expectMessage('googleSlow');
        await expectAccessible(page);
        answer();
        await page.clock.resume();
        await login.agree();
        await expectPath(page, dashboard);
      },
    );
  });
}

for (const [step, address] of [
  ['our exchange', '**/api/google-sign-in'],
  ['Firebase', '**/accounts:signInWithIdp?*'],
] as const) {
  test(
    `refreshing while ${step} is slow finishes the sign-in`,
    { tag: '@night' },
    async ({ page }) => {
      const login = loginPage(page, 'en');
      // Never answered: the page that asked is gone by then.
      await page.route(address, () => undefined, { times: 1 });
      await login.open();
      await login.button(login.auth.google.action).click();
      const asked = page.waitForRequest(address);
      await login.chooseNewAccount(newEmail());
      await asked;
      await page.reload();
      await login.agree();
      await expectPath(page, '/dashboard');
    },
  );
}

test('an answer with another state is refused and its code is never exchanged', async ({
  page,
}) => {
  const login = loginPage(page, 'en');
  let exchanges = 0;
  await page.route('**/api/google-sign-in', (route) => {
    exchanges += 1;
    return route.continue();
  });
  await page.goto('/login?code=4/abc&state=forged');
  await login.expectMessage('googleFailed');
  await login.button(login.auth.google.action).click();
  await page.waitForURL(`${GOOGLE}/**`);
  await page.goto('/login?code=4/abc&state=forged');
  await login.expectMessage('googleFailed');
  await expectPath(page, '/login');
  // Only a new document is an answer.
  for (const answer of ['#access_token=abc', '?code=4/abc', '?error=access_denied']) {
    await page.goto('/blog');
    await page.goto(`/login${answer}`);
    await login.expectMessage('googleFailed');
  }
  await expectPath(page, '/login');
  expect(exchanges).toBe(0);
});

test(
  'a code that Google refuses, and an auth service out of reach, end on the form',
  { tag: '@night' },
  async ({ page }) => {
    const login = loginPage(page, 'en');
    await page.route('**/api/google-sign-in', (route) =>
      route.continue({ postData: JSON.stringify({ code: 'used', verifier: 'x'.repeat(43) }) }),
    );
    for (const prepare of [() => Promise.resolve(), () => cutAuth(page)]) {
      await prepare();
      await login.open();
      await login.button(login.auth.google.action).click();
      await page.getByRole('button', { name: 'Gina Google' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await login.expectMessage('googleFailed');
      await page.unroute('**/api/google-sign-in');
    }
  },
);
