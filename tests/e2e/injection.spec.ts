import { expect, test, type Page } from '@playwright/test';
import { dictionary } from '@/i18n/dictionaries';
import { ROUTES } from '@/routes';
import { createAccount } from '../helpers/auth-accounts';
import { PERSON } from '../helpers/contact-page';
import { CHARGE, expectUnharmed, foreignHosts, HOSTILE_URLS } from '../helpers/injection';
import { journey, newEmail, PASSWORD } from './member-journey';

/** Every name under which our pages read something, and those that sites fall for most. */
const PARAMETERS = [
  ...['showPayment', 'welcome', 'first_time', 'cancelled', 'logout', 'lang', 'mode', 'oobCode'],
  ...['code', 'state', 'error', 'apiKey', 'q', 'search', 'tool', 'name', 'email', 'plan'],
  ...['next', 'redirect', 'redirect_to', 'return', 'returnTo', 'return-path', 'continue', 'url'],
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

const everywhere = (value: string) =>
  new URLSearchParams(PARAMETERS.map((name) => [name, value])).toString();

test('no query parameter or fragment is run, shown as markup or followed', async ({ page }) => {
  const asked = foreignHosts(page);
  for (const path of READERS) {
    for (const value of [CHARGE, ...HOSTILE_URLS]) {
      await page.goto(`${path}?${everywhere(value)}#${encodeURIComponent(value)}`);
      await expectUnharmed(page);
    }
  }
  for (const mode of ['resetPassword', 'verifyEmail']) {
    for (const lang of ['en', CHARGE, '//evil.test']) {
      const query = new URLSearchParams({
        mode,
        lang,
        oobCode: CHARGE,
        continueUrl: '//evil.test',
      });
      await page.goto(`${ROUTES.resetPassword}?${query}`);
      await expect(page.locator('main h1').filter({ visible: true })).toBeFocused();
      await expectUnharmed(page);
    }
  }
  expect(asked).toEqual([]);
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

test('what visitors type is shown as text', async ({ page }) => {
  const { contact, contractNotice, promptBuilder } = dictionary('en');
  const asked = foreignHosts(page);

  await page.goto(ROUTES.glossary);
  await page.getByRole('searchbox').fill(CHARGE);
  await expectUnharmed(page);

  await page.goto(ROUTES.contact);
  const form = page.locator('[data-contact]');
  for (const field of ['name', 'phone', 'subject', 'message'] as const) {
    await form.locator(`[name=${field}]`).fill(CHARGE);
  }
  await form.locator('[name=email]').fill(PERSON.email);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expectUnharmed(page);

  for (const path of [ROUTES.cancelContract, ROUTES.withdrawContract]) {
    await page.goto(path);
    await page.getByLabel(contractNotice.form.name, { exact: true }).fill(CHARGE);
    await page.getByLabel(contractNotice.form.email, { exact: true }).fill(PERSON.email);
    await page.getByLabel(contractNotice.form.contract, { exact: true }).fill(CHARGE);
    await page.locator('[data-notice] button[type=submit]').click();
    await expect(page.locator('pre')).toContainText(CHARGE.slice(0, 20));
    await expectUnharmed(page);
  }

  await page.goto(ROUTES.promptBuilder);
  for (let step = 0; step < 6; step += 1) {
    await page.locator('[data-builder] textarea:visible').fill(CHARGE);
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.locator('[data-prompt]')).toHaveValue(new RegExp('x-probe'));
  await page.getByRole('button', { name: promptBuilder.result.share, exact: true }).click();
  await expect(page).toHaveURL(/#p1=/);
  await page.reload();
  await expect(page.locator('[data-prompt]')).toHaveValue(new RegExp('x-probe'));
  await expectUnharmed(page);
  expect(asked).toEqual([]);
});

async function signIn(page: Page, email: string): Promise<void> {
  await journey(page, 'en').signIn(email);
  await page.waitForURL((url) => url.pathname === ROUTES.dashboard);
}

test('a remembered path never leads a member to another site', async ({ page }) => {
  const email = newEmail();
  await createAccount(email, PASSWORD);
  const asked = foreignHosts(page);
  for (const path of HOSTILE_URLS) {
    await page.goto(ROUTES.login);
    await page.evaluate((stored) => sessionStorage.setItem('return-path', stored), path);
    await signIn(page, email);
    await expectUnharmed(page);
    await page.goto(`${ROUTES.login}?logout=1`);
    await expect(page.getByText(dictionary('en').auth.messages.signedOut)).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('a member’s name and records are shown as text, and hostile flags do nothing', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: CHARGE });
  const asked = foreignHosts(page);
  await signIn(page, email);
  await expect(page.locator('main h1').first()).toContainText('x-probe');
  await expectUnharmed(page);
  for (const value of [CHARGE, ...HOSTILE_URLS]) {
    await page.goto(`${ROUTES.dashboard}?${everywhere(value)}`);
    await expect(page.locator('main h1').first()).toContainText('x-probe');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectUnharmed(page);
  }
  await page.goto(ROUTES.accountSettings);
  await expect(page.getByText(email)).toBeVisible();
  await expectUnharmed(page);
  expect(asked).toEqual([]);
});
