import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { ROUTES } from '#src/routes.ts';
import { createAccount } from '../helpers/auth-accounts';
import { CHARGE, expectUnharmed, HOSTILE_URLS } from '../helpers/injection';
import { watchPage, type Watch } from '../helpers/watched-page';
import { clipboardText } from './clipboard';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

/** Every name under which our pages read something, and those that sites fall for most. */
const PARAMETERS = [
  ...['showPayment', 'welcome', 'first_time', 'cancelled', 'logout', 'lang', 'mode', 'oobCode'],
  ...['code', 'state', 'error', 'apiKey', 'q', 'search', 'tool', 'name', 'email', 'plan'],
  ...[
    'next',
    'redirect',
    'redirect_to',
    'return',
    'returnTo',
    'return-path',
    'continue',
    'continueUrl',
    'url',
  ],
];

/** Pages that read their address, or might. */
const READERS = [
  ROUTES.home,
  ROUTES.login,
  ROUTES.resetPassword,
  ROUTES.glossary,
  ROUTES.periodicTable,
  ROUTES.promptBuilder,
  ROUTES.contact,
  ROUTES.cancelContract,
  ROUTES.withdrawContract,
  ROUTES.training,
  ROUTES.dashboard,
  '/no-such-page',
];

const everywhere = (valueAt: (index: number) => string) =>
  new URLSearchParams(PARAMETERS.map((name, index) => [name, valueAt(index)])).toString();
const charged = everywhere(() => CHARGE);
/** Each parameter leads elsewhere; over all shifts, each one to all addresses. */
const misled = HOSTILE_URLS.map((_, shift) =>
  everywhere((index) => HOSTILE_URLS[(index + shift) % HOSTILE_URLS.length] ?? ''),
);

/** No other host was asked, and the policy had nothing to stop, which an injection would be. */
function expectQuiet({ errors, thirdParties }: Watch): void {
  expect(thirdParties).toEqual([]);
  expect(errors.filter((text) => /content security policy|mixed content/i.test(text))).toEqual([]);
}

test('no query parameter or fragment is run, shown as markup or followed', async ({ page }) => {
  const watch = watchPage(page);
  for (const path of READERS) {
    for (const query of [charged, misled[0] ?? '']) {
      await page.goto(`${path}?${query}#${encodeURIComponent(CHARGE)}`);
      // The next address must not meet the way to sign-in half done.
      if (path === ROUTES.dashboard) await page.waitForURL(/\/login$/);
      await expectUnharmed(page);
    }
  }
  for (const path of [ROUTES.login, ROUTES.resetPassword]) {
    for (const query of misled.slice(1)) {
      await page.goto(`${path}?${query}`);
      await expectUnharmed(page);
    }
  }
  for (const mode of ['resetPassword', 'verifyEmail']) {
    const query = new URLSearchParams({ mode, oobCode: CHARGE, continueUrl: '//evil.test' });
    await page.goto(`${ROUTES.resetPassword}?${query}`);
    await expect(page.locator('main h1').filter({ visible: true })).toBeFocused();
    await expectUnharmed(page);
  }
  expectQuiet(watch);
});

test('no path leads to another site', async ({ request, baseURL }) => {
  const tricks = [
    '//evil.test',
    '//evil.test/',
    '/\\evil.test/',
    '/%5Cevil.test/',
    '/%2Fevil.test/',
  ];
  const tails = ['x', 'x/', 'x.html', 'index.html'];
  const paths = tricks.flatMap((trick) => [trick, ...tails.map((tail) => `${trick}/${tail}`)]);
  const prefixed = [...paths, ...paths.map((path) => `/de${path}`), '/join//evil.test/'];
  for (const path of prefixed) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 });
    const target = new URL(response.headers()['location'] ?? '/', baseURL);
    expect(target.origin, path).toBe(baseURL);
  }
});

test('what visitors type is shown as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { contact, contractNotice, promptBuilder } = dictionary('en');
  // From an address of its own: one address gets at most three receipts a day.
  const email = `ada-${crypto.randomUUID()}@example.test`;
  const watch = watchPage(page);

  await page.goto(ROUTES.glossary);
  await page.getByRole('searchbox').fill(CHARGE);
  await expectUnharmed(page);

  await page.goto(ROUTES.contact);
  const form = page.locator('form[action="/api/contact"]');
  for (const field of ['name', 'phone', 'subject', 'message'] as const) {
    // A phone number without digits is refused.
    await form.locator(`[name=${field}]`).fill(field === 'phone' ? `1 ${CHARGE}` : CHARGE);
  }
  await form.locator('[name=email]').fill(email);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expectUnharmed(page);

  for (const path of [ROUTES.cancelContract, ROUTES.withdrawContract]) {
    await page.goto(path);
    await page.getByLabel(contractNotice.form.name, { exact: true }).fill(CHARGE);
    await page.getByLabel(contractNotice.form.email, { exact: true }).fill(email);
    await page.getByLabel(contractNotice.form.contract, { exact: true }).fill(CHARGE);
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('pre')).toContainText(CHARGE.slice(0, 20));
    await expectUnharmed(page);
  }

  await page.goto(ROUTES.promptBuilder);
  const answer = page
    .getByLabel(promptBuilder.answer, { exact: true })
    .and(page.locator(':visible'));
  for (let step = 0; step < 6; step += 1) {
    await answer.fill(CHARGE);
    // The shortcut works only once the island is hydrated.
    await expect(page.locator('main form [type=submit]')).toBeEnabled();
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.locator('main textarea[readonly]')).toHaveValue(new RegExp('x-probe'));
  await page.getByRole('button', { name: promptBuilder.result.share, exact: true }).click();
  await expect(
    page.getByRole('button', { name: promptBuilder.result.shareCopied, exact: true }),
  ).toBeVisible();
  const link = await clipboardText(page);
  expect(link).toContain('#p1=');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('main textarea[readonly]')).toHaveValue(new RegExp('x-probe'));
  await expectUnharmed(page);
  expectQuiet(watch);
});

async function signIn(page: Page, email: string): Promise<void> {
  await journey(page, 'en').signIn(email);
  await page.waitForURL((url) => url.pathname === ROUTES.dashboard);
}

test('a remembered path never leads a member to another site', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  const watch = watchPage(page);
  for (const path of ['//evil.test/', '/\\evil.test/', 'javascript:window.harmed=1']) {
    await page.goto(ROUTES.login);
    await page.evaluate((stored) => sessionStorage.setItem('return-path', stored), path);
    await signIn(page, email);
    await expectUnharmed(page);
    await journey(page, 'en').logOut();
  }
  expectQuiet(watch);
});

test('a member’s name is shown as text, and hostile flags do nothing', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: CHARGE });
  const watch = watchPage(page);
  await signIn(page, email);
  for (const query of [charged, ...misled.slice(0, 1)]) {
    await page.goto(`${ROUTES.dashboard}?${query}`);
    await expect(page.locator('header').first()).toContainText('x-probe');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectUnharmed(page);
  }
  await page.goto(ROUTES.accountSettings);
  await expect(page.getByText(email)).toBeVisible();
  await expectUnharmed(page);
  expectQuiet(watch);
});
