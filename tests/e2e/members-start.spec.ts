import { expect, test } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { MEMBERSHIP_ROUTES, ROUTES } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#local/seed/accounts.ts';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { layoutShift } from '../helpers/layout-shift';
import { LAYOUT_SHIFT } from '../site/budgets';
import { libraryPage } from './prompt-library-page';
import { journey, newEmail, PASSWORD } from './member-journey';

const { members } = dictionary('en');

test('the dashboard and its numbers do not wait for Firebase to look the account up', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: 'Mina Muster' });
  const { t, comeBack } = journey(page, 'en');
  await comeBack(email);

  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/accounts:lookup/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Mina');
  await expect(page.getByRole('heading', { name: t.dashboard.tools.heading })).toBeVisible();
  const statistic = page.getByText(t.dashboard.statistics.toolsUsed).locator('xpath=../dd');
  await expect(statistic).toHaveText(/^\d+$/);
  release(undefined);
  await expectPath(page, '/dashboard');
});

test('nothing moves when a page’s content comes in place of Loading', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await journey(page, 'en').comeBack('premium@example.test', DEMO_PASSWORD);
  for (const name of MEMBERSHIP_ROUTES) {
    await page.goto(ROUTES[name], { waitUntil: 'networkidle' });
    await expect(page.getByText(members.loading, { exact: true })).toHaveCount(0);
    expect(await layoutShift(page), name).toBeLessThanOrEqual(LAYOUT_SHIFT);
  }
});

test('the prompts are asked for before the library’s modules are there, and only once', async ({
  page,
}) => {
  const library = libraryPage(page, 'en');
  await library.signIn();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/prompts')) calls.push(request.url());
  });
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/api\/prompts/);
  await page.goto(library.path, { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  release(undefined);
  await expect(library.cards.first()).toBeVisible();
  expect(calls).toHaveLength(1);
});
